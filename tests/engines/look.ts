/** What a visitor means by a part of the page: a selector and, if that says too little, its name. */
export type Target = string | { css: string; name: string };

/** What there is of a part: of the first that can be seen, or else the first of all. */
export type Look = {
  /** How many can be seen. */
  count: number;
  isSeen: boolean;
  isFocused: boolean;
  /** Whether it or anything in it has the focus. */
  holdsFocus: boolean;
  /** Whether its middle is in the window and nothing else lies over it. */
  isHit: boolean;
  /** Whether it is still on its way to its place, as in a panel that slides in. */
  isMoving: boolean;
  /** Its middle, in CSS pixels of the window. */
  x: number;
  y: number;
  text: string;
  value: string | undefined;
  isChecked: boolean | undefined;
  expanded: string | null;
  pressed: string | null;
  invalid: string | null;
  disabled: string | null;
  current: string | null;
  /** What describes it, such as its error. */
  description: string;
};

/**
 * Looks at a part of the page and may bring it to the middle of the window or focus it before;
 * null if it is not there. It runs in the page, so it uses nothing of this file.
 */
export function look(target: Target, act?: 'scroll' | 'focus'): Look | null {
  const tidy = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();
  const wordsOf = (ids: string | null) =>
    tidy(
      (ids ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' '),
    );
  const nameOf = (element: HTMLElement) =>
    wordsOf(element.getAttribute('aria-labelledby')) ||
    tidy(element.ariaLabel ?? '') ||
    tidy((element as HTMLInputElement).labels?.[0]?.textContent ?? element.textContent);
  const isSeen = (element: HTMLElement) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  };

  const { css, name } = typeof target === 'string' ? { css: target, name: undefined } : target;
  const all = [...document.querySelectorAll<HTMLElement>(css)].filter(
    (element) => name === undefined || nameOf(element) === tidy(name),
  );
  const seen = all.filter(isSeen);
  const element = seen[0] ?? all[0];
  if (element === undefined) return null;

  /** Lasting motion elsewhere does not count, nor does anything that has ended. */
  const isOnItsWay = ({ playState, effect }: Animation) =>
    playState === 'running' &&
    effect instanceof KeyframeEffect &&
    effect.getTiming().iterations !== Infinity &&
    effect.target?.contains(element) === true;

  if (act === 'scroll') element.scrollIntoView({ block: 'center', behavior: 'instant' });
  if (act === 'focus') element.focus();
  const box = element.getBoundingClientRect();
  const x = Math.round(box.x + box.width / 2);
  const y = Math.round(box.y + box.height / 2);
  const hit = document.elementFromPoint(x, y);
  const { activeElement } = document;
  const field = element as HTMLInputElement;
  return {
    count: seen.length,
    isSeen: seen.length > 0,
    isFocused: element === activeElement,
    holdsFocus: element.contains(activeElement),
    isHit: element.contains(hit),
    isMoving: document.getAnimations().some(isOnItsWay),
    x,
    y,
    text: tidy(element.textContent),
    value: field.value,
    isChecked: field.checked,
    expanded: element.getAttribute('aria-expanded'),
    pressed: element.getAttribute('aria-pressed'),
    invalid: element.getAttribute('aria-invalid'),
    disabled: element.getAttribute('aria-disabled'),
    current: element.getAttribute('aria-current'),
    description: wordsOf(element.getAttribute('aria-describedby')),
  };
}
