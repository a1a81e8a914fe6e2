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

test.each(['<input>', '<textarea></textarea>'])(
  'nobody presses %s to put back what was typed, as one presses a box',
  (html) => {
    const pressed = vi.fn();
    emptied(html, (page) => {
      first<HTMLInputElement>(page, '*').value = 'typed';
      page.addEventListener('click', pressed);
    });
    expect(pressed).not.toHaveBeenCalled();
  },
);

test('who is in the middle of a text stays there', () => {
  const form = emptied('<input>', (page) => {
    const field = first<HTMLInputElement>(page, 'input');
    field.value = 'Asha Rao';
    field.focus();
    field.setSelectionRange(2, 4);
  });
  const { selectionStart, selectionEnd } = first<HTMLInputElement>(form, 'input');
  expect([selectionStart, selectionEnd]).toEqual([2, 4]);
});

test('no caret is set in a field that nobody is in: in some browsers that takes the focus', () => {
  const set = vi.spyOn(HTMLInputElement.prototype, 'setSelectionRange');
  emptied('<input>', (page) => {
    first<HTMLInputElement>(page, 'input').value = 'typed';
  });
  expect(set).not.toHaveBeenCalled();
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

test.each([
  ['into a field that nobody had touched', ''],
  ['after what stood there', 'As'],
])('what is typed while a part comes alive counts: %s', (_, before) => {
  const form = document.createElement('form');
  form.innerHTML = '<input>';
  document.body.append(form);
  onTestFinished(() => form.remove());
  const field = first<HTMLInputElement>(form, 'input');
  field.value = before;
  field.focus();
  const putBack = takeFieldState(form);
  field.value = 'Asha';
  field.setSelectionRange(3, 3);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  form.reset();
  putBack();
  expect(field.value).toBe('Asha');
  expect(field.selectionStart).toBe(3);
});

test('a box ticked while a part comes alive stays ticked', () => {
  const form = document.createElement('form');
  form.innerHTML = '<input type="checkbox">';
  document.body.append(form);
  onTestFinished(() => form.remove());
  const box = first<HTMLInputElement>(form, 'input');
  const putBack = takeFieldState(form);
  box.click();
  form.reset();
  putBack();
  expect(box.checked).toBe(true);
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
