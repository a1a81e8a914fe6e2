import type { ReactNode } from 'react';
import { useSharedWords } from '../i18n/useSharedWords.ts';
import { Block } from '../sections/Block.tsx';
import type { Word } from '../words/word.ts';
import { English } from './English.tsx';
import { useReport } from './reportPage.ts';

/** With what, when and from what the audit was made, for whoever wants to repeat it. */
export function AuditRun() {
  const { run } = useReport().facts.audit;
  const words = useSharedWords('reports');
  const isPinned = words(($) => $.audit.made[run.isPinned ? 'pinned' : 'unpinned']);
  return (
    <Block id="made" heading={words(($) => $.audit.made.heading)}>
      <p>{words(($) => $.audit.made.lead)}</p>
      <dl className="report__counts">
        <Fact name={words(($) => $.audit.made.engines)}>
          <English>
            {run.engine}, {run.secondEngine}
          </English>
        </Fact>
        <Fact name={words(($) => $.audit.made.browser)}>
          <English>{[run.browser, ...run.fonts].join(', ')}</English>. {isPinned}
        </Fact>
        <Fact name={words(($) => $.audit.made.system)}>
          <English>{[run.node, run.platform].join(', ')}</English>
        </Fact>
        <Fact name={words(($) => $.audit.made.started)}>
          <English>
            {run.started}, {run.seconds}
          </English>
        </Fact>
        <Fact name={words(($) => $.audit.made.inputs)}>
          <English>{run.inputs}</English>
        </Fact>
        <Fact name={words(($) => $.audit.made.commit)}>
          {run.commit === null ? (
            words(($) => $.audit.made.noCommit)
          ) : (
            <English>{run.commit}</English>
          )}
        </Fact>
      </dl>
      <p>{words(($) => $.audit.made.kept)}</p>
    </Block>
  );
}

function Fact({ name, children }: { name: Word; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
