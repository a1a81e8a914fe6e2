import { expect, test } from 'vitest';
import { consultation } from './consultation.ts';
import { parseBody } from './parseBody.ts';
import { parseForm } from './parseForm.ts';

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
  [['either', 'call'], 'call, either', 'EITHER'],
  [['either', 'call', 'email'], 'email, call, either', 'EITHER'],
  [['call', 'call', ' call '], 'call', 'CALL_ME'],
  [['email', 'fax'], 'email', 'EMAIL_ME'],
])(
  'the choice %j is sent as %j and %s',
  { tags: ['S3.5', 'S3.6'] },
  (chosen, wecontactyou, contactYou) => {
    const parsed = parseForm(consultation, { ...fields, wecontactyou: chosen });
    expect(parsed).toMatchObject({ ok: true, value: { wecontactyou, contactYou } });
  },
);

test.each([
  ['call', 'call', 'CALL_ME'],
  ['call, email', 'email, call', 'EITHER'],
  ['call,email', 'email, call', 'EITHER'],
])('a script may send the choice %j', (sent, wecontactyou, contactYou) => {
  const parsed = parseBody(consultation, { ...fields, wecontactyou: sent, contactYou });
  expect(parsed).toMatchObject({ ok: true, value: { wecontactyou, contactYou } });
});

test.each(['EITHER', 'EMAIL_ME', '', undefined])(
  'a script that sends the choice "call" with %j contradicts itself',
  (contactYou) => {
    const parsed = parseBody(consultation, { ...fields, wecontactyou: 'call', contactYou });
    expect(parsed).toEqual({ ok: false, errors: { wecontactyou: 'invalid' } });
  },
);

test.each([undefined, 1])('a script that sends the choice %j sends none', (wecontactyou) => {
  const parsed = parseBody(consultation, { ...fields, wecontactyou, contactYou: 'CALL_ME' });
  expect(parsed).toEqual({ ok: false, errors: { wecontactyou: 'required' } });
});

test('the fields are sent in the order of the specification', () => {
  const parsed = parseForm(consultation, fields);
  expect(parsed.ok && Object.keys(parsed.value)).toEqual([
    'name',
    'email',
    'mobile',
    'company',
    'message',
    'wecontactyou',
    'contactYou',
  ]);
});

test.each(['', [], undefined, 'fax', ['Email'], 'constructor', [['email']]])(
  'the choice %j is no choice',
  (wecontactyou) => {
    const parsed = parseForm(consultation, { ...fields, wecontactyou });
    expect(parsed).toEqual({ ok: false, errors: { wecontactyou: 'required' } });
  },
);

test('interest is required in the form, and never sent', { tags: 'S3.8' }, () => {
  const { interest: _interest, ...sent } = fields;
  expect(parseForm(consultation, sent)).toEqual({ ok: false, errors: { interest: 'required' } });
  const parsed = parseForm(consultation, fields);
  expect(parsed).toEqual({ ok: true, value: { ...sent, contactYou: 'EMAIL_ME' } });
  expect(parseBody(consultation, { ...sent, contactYou: 'EMAIL_ME' })).toEqual(parsed);
});

test('an empty form has a mistake in every field', () => {
  expect(parseForm(consultation, {})).toEqual({
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
  const parsed = parseForm(consultation, { ...fields, [field]: value });
  expect(parsed).toEqual({ ok: false, errors: { [field]: code } });
});
