import { useTranslation } from 'react-i18next';
import '../layout/VisuallyHidden.css';
import { Beside } from '../layout/Beside.tsx';
import { draftKey } from '../forms/draftKey.ts';
import { formatNumber } from '../i18n/formats.ts';
import { usePage } from './page.ts';
import { Island } from '../islands/Island.tsx';
import '../sections/Block.css';
import { PageHero } from '../sections/PageHero.tsx';
import { Steps } from '../sections/Steps.tsx';
import { TalkNow } from '../sections/TalkNow.tsx';
import { TextLink } from '../sections/TextLink.tsx';
import { company } from '../site/company.ts';
import { nextSteps } from '../site/content/consultation.ts';
import { BackToServices } from './fragments/BackToServices.tsx';
import { useConsultationProps } from './forms/consultationProps.ts';
import { usePageLinks } from './fragments/links.ts';

/** The consultation request: form, what happens next, and whom to call instead. */
export function ConsultationPage() {
  const { t } = useTranslation('get-consultation');
  const { locale } = usePage();
  const pageLink = usePageLinks();
  const { words, url, ...own } = useConsultationProps();
  return (
    <>
      <PageHero
        heading={t(($) => $.hero.heading)}
        lead={t(($) => $.hero.lead)}
        family={8}
        crumbs={<BackToServices />}
      />
      <Beside
        at="end"
        side={
          <div className="block">
            <h2>{t(($) => $.next.heading)}</h2>
            <Steps
              steps={nextSteps.map((id, index) => ({
                id,
                number: formatNumber(locale, index + 1, 2),
                title: t(($) => $.next.steps[id].title),
                text: t(($) => $.next.steps[id].text),
              }))}
            />
            <p>
              <TextLink item={pageLink('team')} />
            </p>
          </div>
        }
      >
        <h2 className="visually-hidden" id="consultation-heading">
          {t(($) => $.form)}
        </h2>
        <Island
          name="consultation-form"
          props={own}
          shared={{ words, url }}
          draft={draftKey('consultation')}
        />
      </Beside>
      <TalkNow
        heading={t(($) => $.talk.heading)}
        ways={[
          {
            id: 'phone',
            label: t(($) => $.talk.phone),
            text: company.phone,
            href: company.phoneLink,
          },
          {
            id: 'email',
            label: t(($) => $.talk.email),
            text: company.supportEmail,
            href: `mailto:${company.supportEmail}`,
          },
        ]}
      />
    </>
  );
}
