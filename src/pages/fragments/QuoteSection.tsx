import { useSharedWords } from '../../i18n/useSharedWords.ts';
import '../../layout/Lead.css';
import '../../layout/Soft.css';
import { Section } from '../../layout/Section.tsx';
import { draftKey } from '../../forms/draftKey.ts';
import { Island } from '../../islands/Island.tsx';
import { company } from '../../site/company.ts';
import { quoteFormAnchor } from '../../site/urls.ts';
import { useQuoteProps } from '../forms/quoteProps.ts';
import './QuoteSection.css';

/** The quote form with its heading, at the fragment that the whole site links to. */
export function QuoteSection({ variant }: { variant: 'home' | 'contact' }) {
  const words = useSharedWords('forms');
  const isContact = variant === 'contact';
  const {
    words: formWords,
    url,
    ...own
  } = useQuoteProps(isContact ? words(($) => $.quote.contactSubmit) : words(($) => $.quote.submit));
  return (
    <Section className="quote-section" data-ground="mist" id={quoteFormAnchor}>
      <div className="quote-section__intro">
        <h2 id="quote-heading">
          {isContact ? words(($) => $.quote.contactHeading) : words(($) => $.quote.heading)}
        </h2>
        <p className="lead soft">
          {isContact ? words(($) => $.quote.contactLead) : words(($) => $.quote.lead)}
        </p>
        {!isContact && (
          <dl>
            <div>
              <dt>{words(($) => $.quote.call)}</dt>
              <dd>
                <a href={company.phoneLink}>
                  <bdi dir="ltr">{company.phone}</bdi>
                </a>
              </dd>
            </div>
            <div>
              <dt>{words(($) => $.quote.write)}</dt>
              <dd>
                <a href={`mailto:${company.email}`}>{company.email}</a>
              </dd>
            </div>
          </dl>
        )}
      </div>
      <Island
        name="quote-form"
        props={own}
        shared={{ words: formWords, url }}
        draft={draftKey('quote')}
      />
    </Section>
  );
}
