import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StatusMessage, type StatusTone } from './StatusMessage.tsx';

const tones: readonly StatusTone[] = ['good', 'warning', 'bad'];

test('a message that is over leaves its region empty', { tags: 'alert/emptied' }, () => {
  const { rerender } = render(<StatusMessage tone="bad">It failed.</StatusMessage>);
  rerender(<StatusMessage tone="bad">{undefined}</StatusMessage>);
  expect(screen.getByRole('alert').childElementCount).toBe(0);
});

test('a message that a page begins with has the focus before any script', () => {
  const html = renderToStaticMarkup(
    <StatusMessage tone="bad" isGoal>
      It failed.
    </StatusMessage>,
  );
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const goal = body.querySelector('[role="alert"][autofocus][tabindex="-1"]');
  expect(goal?.textContent).toBe('It failed.');
});

test(
  'each tone has an icon of its own, so that colour is not all that tells them apart',
  { tags: ['alert/more-than-colour', 'S4.8', 'S4.9', 'S4.10'] },
  () => {
    const { container } = render(
      <>
        {tones.map((tone) => (
          <StatusMessage key={tone} tone={tone}>
            It happened.
          </StatusMessage>
        ))}
      </>,
    );
    const icons = [...container.querySelectorAll('svg')];
    for (const [index, name] of ['circle-check', 'triangle-alert', 'circle-x'].entries()) {
      expect(icons[index]).toHaveClass(`lucide-${name}`);
    }
    expect(icons.every((icon) => icon.getAttribute('aria-hidden') === 'true')).toBe(true);
  },
);
