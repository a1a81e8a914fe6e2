import { expect, test } from 'vitest';
import { emailAddress } from './fields/emailAddress.ts';
import { message } from './fields/message.ts';
import type { Field } from './form.ts';
import { forms } from './forms.ts';
import { mistakeIn, sentOf } from './testing/mistakeIn.ts';

const line = { kind: 'text', limit: 200 } as const;

function between(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

const controls = [...between(0, 0x1f), ...between(0x7f, 0x9f)];
const breaks = [0x2028, 0x2029];
const turns = [...between(0x202a, 0x202e), ...between(0x2066, 0x2069)];
const unshowable = [...controls, ...breaks, ...turns];

function holding(point: number): string {
  return `Asha${String.fromCharCode(point)}Rao`;
}

/** The characters that a field refuses, of all that Unicode has in its first plane. */
function refusedIn(field: Field): number[] {
  return between(0, 0xffff).filter((point) => mistakeIn(field, holding(point)) !== undefined);
}

test('of all characters, a line holds neither controls nor breaks nor turns of direction', () => {
  expect(refusedIn(line)).toEqual(unshowable.toSorted((one, other) => one - other));
});

test('none of them is taken in any one-line field of any form', () => {
  const fields = Object.values(forms).flatMap((form) => Object.values<Field>(form.fields));
  const lines = fields.filter((field) => field.kind === 'text' && !field.attributes?.rows);
  // Right in every field but for what is in its middle; of a phone number only its digits are sent.
  const taken = lines.flatMap((field) =>
    unshowable.filter((point) => mistakeIn(field, `asha@exam${holding(point)}.com`) === undefined),
  );
  expect(lines).toHaveLength(8);
  expect(taken).toEqual([]);
});

test.each([
  ['Persian, with a ZWNJ', 'می\u200cخواهم'],
  ['Sinhala, with a ZWJ', 'ශ්\u200dරී'],
  ['Marathi, with a ZWJ', 'दुसऱ्\u200dया'],
  ['Hebrew, with an LRM', 'אשה (C++\u200e)'],
  ['Arabic, with an RLM', '(C++\u200f) آشا'],
  ['Arabic, with an ALM', '10\u061c-12 شارع'],
  ['a family of emoji', '👩\u200d👩\u200d👧'],
])('a name in %s is taken as it is', (_what, name) => {
  expect(sentOf(line, name)).toBe(name);
});

test('white space around a line is dropped before anybody looks', () => {
  expect(sentOf(line, '\tAsha Rao\r\n\u2028')).toBe('Asha Rao');
});

test('an address that could begin another header is refused', () => {
  expect(mistakeIn(emailAddress, 'x\r\nBcc: v@evil.example@y.io')).toBe('invalid');
  expect(mistakeIn(emailAddress, 'asha\u0000@example.com')).toBe('unshowable');
  expect(mistakeIn(emailAddress, '\u202aasha@example.com\u202c')).toBe('unshowable');
  expect(mistakeIn(forms.newsletter.fields.email, 'x\r\nBcc: v@evil.example')).toBe('invalid');
});

test('a message holds line breaks and tabs, and no other control', () => {
  const breaking = ['\t', '\n', '\v', '\f', '\r', '\u0085'].map((text) => text.charCodeAt(0));
  expect(refusedIn(message(4))).toEqual(controls.filter((point) => !breaking.includes(point)));
  expect(mistakeIn(message(4), holding(0x1b))).toBe('unshowable');
});

test('lines of a message that a word processor has ended its own way end like others', () => {
  expect(sentOf(message(4), 'one\vtwo\fthree\u0085four\rfive')).toBe('one\ntwo\nthree\nfour\nfive');
  expect(sentOf(message(4), 'one\r\ntwo\tand\nthree')).toBe('one\r\ntwo\tand\nthree');
});
