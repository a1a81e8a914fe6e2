import type { Page } from '@playwright/test';
import { expect, test } from './testing/site.ts';
import { quoteForm } from './testing/quoteForm.ts';
import { words } from './testing/words.ts';

// What the table of the specification (tests/specification) cannot read out of HTML: sizes,
// places and times.

const { families, pages } = words('en', 'menu');
const technologies = '/services/softwareDevelopment/Technologies';

test('technology tiles are 140 by 55 px', { tag: ['@S1.61', '@S9.15'] }, async ({ page }) => {
  await page.goto(technologies);
  const sizes = await page.locator('.technology-tiles li').evaluateAll((tiles) =>
    tiles.map((tile) => {
      const { width, height } = tile.getBoundingClientRect();
      return `${width} by ${height}`;
    }),
  );
  expect(new Set(sizes)).toEqual(new Set(['140 by 55']));
});

test(
  'the open list of services is at most 15rem high',
  { tag: ['@S4.6', '@S9.14'] },
  async ({ page }) => {
    await page.goto('/#quote-form-section');
    const form = quoteForm(page, 'en');
    await form.name.click();
    await form.list.click();
    const list = page.getByRole('listbox');
    await expect(list).toBeVisible();
    await expect(list).toHaveCSS('max-height', `${15 * 16}px`);
    await expect(list).toHaveCSS('overflow-y', 'auto');
  },
);

test(
  'each phrase of the rotating word is whole for 1500 ms and changes in 500 ms',
  { tag: ['@S9.4', '@banner/phrases-once'] },
  async ({ page }) => {
    await page.goto('/');
    const phrases = page.locator('.home-hero__phrase');
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'on');
    const spans = await phrases.evaluateAll((all) =>
      all.map((phrase) => {
        const [effect] = phrase
          .getAnimations()
          .map((animation) => animation.effect as KeyframeEffect);
        const timing = effect?.getComputedTiming();
        const round = Number(timing?.duration);
        const frames = effect?.getKeyframes() ?? [];
        const at = (opacity: string) =>
          frames
            .filter((frame) => frame['opacity'] === opacity)
            .map(({ computedOffset }) => computedOffset * round);
        const [from = 0, to = 0] = at('1');
        const [, gone = 0] = at('0');
        return { round, start: Number(timing?.delay), whole: to - from, change: from + gone - to };
      }),
    );
    expect(spans).toHaveLength(6);
    for (const { round, whole, change } of spans) {
      expect(round).toBe(12_000);
      expect(Math.abs(whole - 1500)).toBeLessThan(5);
      expect(Math.abs(change - 500)).toBeLessThan(5);
    }
    const starts = spans.map(({ start }) => start);
    expect(starts.slice(1).map((start, index) => start - (starts[index] ?? 0))).toEqual(
      Array.from({ length: 5 }, () => 2000),
    );
  },
);

test(
  'the ring round the pointer runs 20 px from it',
  { tag: ['@S1.43', '@S9.12'] },
  async ({ page }) => {
    await page.goto('/team');
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'on');
    await page.mouse.move(200, 400);
    await page.mouse.move(300, 420);
    const ring = page.locator('.cursor-ring');
    await expect(ring).toBeVisible();
    const box = await ring.boundingBox();
    const outline = await ring.evaluate((one) =>
      Number.parseFloat(getComputedStyle(one).outlineWidth),
    );
    expect(300 - ((box?.x ?? 0) - outline)).toBe(20);
    expect(420 - ((box?.y ?? 0) - outline)).toBe(20);
  },
);

test(
  'the link of the page being read is underlined in the header, and no other',
  { tag: '@S2.27' },
  async ({ page }) => {
    await page.goto('/about-us');
    const lines = await page.locator('.header__navigation > ul > li > a').evaluateAll((links) =>
      links.map((link) => {
        const { content, borderBlockEndWidth } = getComputedStyle(link, '::after');
        const isDrawn = content !== 'none' && Number.parseFloat(borderBlockEndWidth) > 0;
        return `${link.textContent}: ${isDrawn}`;
      }),
    );
    expect(lines).toEqual([
      `${pages.home}: false`,
      `${pages['about-us']}: true`,
      `${pages['contact-us']}: false`,
    ]);
  },
);

test(
  'the questions of the home page stand in two columns of four',
  { tag: '@S2.52' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 1000 });
    await page.goto('/');
    const starts = await page
      .locator('ol.accordion > li')
      .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().left)));
    const [first = 0, fifth = 0] = [starts[0], starts[4]];
    expect(fifth).toBeGreaterThan(first);
    expect(starts).toEqual([first, first, first, first, fifth, fifth, fifth, fifth]);
  },
);

test(
  'a service card leads to a page of its family, shown from its top',
  { tag: '@S2.38' },
  async ({ page }) => {
    await page.goto('/#services');
    await page.getByRole('main').getByRole('heading', { name: families.cloud }).click();
    await expect(page).toHaveURL(/\/services\/cloudServices\/CloudSolutions$/u);
    expect(await topOf(page)).toBe(0);
  },
);

test(
  'the picture of a card moves on while the pointer is over the card',
  { tag: '@S3.13' },
  async ({ page }) => {
    await page.goto('/');
    const card = page.locator('.card').first();
    const cloth = card.locator('.swatch svg');
    await expect(cloth).toHaveCSS('translate', 'none');
    await card.hover();
    await expect(cloth).not.toHaveCSS('translate', 'none');
  },
);

for (const [path, selector] of [
  ['/services/testing/UiAutomationTesting', '.steps > li'],
  ['/services/AIML/NLP', '.split-block .bullets > li'],
] as const) {
  test(
    `each step and each point has a mark drawn before it (${path})`,
    { tag: ['@S3.20', '@S3.24'] },
    async ({ page }) => {
      await page.goto(path);
      const marks = await page.locator(selector).evaluateAll((items) =>
        items.map((item) => {
          const style = getComputedStyle(item, '::before');
          const isSolid = style.borderBlockStartStyle === 'solid';
          const [width, height] = [style.inlineSize, style.borderBlockStartWidth].map(parseFloat);
          return Number(width) > 5 && Number(height) > 1 && isSolid;
        }),
      );
      expect(marks.length).toBeGreaterThan(4);
      expect(marks.filter((isDrawn) => !isDrawn)).toEqual([]);
    },
  );
}

for (const [query, target] of [
  ['', '/services'],
  ['?from=services', '/services'],
  ['?from=cloudServices/CloudMigration', '/services/cloudServices/CloudMigration'],
  ['?from=testing/ApiTesting', '/services/testing/ApiTesting'],
  ['?from=//other.example', '/services'],
] as const) {
  test(
    `Back to Services leads to ${target} with "${query}"`,
    { tag: '@S2.4' },
    async ({ page }) => {
      await page.goto(`/GetConsultation${query}`);
      const link = page.getByRole('link', { name: words('en', 'get-consultation').back });
      await expect(page.locator('html')).toHaveAttribute('data-motion', 'on');
      const leadsTo = () =>
        link.evaluate((one) => (one as HTMLAnchorElement).href.replace(location.origin, ''));
      await expect.poll(leadsTo).toBe(target);
    },
  );
}

function topOf(page: Page): Promise<number> {
  return page.evaluate(() => scrollY);
}
