import type { Locator, Page } from '@playwright/test';
import { intakePaths, type SubmissionKind } from '../../../src/contract/intake.ts';
import { words } from './words.ts';

const { quote } = words('en', 'forms');

const typed = {
  name: 'Asha Patil',
  email: 'asha@example.org',
  mobile: '9876543210',
  company: 'Patil & Co',
  message: 'Please call after four.',
};

/** What each form sends if filled in by `fillIn`. */
export const filled: Readonly<Record<SubmissionKind, object>> = {
  quote: {
    name: typed.name,
    email: typed.email,
    mobile: typed.mobile,
    selectservice: quote.fields.selectservice.options.uiux,
    message: typed.message,
  },
  consultation: { ...typed, wecontactyou: 'email', contactYou: 'EMAIL_ME' },
  newsletter: { email: typed.email },
};

/** Fills a form in while it is plain: texts, the second choice of its list, the first box. */
export async function fillIn(form: Locator): Promise<void> {
  for (const [name, text] of Object.entries(typed)) {
    const field = form.locator(`[name="${name}"]`);
    if ((await field.count()) > 0) await field.fill(text);
  }
  const list = form.locator('select');
  if ((await list.count()) > 0) await list.selectOption({ index: 2 });
  const box = form.locator('.checkbox').first();
  if ((await box.count()) > 0) await box.click();
}

/** Takes what a form's script sends from now on, as an intake would, and lists it. */
export async function recordPosts(
  page: Page,
  kind: SubmissionKind,
): Promise<() => Promise<unknown[]>> {
  const posts: unknown[] = [];
  // Without a query: that is how a browser posts by itself, and what must not happen.
  await page.route(`**${intakePaths[kind]}*`, async (route) => {
    posts.push(route.request().postDataJSON());
    await route.fulfill({ status: 201 });
  });
  return async () => posts;
}
