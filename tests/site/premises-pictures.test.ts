import { icons } from 'lucide-react';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { test } from 'vitest';
import { Rating } from '../../src/ui/Rating.tsx';
import { Wordmark } from '../../src/ui/Wordmark.tsx';
import { readPublished } from '../testing/builtSite.ts';
import { all, expectEach, expectNoFaults, tag } from './testing/faults.ts';

const tags = 'premises/no-images-of-text';

test(
  'no page has a picture but drawings, and no drawing holds a text or a picture',
  { tags },
  () => {
    expectNoFaults((page) =>
      all<Element>(page, 'img, picture, canvas, input[type="image" i]').map(tag),
    );
    expectEach<SVGElement>(
      'svg',
      (svg) => drawn(svg)?.querySelector('text, image, foreignObject, use') === null,
    );
  },
);

/** The shapes that a component draws, as they stand in a page. */
function shapesOf<Props extends object>(component: ComponentType<Props>, props: Props): string {
  const holder = document.createElement('div');
  holder.innerHTML = renderToStaticMarkup(createElement(component, props));
  return holder.querySelector('svg')?.innerHTML ?? '';
}

/** Files of drawings that pages share, each as it would stand in a page. */
const sheets = new Map<string, Element>();

function sheetOf(file: string): Element {
  const known = sheets.get(file);
  if (known !== undefined) return known;
  const holder = document.createElement('div');
  holder.innerHTML = readPublished(file);
  sheets.set(file, holder);
  return holder;
}

/** What has the shapes of a drawing: itself, or all that it refers to in a file. */
function drawn(svg: SVGElement): Element | null {
  const [shape, ...others] = svg.children;
  if (shape?.localName !== 'use' || others.length > 0) return svg;
  const [file = '', id = ''] = shape.getAttribute('href')?.split('#') ?? [];
  return sheetOf(file).querySelector(`symbol[id="${id}"]`);
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
      const shapes = drawn(svg);
      const paths = Array.from(
        shapes?.querySelectorAll('path') ?? [],
        (path) => path.getAttribute('d') ?? '',
      );
      if (svg.matches('.wordmark')) return shapes?.innerHTML === wordmark;
      if (svg.matches('.lucide')) {
        return [...svg.classList].some((name) => iconShapes.get(name) === shapes?.innerHTML);
      }
      if (svg.matches('.rating > svg')) return paths.every((path) => path === star);
      if (svg.matches('[data-pause] > svg')) return paths.join() === pauseSign.join();
      const isWoven = paths.every((path) => /^[MmHVhvz\d\s.-]*$/u.test(path));
      return shapes !== null && svg.matches(woven) && isWoven;
    });
  },
);
