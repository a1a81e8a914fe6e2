import { useTranslation } from 'react-i18next';
import { usePage } from '../pages/page.ts';
import { useMeta } from '../pages/meta.ts';
import { siteOrigin } from '../delivery/siteOrigin.ts';
import { company } from '../site/company.ts';
import { pictureSize, type SharedPicture } from '../delivery/rendering.ts';
import { pathOf } from '../site/urls.ts';

/** What messengers and social networks show where somebody shares the page (ogp.me). */
export function SharingData({ picture }: { picture: SharedPicture }) {
  const { id, locale } = usePage();
  const { t } = useTranslation('common');
  const { title, description } = useMeta();
  const data = {
    type: 'website',
    site_name: company.product,
    title,
    description,
    url: siteOrigin + pathOf(id, locale.code),
    locale: territoryTag(locale.code),
    image: siteOrigin + picture.path,
    'image:width': pictureSize.width,
    'image:height': pictureSize.height,
    'image:alt': picture.hasTitle ? t(($) => $.picture.title, { title }) : t(($) => $.picture.name),
  };
  return (
    <>
      {Object.entries(data).map(([name, content]) => (
        <meta key={name} property={`og:${name}`} content={String(content)} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** The protocol wants a territory with every language: the likeliest one where the code has none. */
function territoryTag(code: string): string {
  const { language, region } = new Intl.Locale(code).maximize();
  return `${language}_${region}`;
}
