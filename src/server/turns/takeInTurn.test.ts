import { expect, test } from 'vitest';
import { takeInTurn } from './takeInTurn.ts';

test('what has one name is done one after another, and nobody else waits', async () => {
  const inTurn = takeInTurn<string>();
  const first = Promise.withResolvers<string>();
  const begun: string[] = [];
  const act = (text: string) => async () => {
    begun.push(text);
    return text === 'a1' ? first.promise : text;
  };
  const answers = [inTurn('a', act('a1')), inTurn('a', act('a2')), inTurn('b', act('b1'))];
  await answers[2];
  expect(begun).toEqual(['a1', 'b1']);
  first.resolve('done');
  expect(await Promise.all(answers)).toEqual(['done', 'a2', 'b1']);
});

test('who waits for what fails fails with it, and who comes later does not', async () => {
  const inTurn = takeInTurn<string>();
  const failing = () => Promise.reject(new Error('no disk'));
  const answers = await Promise.allSettled([
    inTurn('a', failing),
    inTurn('a', async () => 'never begun'),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await inTurn('a', async () => 'done')).toBe('done');
});
