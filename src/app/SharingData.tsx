import { useSharedWords } from '../i18n/useSharedWords.ts';
import { usePage } from '../pages/page.ts';
import { useMeta } from '../pages/meta.ts';
import { siteOrigin } from '../delivery/siteOrigin.ts';
import { company } from '../site/company.ts';
import { textOf } from '../words/textOf.ts';
import type { Word } from '../words/word.ts';
import { metaOf } from './metaOf.ts';
import { pictureSize, type SharedPicture } from '../delivery/rendering.ts';
import { pathOf } from '../site/urls.ts';

/** What messengers and social networks show where somebody shares the page (ogp.me). */
export function SharingData({ picture }: { picture: SharedPicture }) {
  const { id, locale } = usePage();
  const common = useSharedWords('common');
  const { title, description } = useMeta();
  const titled = common(($) => $.picture.title, { title: textOf(title) });
  // Nothing can say that a title within a sentence is in another language than that.
  const hasTitle = picture.hasTitle && typeof titled === 'string';
  const data: Record<string, Word> = {
    type: 'website',
    site_name: company.product,
    title,
    description,
    url: siteOrigin + pathOf(id, locale.code),
    locale: territoryTag(locale.code),
    image: siteOrigin + picture.path,
    'image:width': String(pictureSize.width),
    'image:height': String(pictureSize.height),
    'image:alt': hasTitle ? titled : common(($) => $.picture.name),
  };
  return (
    <>
      {Object.entries(data).map(([name, content]) => (
        <meta key={name} property={`og:${name}`} {...metaOf(content)} />
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
