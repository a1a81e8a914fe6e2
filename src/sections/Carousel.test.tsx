import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serve } from '../../tests/testing/servedPage.ts';
import { Carousel, type CarouselProps } from './Carousel.tsx';
import { slideRanges } from './carouselView.ts';

const props: CarouselProps = {
  heading: 'Your partner',
  role: 'carousel',
  previous: 'Previous slides',
  next: 'Next slides',
  list: 'Slides',
  slides: ['Proven', 'Agile', 'Fair', 'Open', 'Near'].map((heading, index) => ({
    id: heading.toLowerCase(),
    number: `0${index + 1}`,
    heading,
    href: `/${heading}`,
    points: [`${heading} one`, `${heading} two`],
  })),
  statuses: Object.fromEntries(
    slideRanges(5).map(({ key, first, last }) => [key, `Slides ${first} to ${last} of 5`]),
  ),
};

/** jsdom lays nothing out: this puts slides of 300 px, 24 px apart, into a box that scrolls. */
let box = 948;
let resize = (): void => undefined;

beforeEach(() => {
  box = 948;
  const width = () => (box > 800 ? (box - 48) / 3 : box);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (!this.matches('.carousel__slide')) return new DOMRect(0, 0, box, 100);
    const index = [...(this.parentElement?.children ?? [])].indexOf(this);
    const sign = document.dir === 'rtl' ? -1 : 1;
    const left = sign * index * (width() + 24) - (this.parentElement?.scrollLeft ?? 0);
    return new DOMRect(left, 0, width(), 100);
  });
  Element.prototype.scrollTo = function (options?: ScrollToOptions | number) {
    const end = 5 * (width() + 24) - 24 - box;
    const left = typeof options === 'object' ? (options.left ?? 0) : 0;
    this.scrollLeft = Math.max(-end, Math.min(end, left));
    fireEvent.scroll(this);
    // React's testing library knows no such event.
    this.dispatchEvent(new Event('scrollend'));
  };
  Element.prototype.scrollIntoView = vi.fn<Element['scrollIntoView']>();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resize = callback;
      }
      observe(): void {
        resize();
      }
      disconnect(): void {}
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.dir = '';
});

function slide(heading: string): HTMLElement {
  const found = screen.getByText(heading, { selector: 'a' }).closest<HTMLElement>('li');
  return found ?? expect.fail(`Expected a slide "${heading}".`);
}

function inView(): (string | null | undefined)[] {
  const slides = [...document.querySelectorAll('.carousel__slide:not([inert])')];
  return slides.map((element) => element.querySelector('h3')?.textContent);
}

function next(): HTMLElement {
  return screen.getByRole('button', { name: 'Next slides' });
}

function previous(): HTMLElement {
  return screen.getByRole('button', { name: 'Previous slides' });
}

test('before its script it is a list with all slides', { tags: 'carousel/plain' }, () => {
  serve(<Carousel {...props} />);
  expect(inView()).toHaveLength(5);
});

test('the part has the name of its heading and says what it is', { tags: 'carousel/name' }, () => {
  render(<Carousel {...props} />);
  const part = screen.getByRole('region', { name: 'Your partner' });
  expect(part.getAttribute('aria-roledescription')).toBe('carousel');
});

test(
  'Tab goes to the buttons, then to the list, then into its slides',
  { tags: 'carousel/order' },
  async () => {
    render(<Carousel {...props} />);
    const stops = [previous(), next(), screen.getByRole('list', { name: 'Slides' })];
    for (const stop of [...stops, screen.getByRole('link', { name: 'Proven' })]) {
      await userEvent.tab();
      expect(document.activeElement).toBe(stop);
    }
  },
);

test('each slide has the name of its heading', { tags: 'carousel/slide' }, () => {
  render(<Carousel {...props} />);
  const list = within(screen.getByRole('list', { name: 'Slides' }));
  expect(list.getByRole('listitem', { name: 'Agile' })).toBe(slide('Agile'));
});

test('slides out of view are inert', { tags: 'carousel/inert' }, async () => {
  render(<Carousel {...props} />);
  expect(inView()).toEqual(['Proven', 'Agile', 'Fair']);
  await userEvent.click(next());
  expect(inView()).toEqual(['Agile', 'Fair', 'Open']);
});

test(
  'after the list was scrolled by hand a press goes on from what is in view, even if no end of a scroll is told',
  { tags: 'carousel/press' },
  async () => {
    Element.prototype.scrollTo = function (options?: ScrollToOptions | number) {
      this.scrollLeft = typeof options === 'object' ? (options.left ?? 0) : 0;
      fireEvent.scroll(this);
    };
    render(<Carousel {...props} />);
    await userEvent.click(next());
    const list = screen.getByRole('list', { name: 'Slides' });
    list.scrollLeft = 0;
    fireEvent.scroll(list);
    expect(inView()).toEqual(['Proven', 'Agile', 'Fair']);
    await userEvent.click(next());
    expect(inView()).toEqual(['Agile', 'Fair', 'Open']);
  },
);

test(
  'a slide that is partly in view can be reached and is brought in',
  { tags: 'carousel/partly' },
  () => {
    render(<Carousel {...props} />);
    const list = screen.getByRole('list', { name: 'Slides' });
    list.scrollLeft = 100;
    fireEvent.scroll(list);
    expect(inView()).toEqual(['Proven', 'Agile', 'Fair', 'Open']);
    act(() => screen.getByRole('link', { name: 'Open' }).focus());
    expect(vi.mocked(slide('Open').scrollIntoView).mock.contexts).toEqual([slide('Open')]);
  },
);

test(
  'a slide that is scrolled away keeps the focus until it is left',
  { tags: 'carousel/focus' },
  () => {
    render(<Carousel {...props} />);
    const link = screen.getByRole('link', { name: 'Proven' });
    act(() => link.focus());
    const list = screen.getByRole('list', { name: 'Slides' });
    list.scrollLeft = 648;
    fireEvent.scroll(list);
    expect(inView()).toEqual(['Proven', 'Fair', 'Open', 'Near']);
    act(() => link.blur());
    expect(inView()).toEqual(['Fair', 'Open', 'Near']);
  },
);

test(
  'at an end the button says so, keeps the focus and does nothing',
  { tags: 'carousel/end' },
  async () => {
    render(<Carousel {...props} />);
    expect(previous().getAttribute('aria-disabled')).toBe('true');
    expect(next().hasAttribute('aria-disabled')).toBe(false);
    await userEvent.click(next());
    expect(previous().hasAttribute('aria-disabled')).toBe(false);
    await userEvent.click(next());
    expect(next().getAttribute('aria-disabled')).toBe('true');
    expect(next().hasAttribute('disabled')).toBe(false);
    expect(document.activeElement).toBe(next());
    await userEvent.keyboard('{Enter}');
    expect(inView()).toEqual(['Fair', 'Open', 'Near']);
  },
);

test('a press at an end says again what is in view', { tags: 'carousel/end-said' }, async () => {
  render(<Carousel {...props} />);
  const status = screen.getByRole('status');
  await userEvent.click(next());
  await userEvent.click(next());
  await waitFor(() => expect(status.textContent).toBe('Slides 3 to 5 of 5'));
  await userEvent.click(next());
  expect(status.textContent).toBe('');
  await waitFor(() => expect(status.textContent.trim()).toBe('Slides 3 to 5 of 5'));
});

test(
  'what is in view is said after a press, and only then',
  { tags: 'carousel/status' },
  async () => {
    render(<Carousel {...props} />);
    const list = screen.getByRole('list', { name: 'Slides' });
    list.scrollLeft = 324;
    fireEvent.scroll(list);
    expect(screen.getByRole('status').textContent).toBe('');
    await userEvent.click(next());
    expect(screen.getByRole('status').textContent).toBe('Slides 3 to 5 of 5');
    await userEvent.click(previous());
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Slides 2 to 4 of 5'));
  },
);

test(
  'read from right to left, the next slides come from the left',
  { tags: 'carousel/rtl' },
  async () => {
    document.dir = 'rtl';
    render(
      <I18nProvider locale="ar">
        <Carousel {...props} />
      </I18nProvider>,
    );
    await userEvent.click(next());
    expect(screen.getByRole('list', { name: 'Slides' }).scrollLeft).toBe(-324);
    expect(inView()).toEqual(['Agile', 'Fair', 'Open']);
  },
);

test('the first slide in view stays when fewer fit', { tags: 'carousel/resize' }, async () => {
  render(<Carousel {...props} />);
  await userEvent.click(next());
  box = 400;
  act(() => resize());
  expect(inView()).toEqual(['Agile']);
});
