import { afterEach, expect, test, vi } from 'vitest';
import { idempotencyHeader, idempotencyKeyShape } from '../contract/intake.ts';
import { stopClock } from './testing/stopClock.ts';
import { stubIntake } from './testing/stubIntake.ts';
import { createKey, sendSubmission } from './sendSubmission.ts';

const own = { url: '/api/save', action: '/api/save?page=home' };
const foreign = {
  url: 'https://backend.example/api/save',
  action: 'https://backend.example/api/save?page=home',
};
const body = { email: 'asha@example.com' };

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a request is one JSON post, with its page in the address and nothing added to its body', async () => {
  const intake = stubIntake();
  const outcome = sendSubmission(own, body, 'key-1234');
  await intake.answer(201);
  expect(await outcome).toEqual({ outcome: 'stored' });
  expect(intake.posts).toEqual([
    {
      url: '/api/save?page=home',
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [idempotencyHeader]: 'key-1234' },
      body,
    },
  ]);
});

test('a foreign backend gets no query and no header that it may refuse', async () => {
  const intake = stubIntake();
  const outcome = sendSubmission(foreign, body, 'key-1234');
  await intake.answer(200);
  expect(await outcome).toEqual({ outcome: 'stored' });
  expect(intake.posts[0]?.url).toBe(foreign.url);
  expect(intake.posts[0]?.headers).toEqual({ 'Content-Type': 'application/json' });
});

test('the number is read from the answer of our own intake', async () => {
  const intake = stubIntake();
  const outcome = sendSubmission(own, body, 'key-1234');
  await intake.answer(201, '{"status":"stored","reference":"1234-5678"}');
  expect(await outcome).toEqual({ outcome: 'stored', reference: '1234-5678' });
});

test('of a foreign answer only the status is read', async () => {
  const intake = stubIntake();
  const outcome = sendSubmission(foreign, body, 'key-1234');
  await intake.answer(200, '{"reference":"1234-5678"}');
  expect(await outcome).toEqual({ outcome: 'stored' });
});

test.each(['', 'null', '[]', '<p>', '{"reference":5}', '{"status":"stored"}'])(
  'with %j for an answer a request is stored all the same, without a number',
  async (text) => {
    const intake = stubIntake();
    const outcome = sendSubmission(own, body, 'key-1234');
    await intake.answer(201, text);
    expect(await outcome).toEqual({ outcome: 'stored' });
  },
);

test.each([400, 409, 422, 500, 502])(
  'an answer of %i is a refusal, not retried',
  async (status) => {
    const intake = stubIntake();
    const outcome = sendSubmission(own, body, 'key-1234');
    await intake.answer(status);
    expect(await outcome).toEqual({ outcome: 'refused' });
    expect(intake.posts).toHaveLength(1);
  },
);

test.each([429, 503])('an answer of %i says that it may be taken later', async (status) => {
  const intake = stubIntake();
  const outcome = sendSubmission(own, body, 'key-1234');
  await intake.answer(status);
  expect(await outcome).toEqual({ outcome: 'busy' });
  expect(intake.posts).toHaveLength(1);
});

test('a broken connection to our own intake is tried once more, with the same key', async () => {
  const wait = stopClock();
  const intake = stubIntake();
  const outcome = sendSubmission(own, body, 'key-1234');
  await intake.dropConnection();
  await wait(5000);
  await intake.answer(200);
  expect(await outcome).toEqual({ outcome: 'stored' });
  expect(intake.posts).toHaveLength(2);
  expect(intake.posts[1]).toEqual(intake.posts[0]);
});

test('a connection that breaks twice is a failure, and there is no third try', async () => {
  const wait = stopClock();
  const intake = stubIntake();
  const outcome = sendSubmission(own, body, 'key-1234');
  await intake.dropConnection();
  await wait(5000);
  await intake.dropConnection();
  await wait(60_000);
  expect(await outcome).toEqual({ outcome: 'unreachable' });
  expect(intake.posts).toHaveLength(2);
});

test('a broken connection to a foreign backend is not tried again', async () => {
  const wait = stopClock();
  const intake = stubIntake();
  const outcome = sendSubmission(foreign, body, 'key-1234');
  await intake.dropConnection();
  await wait(60_000);
  expect(await outcome).toEqual({ outcome: 'unreachable' });
  expect(intake.posts).toHaveLength(1);
});

test('no answer within 30 seconds counts as a broken connection', async () => {
  const wait = stopClock();
  stubIntake();
  const settled = vi.fn();
  void sendSubmission(foreign, body, 'key-1234').then(settled);
  await wait(29_999);
  expect(settled).not.toHaveBeenCalled();
  await wait(1);
  expect(settled).toHaveBeenCalledExactlyOnceWith({ outcome: 'unreachable' });
});

test('a key is one that our own intake accepts, and no two are alike', () => {
  const keys = Array.from({ length: 20 }, createKey);
  for (const key of keys) expect(key).toMatch(idempotencyKeyShape);
  expect(new Set(keys).size).toBe(20);
});
