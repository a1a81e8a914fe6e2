import { galleryParts, galleryPath, renderGallery } from './testing/galleryRenderer.ts';
import { expect, test } from './testing/site.ts';

/** Icons that point to where lines begin or end. */
const arrows = '.lucide-arrow-left, .lucide-arrow-right, .lucide-panel-right-open';

const partsWithArrows = galleryParts.filter((part) =>
  /lucide-(?:arrow|panel)-/u.test(renderGallery(part)),
);

for (const [reading, dir, direction] of [
  ['left to right', 'ltr', 1],
  ['right to left', 'rtl', -1],
] as const) {
  test(`read from ${reading}, every arrow points along the lines`, async ({ page }) => {
    expect(partsWithArrows).toContain('carousel');
    for (const part of partsWithArrows) {
      await page.goto(galleryPath(part, dir));
      const directions = await page
        .locator(arrows)
        .evaluateAll((icons) =>
          icons.map((icon) => Number.parseFloat(getComputedStyle(icon).scale) || 1),
        );
      expect(directions, part).toEqual(directions.map(() => direction));
      expect(directions, part).not.toEqual([]);
    }
  });
}
