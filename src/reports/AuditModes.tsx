import { slugOf } from '../gallery/slugOf.ts';
import { useSharedWords } from '../i18n/useSharedWords.ts';
import { Block } from '../sections/Block.tsx';
import { English } from './English.tsx';
import { useReport } from './reportPage.ts';

/** Every mode and every state: what it is, and how often it was looked at. */
export function AuditModes() {
  const { modes, states } = useReport().facts.audit;
  const words = useSharedWords('reports');
  return (
    <>
      <Block id="modes" heading={words(($) => $.audit.modes.heading)}>
        {modes.map(({ id, shows, width, height, isAnyWindow, only, audits }) => (
          <article key={id} id={`mode-${slugOf(id)}`} className="report__row">
            <h3>
              <English>{id}</English>
            </h3>
            <p>
              <English>{shows}</English> {words(($) => $.audit.modes.window, { width, height })}{' '}
              {isAnyWindow && words(($) => $.audit.modes.anyWindow)}
            </p>
            <p>
              {only === null ? (
                words(($) => $.audit.modes.all)
              ) : (
                <>
                  {words(($) => $.audit.modes.only, { rules: only.rules.join(', ') })}{' '}
                  <English>{only.because}</English>
                </>
              )}{' '}
              {words(($) => $.audit.modes.audits, { count: audits })}
            </p>
          </article>
        ))}
      </Block>
      <Block id="states" heading={words(($) => $.audit.states.heading)}>
        {states.map(({ id, shows, window, only, ...counts }) => (
          <article key={id} id={`state-${slugOf(id)}`} className="report__row">
            <h3>
              <English>{id}</English>
            </h3>
            <p>
              <English>{shows}</English> {window !== null && words(($) => $.audit.states[window])}
            </p>
            <p>
              {words(($) => $.audit.states.seen, counts)}{' '}
              {only !== null && (
                <>
                  {words(($) => $.audit.states.only, { pages: only.pages.join(', ') })}{' '}
                  <English>{only.because}</English>
                </>
              )}
            </p>
          </article>
        ))}
      </Block>
    </>
  );
}
