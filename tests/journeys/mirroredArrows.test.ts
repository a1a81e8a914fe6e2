import { galleryComponents, galleryPath, renderGallery } from './testing/galleryRenderer.ts';
import { expect, test } from './testing/site.ts';

/** Icons that point to where lines begin or end. */
const arrows = '.lucide-arrow-left, .lucide-arrow-right, .lucide-panel-right-open';

const componentsWithArrows = galleryComponents.filter((component) =>
  /lucide-(?:arrow|panel)-/u.test(renderGallery(component)),
);

for (const [reading, dir, direction] of [
  ['left to right', 'ltr', 1],
  ['right to left', 'rtl', -1],
] as const) {
  test(`read from ${reading}, every arrow points along the lines`, async ({ page }) => {
    expect(componentsWithArrows).toContain('carousel');
    for (const component of componentsWithArrows) {
      await page.goto(galleryPath(component, dir));
      const directions = await page
        .locator(arrows)
        .evaluateAll((icons) =>
          icons.map((icon) => Number.parseFloat(getComputedStyle(icon).scale) || 1),
        );
      expect(directions, component).toEqual(directions.map(() => direction));
      expect(directions, component).not.toEqual([]);
    }
  });
}
