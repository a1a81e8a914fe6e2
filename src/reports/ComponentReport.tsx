import type { ComponentFacts } from '../delivery/reportFacts.ts';
import { examples } from '../gallery/examples.ts';
import { slugOf } from '../gallery/slugOf.ts';
import { useSharedWords } from '../i18n/useSharedWords.ts';
import { Section } from '../layout/Section.tsx';
import { Block } from '../sections/Block.tsx';
import { Details } from './Details.tsx';
import { ReportDocument } from './ReportDocument.tsx';

/** One component: what binds it, and each state as it is drawn beside what assistive technology is told. */
export function ComponentReport({ component }: { component: ComponentFacts }) {
  const { name, requirements, snapshots } = component;
  const words = useSharedWords('reports');
  const drawn = examples.filter((example) => example.component === name);
  const shown = new Set(drawn.flatMap(({ state }) => [slugOf(state), slugOf(`${state}, live`)]));
  const acted = Object.keys(snapshots).filter((slug) => !shown.has(slug));
  return (
    <ReportDocument title={name} lead={words(($) => $.byComponent.lead)}>
      <Section as="div" className="report">
        {requirements.length > 0 && (
          <Block heading={words(($) => $.byComponent.requirements)}>
            <ul>
              {requirements.map(({ id, sentence, criteria, shownBy, doesNotApply }) => (
                <li key={id} id={id}>
                  {sentence} <code>{id}</code>{' '}
                  <span className="soft">
                    {doesNotApply}{' '}
                    {criteria.length > 0 &&
                      words(($) => $.byComponent.criteria, { criteria: criteria.join(', ') })}
                  </span>
                  <Details
                    summary={words(($) => $.byComponent.tests, { count: shownBy.length })}
                    items={shownBy.map((text) => ({ id: text, text }))}
                  />
                </li>
              ))}
            </ul>
          </Block>
        )}
        {acted.length > 0 && (
          <Block heading={words(($) => $.byComponent.acted)}>
            {acted.map((slug) => (
              <Told key={slug} state={slug.replaceAll('-', ' ')} text={snapshots[slug]} />
            ))}
          </Block>
        )}
      </Section>
      {drawn.map(({ state, element }) => (
        <Section key={state} aria-label={state} id={slugOf(state)} className="report__state">
          <h2>{state}</h2>
          <Told state={state} text={snapshots[slugOf(state)]} />
          <div inert>{element}</div>
        </Section>
      ))}
    </ReportDocument>
  );
}

function Told({ state, text }: { state: string; text: string | undefined }) {
  const words = useSharedWords('reports');
  if (text === undefined) return null;
  return (
    <details className="report__details" id={`told-${slugOf(state)}`}>
      <summary>
        {words(($) => $.byComponent.told)}: {state}
      </summary>
      <pre>{text}</pre>
    </details>
  );
}
