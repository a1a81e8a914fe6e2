import { consultationOpenings } from '../../src/tools/audit/consultationOpenings.ts';
import { galleryPath } from './galleryRenderer.ts';
import { holdScripts } from './heldScripts.ts';
import { expect, test } from './site.ts';

const mistakes = consultationOpenings.find(({ state }) => state === 'consultation mistakes');

test('the audit looks at the mistakes of a refused form only once its press was answered, however late the script', async ({
  page,
}) => {
  const scripts = await holdScripts(page);
  await page.goto(galleryPath('consultation-form-refused'));
  const shown = page.locator('.error-summary a');
  const refused = await shown.count();
  const opened = mistakes?.open(page);
  await scripts.isAsked;
  scripts.release();
  await opened;
  expect(await shown.count()).toBeGreaterThan(refused);
});
