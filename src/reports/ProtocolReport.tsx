import { useSharedWords } from '../i18n/useSharedWords.ts';
import { Beside } from '../layout/Beside.tsx';
import { Block } from '../sections/Block.tsx';
import { TableOfContents } from '../sections/TableOfContents.tsx';
import type { ItemFacts } from '../delivery/people.ts';
import { Assessed } from './Assessed.tsx';
import { Details } from './Details.tsx';
import { English } from './English.tsx';
import { ExpiredRecord } from './ExpiredRecord.tsx';
import { principles } from './principles.ts';
import { ReportDocument } from './ReportDocument.tsx';
import { linkBetween } from './reportFiles.ts';
import { useReport } from './reportPage.ts';

/** What people are asked to look at, item by item, and what of it is assessed. */
export function ProtocolReport() {
  const { items, sample, expired } = useReport().facts.people;
  const words = useSharedWords('reports');
  const open = items.filter(({ record }) => record === undefined);
  return (
    <ReportDocument title={words(($) => $.protocol.title)} lead={words(($) => $.protocol.lead)}>
      <Beside
        side={
          <TableOfContents
            heading={words(($) => $.contents)}
            items={principles.map((id) => ({ id, label: words(($) => $.acr.principles[id]) }))}
          />
        }
      >
        <Block heading={words(($) => $.protocol.how.heading)}>
          <p>{words(($) => $.protocol.how.assess)}</p>
          <p>{words(($) => $.protocol.how.counts)}</p>
          <p>
            {words(($) => $.protocol.how.sample, {
              structured: sample.structured.length,
              random: sample.random.length,
              seed: sample.seed,
            })}{' '}
            {words(($) => $.protocol.how.drawn, { pages: sample.random.join(', ') })}
          </p>
          <Details
            summary={words(($) => $.protocol.open, { count: open.length, items: items.length })}
            items={open.map(({ id, title }) => ({
              id,
              text: (
                <a href={`#${id}`}>
                  <English>{title}</English>
                </a>
              ),
            }))}
          />
        </Block>
        {expired.length > 0 && (
          <Block id="expired" heading={words(($) => $.protocol.expired.heading)}>
            <ul>
              {expired.map((record) => (
                <li key={record.file}>
                  <ExpiredRecord record={record} />
                </li>
              ))}
            </ul>
          </Block>
        )}
        {principles.map((id, index) => (
          <Block key={id} id={id} heading={words(($) => $.acr.principles[id])}>
            {items
              .filter(({ criteria }) => criteria[0]?.startsWith(`${index + 1}.`))
              .map((item) => (
                <ItemRow key={item.id} item={item} />
              ))}
          </Block>
        ))}
      </Beside>
    </ReportDocument>
  );
}

function ItemRow({ item }: { item: ItemFacts }) {
  const { file } = useReport();
  const words = useSharedWords('reports');
  return (
    <article id={item.id} className="report__row">
      <h3>
        <English>
          {item.title} ({item.criteria.join(', ')})
        </English>
      </h3>
      <p>
        <strong>{words(($) => $.protocol.do)}</strong> <English>{item.do}</English>
      </p>
      <p>
        <strong>{words(($) => $.protocol.find)}</strong> <English>{item.find}</English>
      </p>
      <Details
        summary={words(($) => $.protocol.pages, { count: item.pages.length })}
        items={item.pages.map((path) => ({
          id: path,
          text: <a href={linkBetween(file, `..${path}`)}>{path}</a>,
        }))}
      />
      <p>
        <Assessed record={item.record} />
      </p>
      {item.record !== undefined && (
        <blockquote dir="auto">
          {item.record.words} {item.record.issue}
        </blockquote>
      )}
    </article>
  );
}
