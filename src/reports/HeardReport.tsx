import type { HeardFacts } from '../delivery/transcript.ts';
import { formatDay, formatList, languageName } from '../i18n/formats.ts';
import { useSharedWords } from '../i18n/useSharedWords.ts';
import { Beside } from '../layout/Beside.tsx';
import { Block } from '../sections/Block.tsx';
import { TableOfContents } from '../sections/TableOfContents.tsx';
import { English } from './English.tsx';
import { ReportDocument } from './ReportDocument.tsx';
import { useReport } from './reportPage.ts';

/** What a screen reader said on every journey, step by step, with what it must say. */
export function HeardReport() {
  const { facts } = useReport();
  const words = useSharedWords('reports');
  return (
    <ReportDocument title={words(($) => $.heard.title)} lead={words(($) => $.heard.lead)}>
      <Beside
        side={
          <TableOfContents
            heading={words(($) => $.contents)}
            items={facts.heard.map(({ id }) => ({ id, label: id }))}
          />
        }
      >
        <Block heading={words(($) => $.heard.limits.heading)}>
          <p>{words(($) => $.heard.limits.people)}</p>
          <p>
            {words(
              ($) => $.heard.limits.readers,
              ({ locale }) => ({
                heard: formatList(locale, facts.readers.heard),
                silent: formatList(locale, facts.readers.silent),
              }),
            )}
          </p>
          <p>{words(($) => $.heard.limits.words, { count: facts.runsToGate })}</p>
        </Block>
        {facts.heard.map((journey) => (
          <Journey key={journey.id} journey={journey} />
        ))}
      </Beside>
    </ReportDocument>
  );
}

function Journey({ journey: { id, shows, transcripts } }: { journey: HeardFacts }) {
  const { locale } = useReport();
  const words = useSharedWords('reports');
  return (
    <Block id={id} heading={id}>
      <p>
        <English>{shows}</English>
      </p>
      {transcripts.length === 0 && <p>{words(($) => $.heard.none)}</p>}
      {transcripts.map((transcript) => {
        const { reader, browser, system, runs, steps, date, page, isOutdated } = transcript;
        return (
          <article key={`${transcript.locale} ${reader}`} className="report__row">
            <h3>
              {words(($) => $.heard.transcript, {
                language: languageName(locale, transcript.locale),
                reader,
              })}
            </h3>
            <p>
              {words(($) => $.heard.made, {
                ...{ reader, browser, system, runs, page },
                day: formatDay(locale, date),
              })}
            </p>
            {isOutdated && <p>{words(($) => $.heard.outdated)}</p>}
            <details className="report__details">
              <summary>{words(($) => $.heard.steps, { count: steps.length })}</summary>
              <ol>
                {steps.map(({ place, step, said, expected }) => (
                  <li key={place}>
                    <p>
                      <kbd>{step}</kbd>
                    </p>
                    {said.map((way) => (
                      <p key={way.words}>
                        <q lang={transcript.locale} dir="auto">
                          {way.words}
                        </q>
                        {way.runs < runs &&
                          ` ${words(($) => $.heard.share, { some: way.runs, runs })}`}
                      </p>
                    ))}
                    {expected.map((each) => (
                      <p key={each.words} className="soft">
                        {words(($) => (each.isGating ? $.heard.must : $.heard.wanted), {
                          words: each.words,
                          some: each.runs,
                          runs,
                        })}
                      </p>
                    ))}
                  </li>
                ))}
              </ol>
            </details>
          </article>
        );
      })}
    </Block>
  );
}
