import { render, screen } from '@testing-library/react';
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

test('a name keeps its own direction in a right-to-left page', () => {
  show();
  expect(screen.getByText('C++').tagName).toBe('BDI');
});
