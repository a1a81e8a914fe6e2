// Longer than others: one script that runs in the page, where it can import nothing.
import type { Page } from '@playwright/test';
import { watchFocus, type Focus, type FocusWatching } from './lookAtFocus.ts';
import { watchSeenText, type Watching } from './seenText.ts';
import { watchCover } from './watchCover.ts';
import { watchOrder, type OrderWatching } from './watchOrder.ts';

/** A stop of the keyboard, as it was met on the way. */
type Stop = Focus & {
  /** What has become another because it had the focus. */
  changed: string[];
  /** Whether it is laid out before the stop that came before it. */
  isMoved: boolean;
};

/** How a walk has gone so far. */
export type Walk = {
  stops: Stop[];
  /** Out of the page, to a stop that was met before, or nowhere; none while it goes on. */
  end?: 'outside' | 'round' | 'stuck';
  /** A kind of stop that is met for the first time: keys do nothing until `goOn`. */
  newKind?: string;
};

/** What a script of a test finds in a page after {@link watchStops}. */
export type StopWatching = {
  /** From now on each key that comes up notes where the focus is. Backwards the order is turned. */
  beginWalk: (knownKinds: readonly string[], isBackwards: boolean) => void;
  goOn: () => void;
  /** Compares once more, and tells. */
  walkSoFar: () => Walk;
};

/**
 * Lets a test walk by keys through every page that is opened from now on. The looking is done in
 * the page while a key comes up, so that keys can be pressed as fast as the browser takes them.
 */
export async function watchStops(page: Page): Promise<void> {
  await watchSeenText(page);
  await watchCover(page);
  await watchFocus(page);
  await watchOrder(page);
  await page.addInitScript(() => {
    type All = Watching & FocusWatching & OrderWatching;
    const { seenText, lookAtFocus, isLaidOutFirst } = window as unknown as All;
    let walk: Walk | undefined;
    let met: Element[] = [];
    let kinds = new Set<string>();
    let backwards = false;
    let hasMutated = false;
    let before = { address: '', text: '', opened: 0 };

    const look = () => {
      const opened =
        '[role="dialog"], [role="listbox"], [role="menu"], [open], [popover]:popover-open';
      const focused = document.activeElement;
      const skip = focused?.matches('a.above') === true ? `${focused.textContent.trim()}|` : '';
      const text = seenText();
      return {
        address: location.href,
        // The skip link is itself what has the focus.
        text: text.slice(text.startsWith(skip) ? skip.length : 0),
        opened: document.querySelectorAll(`${opened}, [aria-expanded="true"]`).length,
      };
    };

    /** What has changed since the last stop has the focus; all of it is compared where it can have. */
    const compare = (isEverything: boolean): void => {
      const [stop, element] = [walk?.stops.at(-1), met.at(-1)];
      if (!stop || !element) return;
      const now = isEverything || hasMutated ? look() : { ...before, address: location.href };
      hasMutated = false;
      if (now.address !== before.address) stop.changed.push(`leads to ${now.address}`);
      if (now.opened > before.opened) stop.changed.push('opens something');
      // What is left may close behind the focus, and takes its words with it.
      const isLeft = now.opened < before.opened;
      if (now.text !== before.text && !(isLeft && now.text.length < before.text.length)) {
        const had = new Set(before.text.split('|'));
        const has = new Set(now.text.split('|'));
        const [come, gone] = [has.difference(had), had.difference(has)];
        stop.changed.push(
          `brings up "${[...come].join('|')}" and takes away "${[...gone].join('|')}"`,
        );
      }
      before = now;
      const { activeElement } = document;
      // Where a part comes alive, what takes the place of a stop takes the focus.
      const isReplaced = !element.isConnected || !element.checkVisibility();
      if (activeElement === element || walk?.end !== undefined) return;
      if (isReplaced && activeElement !== null) met[met.length - 1] = activeElement;
      else stop.changed.push(`sends the focus to ${activeElement?.outerHTML.slice(0, 80)}`);
    };

    const isOutOfOrder = (later: Element, earlier: Element): boolean => {
      // The skip link lies above everything, and in a dialog the first stop comes after the last.
      if ([later, earlier].some((stop) => !stop.checkVisibility() || stop.matches('.above')))
        return false;
      const isNextRound =
        later.closest('[role="dialog"]') !== null &&
        (later.compareDocumentPosition(earlier) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
      return !isNextRound && isLaidOutFirst(later, earlier);
    };

    const arrive = (): void => {
      if (walk === undefined) return;
      const focus = lookAtFocus();
      const element = document.activeElement;
      const last = met.at(-1);
      if (focus === undefined || element === null) walk.end = 'outside';
      else if (element === last) walk.end = 'stuck';
      else if (met.includes(element)) walk.end = 'round';
      else {
        const [later, earlier] = backwards ? [last, element] : [element, last];
        const isMoved = later && earlier ? isOutOfOrder(later, earlier) : false;
        walk.stops.push({ ...focus, changed: [], isMoved });
        met.push(element);
        if (!kinds.has(focus.kind)) walk.newKind = focus.kind;
        kinds.add(focus.kind);
      }
    };

    new MutationObserver(() => {
      hasMutated = true;
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    addEventListener(
      'keydown',
      (event) => {
        if (walk === undefined || event.key === 'Shift') return;
        if (walk.end === undefined && walk.newKind === undefined) {
          compare(false);
          return;
        }
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      true,
    );
    addEventListener(
      'keyup',
      ({ key }) => {
        const isWalking = walk?.end === undefined && walk?.newKind === undefined;
        if (isWalking && key !== 'Shift') arrive();
      },
      true,
    );
    Object.assign(window, {
      beginWalk: (knownKinds, isBackwards) => {
        met = [];
        kinds = new Set(knownKinds);
        backwards = isBackwards;
        hasMutated = false;
        before = look();
        walk = { stops: [] };
      },
      goOn: () => {
        delete walk?.newKind;
      },
      walkSoFar: () => {
        if (walk === undefined) throw new Error('Expected a walk, got none: call beginWalk first.');
        if (walk.newKind !== undefined) compare(true);
        return walk;
      },
    } satisfies StopWatching);
  });
}
