import { families } from '../../src/site/families.ts';
import { pathOf } from '../../src/site/urls.ts';
import { settle } from './testing/liveIsland.ts';
import { collectScripts, scriptBytes } from './testing/scriptBytes.ts';
import {
  describeOpened,
  holdLinks,
  large,
  recordExpanded,
  shellElements,
  visits,
} from './testing/shellElements.ts';
import { expect, locales, pages, test } from './testing/site.ts';
import { linkText } from './testing/words.ts';

/** Script that may have been transferred once the services are open, in bytes after brotli. */
const budget = 75_000;

const servicePages = families.flatMap(({ pages: members }) => members.map(({ id }) => id));

for (const { code, way, visitor, activate } of visits) {
  test.describe(`the services in ${code} by ${way}`, () => {
    test.use({ viewport: large, ...visitor });

    test(
      'open and close by their button, and Escape leads back to it',
      {
        tag: [
          ...['@nav-service/closed-first', '@nav-service/click', '@nav-service/keys'],
          ...['@nav-service/controls', '@nav-service/links', '@nav-service/families'],
          '@nav-service/escape',
        ],
      },
      async ({ page }) => {
        await page.goto(pathOf('contact-us', code));
        const { common, service, services } = shellElements(page, code);
        const changes = await recordExpanded(service);
        await expect(services).toHaveCount(0);
        await activate(service);
        await expect(service).toHaveAttribute('aria-expanded', 'true');
        await expect(service).toBeFocused();
        await expect(services).toHaveId((await service.getAttribute('aria-controls')) ?? '');
        for (const { id, pages: members } of families) {
          const family = services.getByRole('list', { name: common.families[id], exact: true });
          await expect(family).toBeVisible();
          await expect(family.getByRole('listitem')).toHaveText(
            members.map((member) => linkText(common.pages[member.id])),
          );
        }
        await expect(page.locator('[role^="menu"], header [aria-haspopup]')).toHaveCount(0);
        await activate(service);
        await expect(services).toHaveCount(0);
        await expect(service).toBeFocused();
        await activate(service);
        await services.getByRole('link').last().focus();
        await page.keyboard.press('Escape');
        await expect(services).toHaveCount(0);
        await expect(service).toBeFocused();
        expect(await changes()).toEqual(['true', 'false', 'true', 'false']);
      },
    );
  });
}

for (const { code } of locales) {
  describeOpened('services', code, () => {
    test(
      'nothing of them is wider than the window, and all of it can be scrolled to',
      { tag: '@nav-service/scrolls' },
      async ({ page }) => {
        const { services } = shellElements(page, code);
        await page.setViewportSize({ width: 1024, height: 500 });
        const last = services.getByRole('listitem').last();
        await last.scrollIntoViewIfNeeded();
        await expect(last).toBeInViewport({ ratio: 1 });
        expect(
          await services.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
        ).toBe(0);
      },
    );
  });

  const published = pages.find(
    (page) => page.locale === code && servicePages.some((id) => id === page.id),
  );
  for (const { id, path } of published ? [published] : []) {
    test(
      `the services in ${code} know the page being read, and a link closes them`,
      {
        tag: [
          '@nav-service/current',
          '@nav-service/button-marked',
          '@nav-service/choose',
          '@S2.24',
        ],
      },
      async ({ page }) => {
        await page.goto(pathOf('contact-us', code));
        const { service, services } = shellElements(page, code);
        await expect(service).not.toHaveAttribute('aria-current');
        await page.goto(path);
        await expect(service).toHaveAttribute('aria-current', 'true');
        await service.click();
        const current = services.locator('[aria-current="page"]');
        await expect(current).toHaveAttribute('href', pathOf(id, code));
        await holdLinks(page);
        await current.click();
        await expect(services).toHaveCount(0);
      },
    );
  }
}

// What no language changes.
for (const { code } of locales.slice(0, 1)) {
  describeOpened('services', code, () => {
    test('Escape closes them after a click on a word', async ({ page }) => {
      const { common, service, services } = shellElements(page, code);
      // Orca calls words clickable where a click is listened for.
      expect(await services.evaluate((panel) => (panel as HTMLElement).onclick)).toBeNull();
      await services.getByText(common.families.cloud, { exact: true }).click();
      await expect(services).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(services).toHaveCount(0);
      await expect(service).toBeFocused();
    });

    test(
      'a click beside them closes them',
      { tag: ['@nav-service/click-beside', '@S2.24'] },
      async ({ page }) => {
        const { services } = shellElements(page, code);
        await page.mouse.click(large.width / 2, large.height - 10);
        await expect(services).toHaveCount(0);
      },
    );

    test(
      'leaving them with Tab closes them, on both sides',
      { tag: ['@nav-service/leave', '@nav-service/tab', '@nav-service/escape-elsewhere'] },
      async ({ page }) => {
        const { common, service, services } = shellElements(page, code);
        const link = (name: string) =>
          page.getByRole('banner').getByRole('link', { name, exact: true });
        await page.keyboard.press('Shift+Tab');
        await expect(link(common.pages.home)).toBeFocused();
        await expect(services).toHaveCount(0);
        await service.click();
        const stops = await services.getByRole('link').count();
        for (let stop = 0; stop <= stops; stop += 1) {
          await expect(services).toBeVisible();
          await page.keyboard.press('Tab');
        }
        await expect(services).toHaveCount(0);
        // Closed, they leave Escape alone.
        await page.keyboard.press('Escape');
        await expect(service).not.toBeFocused();
      },
    );
  });
}

test(`opening the services transfers at most ${budget} bytes of script in all`, async ({
  page,
}) => {
  const scripts = collectScripts(page);
  await page.goto('/');
  const { service, services } = shellElements(page, 'en');
  await service.click();
  await expect(services).toBeVisible();
  // Whatever opening has asked for is among the scripts of what is open.
  await settle(page.locator('[data-island="service-menu"]'));
  expect(await scriptBytes(page, scripts), scripts.join(' ')).toBeLessThanOrEqual(budget);
});
