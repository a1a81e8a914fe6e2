import { useTranslation } from 'react-i18next';
import { usePage } from './page.ts';

/** A page's own title and description, and the title as the browser shows it. */
export function useMeta(): { title: string; description: string; fullTitle: string } {
  const { id } = usePage();
  const { t } = useTranslation();
  const meta = { ns: id as 'home' };
  const title = t(($) => $.meta.title, meta);
  return {
    title,
    description: t(($) => $.meta.description, meta),
    fullTitle: t(($) => $.title, { ns: 'common', title }),
  };
}
