import { useTranslation } from 'react-i18next';
import { usePage } from './page.ts';
import { TextLink } from '../sections/TextLink.tsx';
import { routes } from '../site/routes.ts';
import { quoteFormAnchor } from '../site/urls.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Cloth } from '../ui/Cloth.tsx';
import './NotFoundPage.css';

/** What any unknown address answers: a cloth whose bright thread breaks off, and ways on. */
export function NotFoundPage() {
  const { t } = useTranslation('not-found');
  const { linkTo } = usePage();
  const home = linkTo('home').href;
  const paths = routes
    .filter(({ isUnlisted }) => isUnlisted !== true)
    .map(({ id }) => linkTo(id).href);
  const overview = linkTo('services');
  const contact = linkTo('contact-us', quoteFormAnchor);
  return (
    <>
      <div className="missing" data-ground="night">
        <Cloth
          family={1}
          columns={64}
          rows={10}
          picks={[4]}
          fit="slice"
          isBroken={(row, column) => row === 4 && column >= 36 && column <= 43}
        />
      </div>
      <div className="section missing__words">
        <h1>{t(($) => $.heading)}</h1>
        <p className="lead">{t(($) => $.lead)}</p>
        <p className="missing__offer" data-offer hidden>
          {t(($) => $.offer)}{' '}
          <bdi dir="ltr">
            <a href={home}>{t(($) => $.home)}</a>
          </bdi>
        </p>
        <script
          type="application/json"
          dangerouslySetInnerHTML={{ __html: JSON.stringify(paths) }}
        />
        <div className="actions">
          <ButtonLink href={home}>{t(($) => $.home)}</ButtonLink>
          <ButtonLink {...overview} variant="second">
            {t(($) => $.services)}
          </ButtonLink>
        </div>
        <p>
          <TextLink item={{ ...contact, id: 'contact', label: t(($) => $.contact) }} />
        </p>
      </div>
    </>
  );
}
