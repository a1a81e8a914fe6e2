type Field = HTMLInputElement | HTMLTextAreaElement;

const fields = 'input, textarea';

/**
 * Remembers the fields of a static form that no longer hold what the page came with (typed,
 * ticked, or restored by the browser), follows what is typed from then on, and returns a function
 * that puts it back after hydration: React Aria's fields are controlled, so hydrating would empty
 * them. A select looks after itself (`SelectField`), because it may be replaced at once.
 */
export function takeFieldState(form: HTMLElement): () => void {
  const taken = new Map<Field, ReturnType<typeof stateOf>>();
  for (const field of form.querySelectorAll<Field>(fields)) {
    if (isChanged(field)) taken.set(field, stateOf(field));
  }
  const follow = ({ target }: Event) => {
    const field = target as Field;
    if (!field.matches(fields)) return;
    // The last of a group of radio buttons is the one that is picked.
    taken.delete(field);
    taken.set(field, stateOf(field));
  };
  form.addEventListener('input', follow);
  return () => {
    form.removeEventListener('input', follow);
    for (const [field, { value, isTicked, selection }] of taken) {
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
  const served = [...form.querySelectorAll<Field>(fields)].map((field) => ({
    field,
    value: field.defaultValue,
  }));
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

function stateOf(field: Field) {
  const isTicked = 'checked' in field && field.checked;
  return { value: field.value, isTicked, selection: selectionOf(field) };
}

/** The caret of a text field; null for types without one, such as email. */
function selectionOf(field: Field): [number, number] | null {
  if (field.selectionStart === null) return null;
  return [field.selectionStart, field.selectionEnd ?? field.selectionStart];
}
