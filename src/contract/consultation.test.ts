import { expect, test } from 'vitest';
import { parseConsultation } from './consultation.ts';

const fields = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  mobile: '9876543210',
  company: 'Rao & Co',
  message: 'Two questions.',
  interest: 'web',
  wecontactyou: 'email',
};

test.each([
  ['email', 'email', 'EMAIL_ME'],
  ['call', 'call', 'CALL_ME'],
  ['either', 'either', 'EITHER'],
  [['email'], 'email', 'EMAIL_ME'],
  [['call', 'email'], 'email, call', 'EITHER'],
  ['call, email', 'email, call', 'EITHER'],
  ['call,email', 'email, call', 'EITHER'],
  [['either', 'call'], 'call, either', 'EITHER'],
  [['either', 'call', 'email'], 'email, call, either', 'EITHER'],
  [['call', 'call', ' call '], 'call', 'CALL_ME'],
  [['email', 'fax'], 'email', 'EMAIL_ME'],
])('the choice %j is sent as %j and %s', (chosen, wecontactyou, contactYou) => {
  const parsed = parseConsultation({ ...fields, wecontactyou: chosen }, true);
  expect(parsed).toMatchObject({ ok: true, value: { wecontactyou, contactYou } });
});

test.each(['', [], undefined, 'fax', ['Email'], 'constructor', [['email']]])(
  'the choice %j is no choice',
  (wecontactyou) => {
    const parsed = parseConsultation({ ...fields, wecontactyou }, true);
    expect(parsed).toEqual({ ok: false, errors: { wecontactyou: 'required' } });
  },
);

test('interest is required in the form, and never sent', () => {
  const { interest: _interest, ...sent } = fields;
  expect(parseConsultation(sent, true)).toEqual({ ok: false, errors: { interest: 'required' } });
  const parsed = parseConsultation(fields, true);
  expect(parsed).toEqual({ ok: true, value: { ...sent, contactYou: 'EMAIL_ME' } });
  expect(parseConsultation(sent, false)).toEqual(parsed);
});

test('an empty form has a mistake in every field', () => {
  expect(parseConsultation({}, true)).toEqual({
    ok: false,
    errors: {
      name: 'required',
      company: 'required',
      email: 'required',
      mobile: 'required',
      interest: 'required',
      message: 'required',
      wecontactyou: 'required',
    },
  });
});

test.each([
  ['company', 'x'.repeat(201), 'too-long'],
  ['interest', 'cloud', 'invalid'],
  ['mobile', '+91 98765 43210', 'invalid'],
  ['email', 'a b@c.d', 'invalid'],
])('a wrong %s is the only mistake named', (field, value, code) => {
  const parsed = parseConsultation({ ...fields, [field]: value }, true);
  expect(parsed).toEqual({ ok: false, errors: { [field]: code } });
});
