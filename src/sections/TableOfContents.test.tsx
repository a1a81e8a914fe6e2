import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TableOfContents } from './TableOfContents.tsx';

function Contents() {
  return (
    <>
      <TableOfContents
        heading="On this page"
        items={[
          { id: 'scope', label: 'What it covers' },
          { id: 'rights', label: 'Your rights' },
        ]}
      />
      <h2 id="scope">What it covers</h2>
      <h2 id="rights">Your rights</h2>
    </>
  );
}

test(
  'the headings of the page are links in a navigation named by its heading',
  { tags: 'toc/links' },
  () => {
    render(<Contents />);
    const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
    const links = contents.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['#scope', '#rights']);
  },
);

test('without script no entry claims to be the current one', { tags: 'toc/plain' }, () => {
  render(<Contents />);
  expect(screen.queryByRole('link', { current: 'location' })).toBeNull();
});
