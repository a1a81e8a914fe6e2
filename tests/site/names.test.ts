import { test } from 'vitest';
import { oneLine, sharedWordsOf } from '../testing/builtSite.ts';
import { heard } from '../specification/finding.ts';
import { expectEach } from './testing/faults.ts';

test(
  'every picture has a name or is hidden from assistive technology',
  { tags: 'general/pictures' },
  () => {
    expectEach<Element>('img, svg, canvas, video, [role="img"]', (picture) => {
      if (picture.closest('[aria-hidden="true"]') !== null) return true;
      if (picture.matches('img')) return picture.hasAttribute('alt');
      return picture.matches('[role="img"][aria-label], [role="img"][aria-labelledby]');
    });
  },
);

test('every link, button and group of links has a name', { tags: 'general/names' }, () => {
  const named = 'a[href], button, nav, [role="button"], [role="group"], section[aria-label]';
  expectEach(named, (element, { document }) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = ids.map((id) => document.getElementById(id)?.textContent ?? '').join('');
    const name = labels + (element.getAttribute('aria-label') ?? '');
    if (element.matches('nav, [role="group"], section')) return name.trim() !== '';
    return name.trim() !== '' || heard(element) !== '';
  });
});

test(
  'every link to a new tab keeps its opener to itself and says so in words',
  { tags: 'general/new-tab' },
  () => {
    expectEach('[target]', (link, { locale }) => {
      const { newTab } = sharedWordsOf<{ newTab: string }>(locale, 'common');
      const isSafe = link.getAttribute('rel')?.split(' ').includes('noopener') === true;
      return (
        link.getAttribute('target') === '_blank' &&
        isSafe &&
        heard(link).includes(oneLine(newTab).replaceAll('’', "'"))
      );
    });
  },
);
