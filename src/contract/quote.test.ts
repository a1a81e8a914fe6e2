import { expect, test } from 'vitest';
import { parseQuote } from './quote.ts';

const labels = ['Software Development', 'Mobile Applications'];

const fields = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  mobile: '9876543210',
  selectservice: 'Mobile Applications',
  message: 'Please call.',
};

test('a complete request is read as it will be sent', () => {
  expect(parseQuote(fields, labels)).toEqual({ ok: true, value: fields });
});

test('values are trimmed, digits become ASCII, unknown fields are left out', () => {
  const typed = { ...fields, name: ' Asha Rao\n', mobile: ' ９８７６５ ４３２１０ ', extra: 'x' };
  expect(parseQuote(typed, labels)).toEqual({ ok: true, value: fields });
});

test('an empty form has a mistake in every field', () => {
  expect(parseQuote({}, labels)).toEqual({
    ok: false,
    errors: {
      name: 'required',
      email: 'required',
      mobile: 'required',
      selectservice: 'required',
      message: 'required',
    },
  });
});

test.each([
  ['name', 'x'.repeat(201), 'too-long'],
  ['name', '  ', 'required'],
  ['email', 'asha@example', 'invalid'],
  ['mobile', '98765', 'invalid'],
  ['selectservice', 'web', 'invalid'],
  ['selectservice', 'मोबाइल', 'invalid'],
  ['message', 'x'.repeat(5001), 'too-long'],
  ['message', ' \n ', 'required'],
])('a wrong %s is the only mistake named', (field, value, code) => {
  const parsed = parseQuote({ ...fields, [field]: value }, labels);
  expect(parsed).toEqual({ ok: false, errors: { [field]: code } });
});

test.each([
  ['name', 200],
  ['message', 5000],
])('the longest %s has %i characters', (field, length) => {
  expect(parseQuote({ ...fields, [field]: 'x'.repeat(length) }, labels).ok).toBe(true);
});
