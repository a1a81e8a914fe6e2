import { expect, test } from 'vitest';
import { idempotencyKeyShape, intakePaths, submissionKinds } from './intake.ts';

test('every kind of submission has an address of its own', () => {
  expect(new Set(submissionKinds.map((kind) => intakePaths[kind])).size).toBe(
    submissionKinds.length,
  );
});

test('a random UUID is a key', () => {
  expect(crypto.randomUUID()).toMatch(idempotencyKeyShape);
});

test.each(['1234567', 'a'.repeat(65), 'key 12345', 'key:12345', 'key-12345\n', ''])(
  '%j is no key',
  (key) => {
    expect(key).not.toMatch(idempotencyKeyShape);
  },
);
