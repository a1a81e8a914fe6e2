// Longer than others: buttons, dragging, keys and a window that changes all move one view, and what
// is said of it has to agree with each of them.
import { ArrowLeft, ArrowRight } from '../ui/icons.ts';
import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { useLocale } from 'react-aria-components/I18nProvider';
import '../layout/Actions.css';
import '../layout/Bullets.css';
import '../layout/IconButton.css';
import '../layout/Mirrored.css';
import { Numeral } from '../layout/Numeral.tsx';
import '../layout/Section.css';
import type { Word } from '../words/word.ts';
import { Announcement } from '../ui/Announcement.tsx';
import { Cloth } from '../ui/Cloth.tsx';
import { SampleMark } from '../ui/SampleMark.tsx';
import { isSameView, measureView, rangeKey } from './carouselView.ts';
import './Carousel.css';

type Slide = {
  id: string;
  /** The slide's number in the page's digits. */
  number: string;
  heading: string;
  href?: string;
  points: readonly string[];
  /** Says that its points are a sample. */
  mark?: Word | undefined;
};

export type CarouselProps = {
  heading: string;
  /** What the part is ("carousel"), said after its name. */
  role: string;
  previous: string;
  next: string;
  /** Name of the list, which itself can be focused and scrolled. */
  list: string;
  slides: readonly Slide[];
  /** What is in view, for every range of `slideRanges`: "Slides 2 to 3 of 5". */
  statuses: Readonly<Record<string, string>>;
};

/**
 * Slides in a list that scrolls sideways and snaps, with two buttons before it; it never moves
 * by itself. Until it is live, and without script, it is that list and nothing else. Slides
 * out of view are inert, so that Tab does not run through what nobody sees.
 */
export function Carousel({ heading, role, previous, next, list, slides, statuses }: CarouselProps) {
  const id = useId();
  const { direction } = useLocale();
  const element = useRef<HTMLUListElement>(null);
  /** Where the last press leads to, while the list is on its way there. */
  const aim = useRef<number>(null);
  const [view, setView] = useState(measureView(null));
  const [focused, setFocused] = useState<string | null>(null);
  const [status, setStatus] = useState({ text: '', turn: 0 });

  const update = () => {
    const now = measureView(element.current);
    // Safari before 26.2 does not tell when scrolling has ended.
    if (now.first === aim.current) aim.current = null;
    setView((before) => (isSameView(before, now) ? before : now));
  };
  const scrollTo = (slide: number, behavior: ScrollBehavior) => {
    const left = slide * measureView(element.current).step;
    element.current?.scrollTo({ left: direction === 'rtl' ? -left : left, behavior });
  };
  const turn = (by: 1 | -1) => {
    const { first, shown } = measureView(element.current);
    const asked = (aim.current ?? first) + by;
    const slide = Math.min(Math.max(asked, 0), slides.length - shown);
    if (slide === asked) {
      aim.current = slide;
      scrollTo(slide, 'auto');
    }
    // At an end the same words again say that there is no more.
    const text = statuses[rangeKey(slide + 1, slide + shown)] ?? '';
    setStatus((last) => ({ text, turn: last.turn + 1 }));
  };

  const resize = useEffectEvent(() => {
    // Other widths show another number of slides: the first one in view stays.
    if (view.step > 0) scrollTo(view.first, 'instant');
    update();
  });
  useEffect(() => {
    const observer = new ResizeObserver(() => resize());
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, []);

  return (
    <section
      className="section carousel"
      data-ground="mist"
      aria-roledescription={role}
      aria-labelledby={id}
    >
      <div className="carousel__top">
        <h2 id={id}>{heading}</h2>
        <div className="actions carousel__buttons">
          <Turn label={previous} isAtEnd={view.first === 0} onPress={() => turn(-1)}>
            <ArrowLeft className="mirrored" />
          </Turn>
          <Turn
            label={next}
            isAtEnd={view.first + view.shown >= slides.length}
            onPress={() => turn(1)}
          >
            <ArrowRight className="mirrored" />
          </Turn>
        </div>
      </div>
      <ul
        ref={element}
        className="carousel__list"
        aria-label={list}
        // What scrolls must be in reach of the arrow keys (WCAG 2.1.1).
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        // Where the buttons go, their focus comes here (`watchIslands`).
        data-instead=""
        onScroll={update}
        onScrollEnd={() => {
          aim.current = null;
        }}
      >
        {slides.map((slide, index) => (
          // The handlers only watch what bubbles from links in the slide.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            key={slide.id}
            className="carousel__slide"
            data-ground="paper"
            aria-labelledby={`${id}-${slide.id}`}
            // Scrolled away by arrow keys, a slide must not throw the focus out.
            inert={(index < view.from || index > view.to) && focused !== slide.id}
            onFocus={(event) => {
              setFocused(slide.id);
              event.currentTarget.scrollIntoView({ inline: 'nearest', block: 'nearest' });
            }}
            onBlur={() => {
              setFocused(null);
            }}
          >
            <div data-ground="night">
              <Cloth
                family={(index % 8) + 1}
                columns={24}
                rows={4}
                picks={[1]}
                rowOffset={6 - (index % 8)}
              />
            </div>
            <Numeral>{slide.number}</Numeral>
            <h3 id={`${id}-${slide.id}`}>
              {slide.href === undefined ? slide.heading : <a href={slide.href}>{slide.heading}</a>}
            </h3>
            {slide.mark !== undefined && (
              <p>
                <SampleMark>{slide.mark}</SampleMark>
              </p>
            )}
            <ul className="bullets">
              {slide.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <Announcement {...status} />
    </section>
  );
}

type TurnProps = { label: string; isAtEnd: boolean; onPress: () => void; children: ReactNode };

/** At an end the button says so but keeps the focus, so it is not disabled. */
function Turn({ label, isAtEnd, onPress, children }: TurnProps) {
  return (
    <Button
      className="icon-button"
      aria-label={label}
      onPress={onPress}
      render={(dom) => <button {...dom} aria-disabled={isAtEnd || undefined} />}
    >
      {children}
    </Button>
  );
}
