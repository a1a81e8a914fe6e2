import { families, type FamilyId } from '../../src/site/families.ts';
import { routes } from '../../src/site/routes.ts';

/** All pages but the answers to posts and unknown addresses. */
export const everyPage = routes.filter(({ isUnlisted }) => !isUnlisted).map(({ id }) => id);

export const servicePages = families.flatMap((family) => family.pages.map(({ id }) => id));

/** The pages of one family, in the order of its menu, but those named. */
export function familyPages(id: FamilyId, ...except: readonly string[]) {
  return families
    .filter((family) => family.id === id)
    .flatMap((family) => family.pages.map((page) => page.id))
    .filter((page) => !except.includes(page));
}
