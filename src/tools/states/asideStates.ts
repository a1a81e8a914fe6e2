import type { PageState } from './pageState.ts';

/** What stands beside a long text is folded in small windows, by a `details` that needs no script. */
const folded = { window: 'small', scripts: 'optional' } as const;

/** The states of what stands beside a long text. */
export const asideStates: readonly PageState[] = [
  {
    state: 'side menu unfolded',
    component: 'side-menu',
    shows: 'In a small window the list of the pages of one family is unfolded over the text.',
    selector: '.dropdown + .side-menu',
    ...folded,
    only: {
      pages: ['cloud-solutions'],
      because:
        'One component draws the menu of all families; their names are judged in the large window, where it is not folded.',
    },
    open: (page) => unfold(page, '.side-menu'),
  },
  {
    state: 'contents unfolded',
    component: 'table-of-contents',
    shows: 'In a small window the list of what stands on the page is unfolded.',
    selector: '.dropdown + .table-of-contents',
    ...folded,
    only: {
      pages: ['privacy-policy'],
      because:
        'One component draws all contents; their words are judged in the large window, where they are not folded.',
    },
    open: (page) => unfold(page, '.table-of-contents'),
  },
  {
    state: 'contact card unfolded',
    component: 'contact-card',
    shows: 'In a small window the card with telephone and mail is unfolded.',
    selector: '.dropdown + .contact-card',
    ...folded,
    only: {
      pages: ['cloud-solutions'],
      because:
        'One component draws the card on all pages, from the same words; it is judged in the large window, where it is not folded.',
    },
    open: (page) => unfold(page, '.contact-card'),
  },
];

async function unfold(page: Parameters<PageState['open']>[0], list: string): Promise<void> {
  await page.locator(`.dropdown:has(+ ${list}) summary`).click();
  await page.locator(list).waitFor();
}
