import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TechnologyTiles } from './TechnologyTiles.tsx';

const groups = [
  {
    id: 'languages',
    name: 'Languages',
    technologies: [
      { id: 'c++', name: 'C++' },
      { id: 'rust', name: 'Rust' },
    ],
  },
  { id: 'databases', name: 'Databases', technologies: [{ id: 'sqlite', name: 'SQLite' }] },
];

function show() {
  return render(
    <>
      <h2>Technologies</h2>
      <TechnologyTiles groups={groups} />
    </>,
  );
}

test('each group is a list under its own heading', () => {
  show();
  const headings = screen.getAllByRole('heading', { level: 3 });
  expect(headings.map((heading) => heading.textContent)).toEqual(['Languages', 'Databases']);
  const names = screen.getAllByRole('list').map((list) =>
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  );
  expect(names).toEqual([['C++', 'Rust'], ['SQLite']]);
});

test('a name keeps its own direction in a right-to-left page', () => {
  show();
  expect(screen.getByText('C++').tagName).toBe('BDI');
});
