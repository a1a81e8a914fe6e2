/** The reason of a judgement as something a program can look at. */
export type JudgementCheck = {
  /** What it looks at, for readers of the report. */
  says: string;
  /** Runs in the page, so it can call nothing outside of itself: whether an element is as it says. */
  holds: (element: Element) => boolean;
};

/** The checks of judgements by their rule. Where a whole style is in question there is none. */
export const judgementChecks: Readonly<Record<string, JudgementCheck>> = {
  a_target_warning: {
    says: 'Each is on a page in another language than English, shows an icon and has hidden words.',
    holds: (link) =>
      !document.documentElement.lang.startsWith('en') &&
      link.querySelector('svg') !== null &&
      (link.querySelector('.visually-hidden')?.textContent ?? '').trim() !== '',
  },
  aria_content_in_landmark: {
    says: 'It is the first element of the page and leads to its main part.',
    holds: (link) =>
      link === document.body.firstElementChild &&
      link.matches('a[href="#main"]:has(~ * #main, ~ #main)'),
  },
  blockquote_cite_exists: {
    says: 'Each stands in a figure whose caption has words.',
    holds: (quotation) =>
      (quotation.closest('figure')?.querySelector('figcaption')?.textContent ?? '').trim() !== '',
  },
  element_tabbable_visible: {
    says: 'With the focus it lies in the window, and nothing lies over it.',
    holds(element) {
      const before = document.activeElement;
      (element as HTMLElement).focus();
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const front = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      (element as HTMLElement).blur();
      if (before instanceof HTMLElement) before.focus();
      const isInWindow = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      return isInWindow && front !== null && element.contains(front);
    },
  },
  heading_markup_misuse: {
    says: 'It is at level 1, and assistive technology is given at most 25 words of it.',
    holds(heading) {
      const read = heading.cloneNode(true) as Element;
      for (const hidden of read.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
      return heading.matches('h1') && (read.textContent ?? '').trim().split(/\s+/u).length <= 25;
    },
  },
  input_fields_grouped: {
    says: 'Each is in a form or section with a name, and no other field there has the same label.',
    holds(field) {
      const group = field.closest('form') ?? field.closest('section');
      const named = document.getElementById(group?.getAttribute('aria-labelledby') ?? '');
      const labels = [...(group?.querySelectorAll('label') ?? [])].map(({ textContent }) =>
        (textContent ?? '').trim(),
      );
      const own = (field as HTMLInputElement).labels?.[0]?.textContent?.trim() ?? '';
      return (
        (named?.textContent ?? group?.getAttribute('aria-label') ?? '').trim() !== '' &&
        labels.filter((label) => label === own).length === 1
      );
    },
  },
  input_label_visible: {
    says: 'Each is a button with a drawing and a name.',
    holds: (button) =>
      button.matches('button:has(svg)') &&
      (button.getAttribute('aria-label') ?? button.textContent ?? '').trim() !== '',
  },
  list_structure_proper: {
    says: 'Each consists of groups, and each group of terms and what belongs to them.',
    holds: (list) =>
      list.matches('dl') &&
      [...list.children].every(
        (group) =>
          group.matches('div:has(> dt):has(> dd)') &&
          [...group.children].every((part) => part.matches('dt, dd')),
      ),
  },
  text_block_heading: {
    says: 'Each is the lead after a heading, or the year beside one.',
    holds: (text) =>
      text.matches(
        ':is(h1, h2, h3) + .lead, .figure__value:has(+ * :is(h2, h3)), :has(> .figure__value + * :is(h2, h3))',
      ),
  },
  text_sensory_misuse: {
    says: 'No sentence of them with such a word speaks of a button, link, field, form, menu or icon, or of pressing or choosing one.',
    holds(text) {
      const about =
        /right|left|above|below|top|bottom|upper|lower|corner|beside|round|square|shape|angle|size|large|small|medium|big|huge|tiny|extra|little/iu;
      const controls =
        /\b(?:buttons?|links?|fields?|forms?|menus?|icons?|click|press|tap|tick|select)\b/iu;
      return (text.textContent ?? '')
        .split(/(?<=[.?!])\s+/u)
        .every((sentence) => !about.test(sentence) || !controls.test(sentence));
    },
  },
};
