type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Remembers the fields of a static form that no longer hold what the page came with (typed,
 * ticked, or restored by the browser) and returns a function that puts it back after
 * hydration: React Aria's fields are controlled, so hydrating would empty them. A select looks
 * after itself (`SelectField`), because it may be replaced at once.
 */
export function takeFieldState(form: ParentNode): () => void {
  const changed = [...form.querySelectorAll<Field>('input, textarea')].filter(isChanged);
  const taken = changed.map((field) => ({
    field,
    value: field.value,
    isTicked: 'checked' in field && field.checked,
    selection: selectionOf(field),
  }));
  return () => {
    for (const { field, value, isTicked, selection } of taken) {
      if ('checked' in field && field.checked !== isTicked) field.click();
      setValue(field, value);
      if (selection && document.activeElement === field) {
        (field as HTMLInputElement).setSelectionRange(...selection);
      }
    }
  };
}

/**
 * Lets the browser keep what stands in the fields of a live form when the page is left, for whoever
 * comes back: it keeps what differs from the value that the page came with, and React makes the two
 * the same. Call it before hydrating.
 */
export function letBrowserKeep(form: ParentNode): void {
  const fields = [...form.querySelectorAll<Field>('input, textarea')];
  const served = fields.map((field) => ({ field, value: field.defaultValue }));
  addEventListener('pagehide', () => {
    for (const { field, value } of served) field.defaultValue = value;
  });
}

function isChanged(field: Field): boolean {
  if ('checked' in field && field.checked !== field.defaultChecked) return true;
  return field.value !== field.defaultValue;
}

/**
 * Sets a value the way typing does, then tells React by an event. React notes what is set
 * through the element itself and ignores an event without a difference, so the page's own
 * value goes that way first and the visitor's past it.
 */
function setValue(field: Field, value: string): void {
  field.value = field.defaultValue;
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The caret of a text field; null for types without one, such as email. */
function selectionOf(field: Field): [number, number] | null {
  if (field.selectionStart === null) return null;
  return [field.selectionStart, field.selectionEnd ?? field.selectionStart];
}
