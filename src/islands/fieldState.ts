type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Remembers the fields of a static form that no longer hold what the page came with (typed,
 * chosen, ticked, or restored by the browser) and returns a function that puts it back after
 * hydration: React Aria's fields are controlled, so hydrating would empty them.
 */
export function takeFieldState(form: ParentNode): () => void {
  const changed = [...form.querySelectorAll<Field>('input, textarea, select')].filter(isChanged);
  const taken = changed.map((field) => ({
    field,
    value: field.value,
    isChecked: 'checked' in field && field.checked,
    selection: selectionOf(field),
  }));
  return () => {
    for (const { field, value, isChecked, selection } of taken) {
      if ('checked' in field && field.checked !== isChecked) field.click();
      if (field.value === value) continue;
      setValue(field, value);
      if (selection && document.activeElement === field) {
        (field as HTMLInputElement).setSelectionRange(...selection);
      }
    }
  };
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  }
  if ('checked' in field && field.checked !== field.defaultChecked) return true;
  return field.value !== field.defaultValue;
}

/** Sets a value the way typing does: past React's own setter, then told by an event. */
function setValue(field: Field, value: string): void {
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  const event = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(event, { bubbles: true }));
}

/** The caret of a text field; null for types without one, such as email. */
function selectionOf(field: Field): [number, number] | null {
  if (field instanceof HTMLSelectElement || field.selectionStart === null) return null;
  return [field.selectionStart, field.selectionEnd ?? field.selectionStart];
}
