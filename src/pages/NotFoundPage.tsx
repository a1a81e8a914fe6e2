import { assets } from 'virtual:assets';
import '../layout/Lead.css';
import { Actions } from '../layout/Actions.tsx';
import { Section } from '../layout/Section.tsx';
import { useSharedWords } from '../i18n/useSharedWords.ts';
import { usePage } from './page.ts';
import { TextLink } from '../sections/TextLink.tsx';
import { routes } from '../site/routes.ts';
import { quoteFormAnchor } from '../site/urls.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Cloth } from '../ui/Cloth.tsx';
import './NotFoundPage.css';

/** What any unknown address answers: a cloth whose bright thread breaks off, and ways on. */
export function NotFoundPage() {
  const words = useSharedWords('not-found');
  const { linkTo } = usePage();
  const home = linkTo('home');
  const paths = routes
    .filter(({ isUnlisted }) => isUnlisted !== true)
    .map(({ id }) => linkTo(id).href);
  const overview = linkTo('services');
  const contact = linkTo('contact-us', quoteFormAnchor);
  return (
    <>
      <div className="not-found-page" data-ground="night">
        <Cloth
          family={1}
          columns={64}
          rows={10}
          picks={[4]}
          fit="slice"
          isBroken={(row, column) => row === 4 && column >= 36 && column <= 43}
        />
      </div>
      <Section as="div" className="not-found-page__words">
        <h1>{words(($) => $.heading)}</h1>
        <p className="lead">{words(($) => $.lead)}</p>
        <p data-offer data-enhancer={assets.enhancers.offerPage} hidden>
          {words(($) => $.offer)}{' '}
          <bdi dir="ltr">
            <a href={home.href} hrefLang={home.hrefLang}>
              {words(($) => $.home)}
            </a>
          </bdi>
        </p>
        <script
          type="application/json"
          dangerouslySetInnerHTML={{ __html: JSON.stringify(paths) }}
        />
        <Actions>
          <ButtonLink {...home}>{words(($) => $.home)}</ButtonLink>
          <ButtonLink {...overview} variant="second">
            {words(($) => $.services)}
          </ButtonLink>
        </Actions>
        <p>
          <TextLink item={{ ...contact, id: 'contact', label: words(($) => $.contact) }} />
        </p>
      </Section>
    </>
  );
}
