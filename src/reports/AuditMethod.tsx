import { useSharedWords } from '../i18n/useSharedWords.ts';
import { Bullets } from '../layout/Bullets.tsx';
import { Block } from '../sections/Block.tsx';
import { useReport } from './reportPage.ts';

/** What was tested, by which rules, and how. */
export function AuditMethod() {
  const { counts, tags, extraRules, drawnRules } = useReport().facts.audit;
  const words = useSharedWords('reports');
  const tested = {
    pages: words(($) => $.audit.tested.pages),
    gallery: words(($) => $.audit.tested.gallery),
    pseudo: words(($) => $.audit.tested.pseudo),
    rules: words(($) => $.audit.tested.rules, {
      tags: tags.join(', '),
      rules: extraRules.join(', '),
    }),
    second: words(($) => $.audit.tested.second),
    motion: words(($) => $.audit.tested.motion),
    fonts: words(($) => $.audit.tested.fonts),
    visits: words(($) => $.audit.tested.visits),
    drawings: words(($) => $.audit.tested.drawings),
    covered: words(($) => $.audit.tested.covered, {
      rules: drawnRules.join(', '),
      covered: counts.covered,
    }),
  };
  return (
    <Block id="tested" heading={words(($) => $.audit.tested.heading)}>
      <Bullets points={Object.entries(tested).map(([id, text]) => ({ id, text }))} />
    </Block>
  );
}
