import { expect, test } from 'vitest';
import type { Given } from './form.ts';
import { parseForm } from './parseForm.ts';
import { quote } from './quote.ts';

const selectservice = { web: 'Software Development', uiux: 'Mobile Applications' };

const parse = (given: Given) => parseForm(quote, given, { selectservice });

const fields = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  mobile: '9876543210',
  selectservice: 'Mobile Applications',
  message: 'Please call.',
};

test('a complete request is read as it will be sent', () => {
  expect(parse(fields)).toEqual({ ok: true, value: fields });
});

test('values are trimmed, digits become ASCII, unknown fields are left out', () => {
  const typed = { ...fields, name: ' Asha Rao\n', mobile: ' ９８７６５ ４３２１０ ', extra: 'x' };
  expect(parse(typed)).toEqual({ ok: true, value: fields });
});

test('an empty form has a mistake in every field', () => {
  expect(parse({})).toEqual({
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
  const parsed = parse({ ...fields, [field]: value });
  expect(parsed).toEqual({ ok: false, errors: { [field]: code } });
});

test.each([
  ['name', 200],
  ['message', 5000],
])('the longest %s has %i characters', (field, length) => {
  expect(parse({ ...fields, [field]: 'x'.repeat(length) }).ok).toBe(true);
});
