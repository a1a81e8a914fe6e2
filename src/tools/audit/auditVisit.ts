import type { Page } from 'playwright-core';
import { secondMode } from '../report/equalAccess.ts';
import { judgements } from '../report/judgements.ts';
import type { Note } from '../report/notes.ts';
import type { Audit } from '../report/results.ts';
import { localeKind } from '../states/localeKind.ts';
import { asLoaded } from '../states/pageStates.ts';
import { statesOn } from '../states/statesOn.ts';
import { visit, type Visit } from '../states/visit.ts';
import { inspect } from './inspect.ts';
import { judge } from './judge.ts';
import { takeSecondOpinion } from './takeSecondOpinion.ts';

/** What a visit has shown: its audits, the notes that were about something, what is wrong with notes. */
export type Audited = {
  audits: Audit[];
  used: Note[];
  problems: string[];
  /** The states that the page can be brought into, asked as it was loaded; else none are told. */
  states?: string[];
};

/** Audits a page in one state, in every mode of the visit, and judges what was found. */
export async function auditVisit(
  tab: Page,
  wanted: Visit,
  notes: readonly Note[],
): Promise<Audited> {
  const { page } = wanted;
  const state = wanted.state?.state ?? asLoaded;
  const result: Audited = { audits: [], used: [], problems: [] };
  await visit(tab, wanted, async (mode) => {
    if (wanted.state === undefined) result.states ??= await statesOn(tab, page);
    const inspection = await inspect(tab, { mode, layer: wanted.state?.layer });
    const where = { page: `${page.locale}/${page.id}`, state, mode: mode.id };
    const { observations, used, problems } = await judge(
      tab,
      inspection.observations,
      where,
      notes,
    );
    const isAsked =
      state === asLoaded && mode.id === secondMode && localeKind(page.locale) !== 'pseudo';
    const second = isAsked ? await takeSecondOpinion(tab, where.page, judgements) : undefined;
    result.audits.push({
      ...inspection,
      observations: [...observations, ...(second?.violations ?? [])],
      page,
      state,
      mode: mode.id,
      second: second?.opinion,
    });
    result.used.push(...used);
    result.problems.push(...problems, ...(second?.problems ?? []));
  });
  return result;
}
