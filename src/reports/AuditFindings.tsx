import { useSharedWords } from '../i18n/useSharedWords.ts';
import { Bullets } from '../layout/Bullets.tsx';
import { Block } from '../sections/Block.tsx';
import { useReport } from './reportPage.ts';

/** What was found, in numbers, and what that cannot show. */
export function AuditFindings() {
  const { audit, criteria, reached } = useReport().facts;
  const { counts } = audit;
  const asked = audit.judgements.reduce((sum, { results }) => sum + results, 0);
  const words = useSharedWords('reports');
  const limits = {
    failures: words(($) => $.audit.limits.failures),
    rules: words(($) => $.audit.limits.rules, {
      ruled: reached.rule.length,
      met: reached.met.length,
      count: criteria.length,
    }),
    words: words(($) => $.audit.limits.words),
    acting: words(($) => $.audit.limits.acting),
    readers: words(($) => $.audit.limits.readers),
  };
  return (
    <>
      <Block id="found" heading={words(($) => $.audit.found.heading)}>
        <p>
          <strong>{words(($) => $.audit.found.counts, counts)}</strong>{' '}
          {words(($) => $.audit.found.of, counts)}
        </p>
        <p>{words(($) => $.audit.found.asked, { asked, rules: audit.judgements.length })}</p>
        <p>{words(($) => $.audit.found.where)}</p>
        <p>{words(($) => $.audit.found.notes)}</p>
      </Block>
      <Block id="limits" heading={words(($) => $.audit.limits.heading)}>
        <Bullets points={Object.entries(limits).map(([id, text]) => ({ id, text }))} />
      </Block>
    </>
  );
}
