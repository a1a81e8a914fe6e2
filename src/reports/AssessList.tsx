import type { AssessPage } from '../delivery/people.ts';
import { useSharedWords } from '../i18n/useSharedWords.ts';
import { Block } from '../sections/Block.tsx';
import { StatusMessage } from '../ui/StatusMessage.tsx';
import { AssessDocument } from './AssessDocument.tsx';
import { Assessed } from './Assessed.tsx';
import { principles } from './principles.ts';

/** Every item with who has assessed it, and the first that nobody has. */
export function AssessList({ items, written }: Extract<AssessPage, { kind: 'list' }>) {
  const words = useSharedWords('reports');
  const open = items.filter(({ record }) => record === undefined);
  const [next] = open;
  return (
    <AssessDocument heading={words(($) => $.assess.title)} lead={words(($) => $.assess.lead)}>
      <div>
        {written !== undefined && (
          <StatusMessage tone="good">
            {words(($) => $.assess.written, { file: written })}
          </StatusMessage>
        )}
        <p>{words(($) => $.protocol.open, { count: open.length, items: items.length })}</p>
        {next !== undefined && (
          <p>
            <a href={`/items/${next.id}`}>{words(($) => $.assess.next, { title: next.title })}</a>
          </p>
        )}
      </div>
      {principles.map((id, index) => (
        <Block key={id} heading={words(($) => $.acr.principles[id])}>
          <ul>
            {items
              .filter(({ criteria }) => criteria[0]?.startsWith(`${index + 1}.`))
              .map((item) => (
                <li key={item.id}>
                  {item.criteria.join(', ')} <a href={`/items/${item.id}`}>{item.title}</a>
                  {'. '}
                  <Assessed record={item.record} />
                </li>
              ))}
          </ul>
        </Block>
      ))}
    </AssessDocument>
  );
}
