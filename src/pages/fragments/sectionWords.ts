import { usePage } from '../page.ts';
import { usePageWords, type PageWords } from '../../i18n/pageWords.ts';
import type { ServiceSection } from '../../site/content/services/serviceSection.ts';
import { membershipOf } from '../../site/families.ts';

/** Gives the words of a section of this service page: its own, or those its family shares. */
export function useSectionWords(): (section: ServiceSection) => PageWords {
  const { id } = usePage();
  const own = usePageWords(id);
  const shared = usePageWords('service-pages');
  const { family } = membershipOf(id);
  return (section) =>
    'isShared' in section
      ? (...path) => shared('families', family, section.id, ...path)
      : (...path) => own('sections', section.id, ...path);
}
