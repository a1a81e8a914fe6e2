import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { judgementChecks, type JudgementCheck } from './judgementChecks.ts';

/**
 * What is to be said of everything that a rule of the second engine leaves to people. One a rule, so
 * that nobody reads the same question on every page.
 */
export type Judgement = {
  rule: string;
  /** What the rule wants somebody to find out. */
  asks: string;
  /** Why none of it is a failure, in whole sentences. */
  judgement: string;
  /** Requirements whose tests show what it says. */
  shownBy: readonly string[];
  /** Always the project: a machine wrote it, and no person signs. */
  judgedBy: string;
  /** The day it was judged, such as 2026-11-23. */
  date: string;
  /** What has to hold of every element in question, in every audit. */
  check?: JudgementCheck | undefined;
};

/** Every judgement on what the second engine leaves to people, with its check if it has one. */
export const judgements = (
  JSON.parse(
    readFileSync(join(import.meta.dirname, 'judgements.json'), 'utf8'),
  ) as readonly Judgement[]
).map((judgement) => ({ ...judgement, check: judgementChecks[judgement.rule] }));

/** What is wrong with a judgement as it is written, in one sentence; undefined if nothing is. */
export function faultOf({ asks, judgement, shownBy, check, judgedBy, date }: Judgement) {
  if (![asks, judgement].every((text) => /^\p{Lu}.{20,}\.$/u.test(text)))
    return 'expected what it asks and the judgement in whole sentences';
  if (judgedBy !== 'the project') return 'expected it to be judged by "the project"';
  if (!/^\d{4}-\d\d-\d\d$/u.test(date)) return 'expected the date as YYYY-MM-DD';
  if (check === undefined && shownBy.length === 0)
    return 'expected a check in judgementChecks.ts, or requirements whose tests show it';
  return undefined;
}
