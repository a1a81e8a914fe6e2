import { expect, test } from 'vitest';
import { newsletter } from './newsletter.ts';
import { parseForm } from './parseForm.ts';

test.each(['asha@example.com', 'a@b', '@', ' asha@example.com '])(
  '%j contains an @, which is all it needs',
  (email) => {
    expect(parseForm(newsletter, { email })).toEqual({ ok: true, value: { email: email.trim() } });
  },
);

test.each(['', ' ', 'asha', undefined, 1, ['a@b'], `${'a'.repeat(254)}@`])(
  '%j is refused with one code',
  (email) => {
    expect(parseForm(newsletter, { email })).toEqual({ ok: false, errors: { email: 'invalid' } });
  },
);
