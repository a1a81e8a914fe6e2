import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { foreignWord } from '../words/foreignWord.tsx';
import { Drawer } from './Drawer.tsx';

test('where its names are in another language they are texts that say so', () => {
  const arabic = (children: string) => foreignWord({ lang: 'ar', dir: 'rtl', children });
  render(
    <Drawer
      label={arabic('التفاصيل')}
      close={arabic('إغلاق')}
      heading="Example"
      ground="night"
      isOpen
      onClose={() => undefined}
    >
      <p>Spools and needles</p>
    </Drawer>,
  );
  const dialog = screen.getByRole('dialog', { name: 'التفاصيل' });
  const close = screen.getByRole('button', { name: 'إغلاق' });
  expect([dialog.ariaLabel, close.ariaLabel]).toEqual([null, null]);
  expect(close.querySelector<HTMLElement>('[lang]')?.dir).toBe('rtl');
});
