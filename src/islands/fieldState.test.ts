import { expect, onTestFinished, test, vi } from 'vitest';
import { letBrowserKeep, takeFieldState } from './fieldState.ts';

/** A static form whose fields are emptied, as hydrating does, and then put back. */
function emptied(html: string, change: (form: HTMLElement) => void): HTMLElement {
  const form = document.createElement('form');
  form.innerHTML = html;
  document.body.append(form);
  onTestFinished(() => form.remove());
  change(form);
  const putBack = takeFieldState(form);
  form.reset();
  putBack();
  return form;
}

function first<Type extends Element>(form: HTMLElement, selector: string): Type {
  return form.querySelector<Type>(selector) ?? expect.fail(`Expected ${selector}.`);
}

test.each([
  ['typed', '<input>'],
  ['typed', '<textarea></textarea>'],
  ['', '<input value="served">'],
])('that "%s" was made of %s is put back', (value, html) => {
  const form = emptied(html, (page) => {
    first<HTMLInputElement>(page, '*').value = value;
  });
  expect(first<HTMLInputElement>(form, '*').value).toBe(value);
});

test.each([
  ['ticked', '<input type="checkbox">', true],
  ['unticked', '<input type="checkbox" checked>', false],
  ['picked', '<input type="radio" name="a">', true],
])('a box that was %s is put back', (_, html, isChecked) => {
  const form = emptied(html, (page) => {
    first<HTMLInputElement>(page, 'input').checked = isChecked;
  });
  expect(first<HTMLInputElement>(form, 'input').checked).toBe(isChecked);
});

test('the page is told of what is put back, as if it were typed', () => {
  const form = document.createElement('form');
  form.innerHTML = '<input name="city">';
  const heard = vi.fn();
  form.addEventListener('input', heard);
  first<HTMLInputElement>(form, 'input').value = 'Latur';
  const putBack = takeFieldState(form);
  form.reset();
  putBack();
  expect(heard).toHaveBeenCalledOnce();
});

test('a field that nobody touched is left to the page', () => {
  const form = document.createElement('form');
  form.innerHTML = '<input value="served">';
  const putBack = takeFieldState(form);
  first<HTMLInputElement>(form, 'input').value = 'newer';
  putBack();
  expect(first<HTMLInputElement>(form, 'input').value).toBe('newer');
});

test.each(['<input value="served">', '<textarea>served</textarea>'])(
  'when the page is left, %s differs again from what it came with, so that the browser keeps it',
  (html) => {
    const form = document.createElement('form');
    form.innerHTML = html;
    const typed = first<HTMLInputElement>(form, '*');
    letBrowserKeep(form);
    // As React does with a controlled field.
    typed.value = 'typed';
    typed.defaultValue = 'typed';
    dispatchEvent(new Event('pagehide'));
    expect([typed.value, typed.defaultValue]).toEqual(['typed', 'served']);
  },
);
