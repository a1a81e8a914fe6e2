import { icons } from 'lucide-react';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { test } from 'vitest';
import { Rating } from '../../src/ui/Rating.tsx';
import { Wordmark } from '../../src/ui/Wordmark.tsx';
import { all, expectEach, expectNoFaults, tag } from './testing/faults.ts';

const tags = 'premises/no-images-of-text';

test(
  'no page has a picture but drawings, and no drawing holds a text or a picture',
  { tags },
  () => {
    expectNoFaults((page) =>
      all<Element>(
        page,
        'img, picture, canvas, input[type="image" i], svg text, svg image, svg foreignObject, svg use',
      ).map(tag),
    );
  },
);

/** The shapes that a component draws, as they stand in a page. */
function shapesOf<Props extends object>(component: ComponentType<Props>, props: Props): string {
  const holder = document.createElement('div');
  holder.innerHTML = renderToStaticMarkup(createElement(component, props));
  return holder.querySelector('svg')?.innerHTML ?? '';
}

const wordmark = shapesOf(Wordmark, {});
const star = /d="([^"]+)"/u.exec(shapesOf(Rating, { stars: 1, label: '' }))?.[1];

/** The icons by the class that their library gives them; none of them is a letter. */
const named = [
  ...(['ArrowLeft', 'ArrowRight', 'ChevronDown', 'ExternalLink', 'Languages'] as const),
  ...(['Mail', 'MapPin', 'Menu', 'PanelRightOpen', 'Phone', 'X'] as const),
];
const iconShapes = new Map(
  named.map((name) => [
    `lucide-${name.replaceAll(/(?<=[a-z])[A-Z]/gu, '-$&').toLowerCase()}`,
    shapesOf(icons[name], {}),
  ]),
);

/** Drawn by threads and bars alone: lines that are upright or level. */
const woven = '.cloth, .cloth svg, .fringe, .tally, .meter-bar__bar, .meter-bar__bar svg';

/** The one sign that is drawn by hand: two bars to pause, and what is played on, a triangle. */
const pauseSign = ['M5 3h4v14H5zM11 3h4v14h-4z', 'M5 2l12 8-12 8z'];

test(
  'every drawing is the wordmark, an icon of the list, or made of threads, bars and stars',
  { tags },
  () => {
    expectEach<SVGElement>('svg', (svg) => {
      const paths = Array.from(
        svg.querySelectorAll('path'),
        (path) => path.getAttribute('d') ?? '',
      );
      if (svg.matches('.wordmark')) return svg.innerHTML === wordmark;
      if (svg.matches('.lucide')) {
        return [...svg.classList].some((name) => iconShapes.get(name) === svg.innerHTML);
      }
      if (svg.matches('.rating > svg')) return paths.every((path) => path === star);
      if (svg.matches('[data-pause] > svg')) return paths.join() === pauseSign.join();
      return svg.matches(woven) && paths.every((path) => /^[MmHVhvz\d\s.-]*$/u.test(path));
    });
  },
);
