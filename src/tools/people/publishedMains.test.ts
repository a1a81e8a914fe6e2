import { expect, test } from 'vitest';
import { hashContent } from './publishedMains.ts';

const page = (main: string, header = '<header>Menu</header>') =>
  `<body>${header}<main id="main">${main}</main><footer></footer></body>`;

test('another word in the main of a page makes it another page; a word beside it does not', () => {
  const hash = hashContent(page('<p>Five stars</p>'), 'main');
  expect(hash).toMatch(/^[0-9a-f]{64}$/u);
  expect(hashContent(page('<p>Four stars</p>'), 'main')).not.toBe(hash);
  expect(hashContent(page('<p>Five stars</p>', '<header>Other</header>'), 'main')).toBe(hash);
});

test('names of built files and ids made up by React leave a page the same', () => {
  const island = (scripts: string, id: string) =>
    hashContent(page(`<div data-scripts="${scripts}" id="${id}">Open</div>`), 'main');
  const hash = island('/assets/Faq-a1b2.js /assets/c3.js', 'faq_R_k9m_');
  expect(island('/assets/Faq-ffff.js /assets/d4.js /assets/e5.js', 'faq_R_2a_')).toBe(hash);
  expect(island('/assets/Faq-a1b2.js', 'questions')).not.toBe(hash);
});

test('another line of a drawing makes it another page for the eye alone', () => {
  const hashes = (line: string) =>
    (['main', 'body'] as const).map((part) =>
      hashContent(page(`<svg><path d="${line}"/></svg>`), part),
    );
  const [seen, heard] = hashes('M0 0h9');
  expect(hashes('M0 0h8')).toEqual([expect.not.stringMatching(`^${seen}$`), heard]);
});
