import { test } from 'vitest';
import { expectEach } from './testing/faults.ts';

test(
  'every closed answer can be found by find-in-page, and the first is open',
  { tags: 'accordion/searchable' },
  () => {
    expectEach('.accordion', (accordion) => {
      const panels = [...accordion.querySelectorAll('.accordion__panel')];
      const states = panels.map((panel) => panel.getAttribute('hidden'));
      const expected = panels.map((_panel, index) => (index === 0 ? null : 'until-found'));
      return states.length > 1 && JSON.stringify(states) === JSON.stringify(expected);
    });
  },
);

test(
  'what an accordion button says about its answer is true',
  { tags: 'accordion/expanded-true' },
  () => {
    expectEach('.accordion .plus', (trigger, { document }) => {
      const panel = document.getElementById(trigger.getAttribute('aria-controls') ?? '');
      const isOpen = panel?.hasAttribute('hidden') === false;
      return panel !== null && trigger.getAttribute('aria-expanded') === String(isOpen);
    });
  },
);
