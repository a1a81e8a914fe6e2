import { useTranslation } from 'react-i18next';
import { Beside } from '../layout/Beside.tsx';
import { Bullets } from '../layout/Bullets.tsx';
import { useNames } from '../i18n/names.ts';
import { usePageWords } from '../i18n/pageWords.ts';
import { Block } from '../sections/Block.tsx';
import { PageTop } from '../sections/PageTop.tsx';
import { helpGroups, quickLinks } from '../site/content/help.ts';
import { ContactLinks } from './fragments/ContactLinks.tsx';
import { Crumbs } from './fragments/Crumbs.tsx';
import { FaqData } from './structuredData/FaqData.tsx';
import { Questions } from './fragments/Questions.tsx';
import { PageContents } from './fragments/PageContents.tsx';

/** The help center: five groups of questions, each with one answer open, and whom to ask. */
export function HelpPage() {
  const { t: help } = useTranslation('help-center');
  const name = useNames().pageName('help-center');
  const words = usePageWords('help-center');
  const groups = helpGroups.map((group) => ({
    ...group,
    heading: help(($) => $.groups[group.id].heading),
    items: group.questions.map((question) => ({
      id: `${group.id}-${question}`,
      question: words('groups', group.id, 'items', question, 'question'),
      answer: words('groups', group.id, 'items', question, 'answer'),
    })),
  }));
  return (
    <>
      <PageTop
        heading={name}
        lead={help(($) => $.lead)}
        crumbs={<Crumbs pages={['home']} current={name} />}
      />
      <Beside
        side={
          <PageContents
            heading={help(($) => $.contents)}
            items={[
              ...groups.map(({ id, heading }) => ({ id, label: heading })),
              { id: 'quick-links', label: help(($) => $.quickLinks.heading) },
              { id: 'still-need-help', label: help(($) => $.stillNeedHelp.heading) },
            ]}
          />
        }
      >
        {groups.map(({ id, heading, items }) => (
          <Block key={id} id={id} heading={heading}>
            <Questions items={items} />
          </Block>
        ))}
        <Block id="quick-links" heading={help(($) => $.quickLinks.heading)}>
          <Bullets
            points={quickLinks.map((id) => ({ id, text: help(($) => $.quickLinks.items[id]) }))}
          />
        </Block>
        <Block
          id="still-need-help"
          heading={help(($) => $.stillNeedHelp.heading)}
          lead={help(($) => $.stillNeedHelp.lead)}
        >
          <ContactLinks ways={['phone', 'supportEmail']} />
          <p>{help(($) => $.stillNeedHelp.security)}</p>
          <ContactLinks ways={['securityEmail']} />
        </Block>
      </Beside>
      <FaqData items={groups.flatMap(({ items }) => items)} />
    </>
  );
}
