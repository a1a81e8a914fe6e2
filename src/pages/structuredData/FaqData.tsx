import { usePage } from '../page.ts';
import type { Question } from '../fragments/Questions.tsx';
import { withoutLinks } from '../../words/linkMarks.ts';
import { StructuredData } from './StructuredData.tsx';

/** All questions and answers of a page as structured data; once a page. */
export function FaqData({ items }: { items: readonly Question[] }) {
  const { locale } = usePage();
  return (
    <StructuredData
      data={{
        '@type': 'FAQPage',
        inLanguage: locale.code,
        mainEntity: items.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: withoutLinks(answer) },
        })),
      }}
    />
  );
}
