import { expect, test, vi } from 'vitest';
import { serve } from '../../tests/testing/servedPage.ts';
import { Island } from './Island.tsx';
import { sharedFiles } from './sharedFiles.ts';

test('no word can end the data of a part early', () => {
  const answer = 'Between <script> and </script>, after <!-- and & and "';
  const props = {
    items: [{ id: 'one', number: '01', question: 'What ends a data block?', answer: [answer] }],
  };
  const page = serve(<Island name="faq" props={props} />);
  const [, block, ...others] = page.children;
  expect(others).toEqual([]);
  expect(block?.nextSibling).toBeNull();
  expect(JSON.parse(block?.textContent ?? '')).toEqual(props);
});

test('two parts of a page have no id in common', () => {
  const props = { items: [{ id: 'one', number: '01', question: 'Why?', answer: ['Because.'] }] };
  const page = serve(
    <>
      <Island name="faq" props={props} />
      <Island name="faq" props={props} />
    </>,
  );
  const prefixes = Array.from(
    page.querySelectorAll<HTMLElement>('[data-island]'),
    (island) => island.dataset['prefix'] ?? '',
  );
  expect(new Set(prefixes).size).toBe(2);
  for (const prefix of prefixes) expect(page.innerHTML).toContain(`id="react-aria-_${prefix}`);
});

test('of a published part what all pages have in common is a file of its own', () => {
  vi.stubEnv('DEV', false);
  const shared = { items: [{ id: 'one', number: '01', question: '</script>?', answer: ['No.'] }] };
  const page = serve(<Island name="faq" props={{}} shared={shared} />);
  vi.unstubAllEnvs();
  const [part, block] = page.children;
  expect(part?.textContent).toContain('</script>?');
  expect(block?.textContent).toBe('{}');
  const file = part?.getAttribute('data-shared')?.slice(1) ?? '';
  expect(file).toMatch(/^assets\/faq-[\w-]{6}\.json$/u);
  expect(JSON.parse(sharedFiles.get(file) ?? '')).toEqual(shared);
});
