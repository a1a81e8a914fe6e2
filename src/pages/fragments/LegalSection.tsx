import { assets } from 'virtual:assets';
import type { PageWords } from '../../i18n/pageWords.ts';
import { Block } from '../../sections/Block.tsx';
import { Bullets } from '../../layout/Bullets.tsx';
import { TextLink } from '../../sections/TextLink.tsx';
import {
  reportsPath,
  type LegalPart as Part,
  type LegalSection as Section,
} from '../../site/content/legal.ts';
import { sourceLocale } from '../../site/locales.ts';
import { conformanceSummary } from '../conformanceSummary.ts';
import { ContactLinks } from './ContactLinks.tsx';
import { usePageLinks } from './links.ts';
import { useProse } from './prose.tsx';
import { FilledSentence } from '../../words/FilledSentence.tsx';
import { Topic } from './Topic.tsx';

/** One section of a legal page with its words, part by part. */
export function LegalSection({ section, words }: { section: Section; words: PageWords }) {
  const own: PageWords = (...path) => words('sections', section.id, ...path);
  return (
    <Block id={section.id} heading={own('heading')}>
      {section.parts.map((part) => (
        <LegalPart key={JSON.stringify(part)} part={part} words={own} />
      ))}
    </Block>
  );
}

/** The criteria that the report says fail; a sentence if there is none. */
function KnownFailures({ words }: { words: PageWords }) {
  const { failures } = conformanceSummary;
  if (failures.length === 0) return <p>{words('failures', 'none')}</p>;
  return (
    <>
      <p>{words('failures', 'some')}</p>
      <Bullets
        points={failures.map(({ id, name }) => ({
          id,
          text: (
            <a href={`${reportsPath}acr.html#sc-${id}`} lang={sourceLocale} dir="ltr">
              {id} {name}
            </a>
          ),
        }))}
      />
    </>
  );
}

function LegalPart({ part, words }: { part: Part; words: PageWords }) {
  const pageLink = usePageLinks();
  const prose = useProse();
  switch (part.kind) {
    case 'text':
      return part.items.map((item) => <p key={item}>{prose(words('text', item))}</p>);
    case 'points':
      return (
        <Bullets points={part.items.map((id) => ({ id, text: prose(words('points', id)) }))} />
      );
    case 'topics':
      return part.items.map((item) => (
        <Topic
          key={item}
          title={words('topics', item, 'title')}
          text={prose(words('topics', item, 'text'))}
        />
      ));
    case 'pages':
      return (
        <Bullets
          points={part.items.map((id) => ({ id, text: <TextLink item={pageLink(id)} /> }))}
        />
      );
    case 'contact':
      return <ContactLinks ways={part.items} />;
    case 'failures':
      return <KnownFailures words={words} />;
    case 'from':
      return (
        <p data-came-from hidden data-enhancer={assets.enhancers.cameFrom}>
          <FilledSentence filling={<bdi dir="ltr" />}>{words('from')}</FilledSentence>
        </p>
      );
    case 'reports':
      return (
        <p>
          <a href={reportsPath}>{words('reports')}</a>
        </p>
      );
  }
}
