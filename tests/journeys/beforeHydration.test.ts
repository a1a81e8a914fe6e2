import { islandSources, type IslandName } from '../../src/delivery/islandSources.ts';
import { earlyIslands } from './testing/earlyIslands.ts';
import { holdScripts } from './testing/heldScripts.ts';
import { settle } from './testing/liveIsland.ts';
import { keyAndTouch } from './testing/shellElements.ts';
import { expect, lessMotion, test } from './testing/site.ts';

/** One that opens and closes, and one that sends: what holds further presses back is the same for all. */
const pressedThreeTimes: readonly IslandName[] = ['service-menu', 'quote-form'];

for (const name of Object.keys(islandSources) as IslandName[]) {
  const { path, viewport, button, prepare, record, brings, focus } = earlyIslands[name];

  // Every way is shown on the questions, in islands.test.ts.
  for (const { way, visitor, activate } of keyAndTouch) {
    test.describe(`${name} by ${way}`, () => {
      test.use({ viewport, ...visitor });

      test(
        'looks ready before its script, and acts on the first press once that is there',
        {
          tag: ['@hydration/touch-once', '@hydration/key-once'],
        },
        async ({ page }) => {
          const scripts = await holdScripts(page);
          await page.goto(path);
          const component = page.locator(`[data-island="${name}"]`);
          const pressed = await button(component).elementHandle();
          await expect(button(component)).toBeVisible();
          await expect(button(component)).toBeEnabled();
          await expect(button(component)).toHaveAccessibleName(/./u);
          await prepare?.(component);
          const outcome = await record(page, component);
          await activate(button(component));
          await scripts.isAsked;
          await expect(button(component)).toBeFocused();
          expect(await outcome()).toEqual([]);

          scripts.release();
          await expect.poll(outcome).toEqual(brings);
          await settle(component);
          expect(await outcome()).toEqual(brings);
          await expect(page).toHaveURL(path);
          if (focus) await expect(focus(page)).toBeFocused();
          else
            expect(await pressed?.evaluate((node) => node === document.activeElement)).toBe(true);
        },
      );
    });
  }

  test.describe(name, () => {
    test.use({ viewport, contextOptions: lessMotion });

    test('keeps the focus on what has it when its script arrives', async ({ page }) => {
      const scripts = await holdScripts(page);
      await page.goto(path);
      const component = page.locator(`[data-island="${name}"]`);
      // Not a link: that works as it is, and calls for no script.
      const stops = component.locator(':is(button, input, textarea):visible');
      await stops.last().focus();
      const stop = await page.evaluateHandle(() => document.activeElement);
      expect(await component.evaluate((element, node) => element.contains(node), stop)).toBe(true);
      const focused = await page.evaluateHandle(() => {
        const moves: string[] = [];
        document.addEventListener('focusout', ({ target }) => {
          moves.push((target as Element).outerHTML);
        });
        return moves;
      });
      await scripts.isAsked;
      scripts.release();
      await settle(component);
      expect(await stop.evaluate((node) => node === document.activeElement)).toBe(true);
      expect(await focused.jsonValue()).toEqual([]);
    });
  });
}

for (const name of pressedThreeTimes) {
  const { path, viewport, button, prepare, record, brings } = earlyIslands[name];

  test.describe(name, () => {
    test.use({ viewport });

    test('takes three impatient presses before its script for one', async ({ page }) => {
      const scripts = await holdScripts(page);
      await page.goto(path);
      const component = page.locator(`[data-island="${name}"]`);
      await prepare?.(component);
      const outcome = await record(page, component);
      await button(component).click({ clickCount: 3 });
      await scripts.isAsked;
      scripts.release();
      await expect.poll(outcome).toEqual(brings);
      await settle(component);
      expect(await outcome()).toEqual(brings);
    });
  });
}
