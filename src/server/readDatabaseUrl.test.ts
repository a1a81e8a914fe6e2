import { expect, test } from 'vitest';
import { readDatabaseUrl } from './readDatabaseUrl.ts';

test('without an address there is none', () => {
  expect(readDatabaseUrl({})).toBeUndefined();
  expect(readDatabaseUrl({ DATABASE_URL: '' })).toBeUndefined();
});

test.each([
  'postgresql://user:pass%2Fword@db.example:5432/site?sslmode=verify-full',
  'postgres://user@[::1]/site',
  'postgresql:///site?host=/var/run/postgresql',
])('%s is the address of a database', (url) => {
  expect(readDatabaseUrl({ DATABASE_URL: url })).toBe(url);
});

test.each([
  'mysql://user:secret@db.example/site',
  'postgresql://user:secret@db.example',
  'postgresql://user:secret@db.example/',
  'postgresql://user:sec/ret@db.example/site',
  'postgresql://user:secret%@db.example/site',
  'postgresql://user:secret@db.example/site?sslmode=verify',
  'postgresql:///site',
  'secret',
])('%s is refused without being repeated', (url) => {
  expect(() => readDatabaseUrl({ DATABASE_URL: url })).toThrow(/^Expected DATABASE_URL .+\.$/u);
  expect(() => readDatabaseUrl({ DATABASE_URL: url })).not.toThrow(/secret|sec\/ret/u);
});
