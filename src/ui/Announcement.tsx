import { useEffect, useRef, useState, type ReactNode } from 'react';
import '../layout/VisuallyHidden.css';
import type { Word } from '../words/word.ts';

/** How long words wait in an emptied region, in ms: read at once they would be no change. */
const pause = 100;

/** How long words stay, in ms: later nobody is to come upon them, or hear them as news again. */
const stay = 2000;

/** Tells the same words from the last ones, unheard: Orca passes over a message equal to its last. */
const other = '\u00A0';

type Props = {
  /** Empty while there is nothing to say. */
  text: Word;
  /** Another number says the same words again. */
  turn?: number;
  /** Says nothing that is over sooner than this, in ms. */
  after?: number;
};

/**
 * Words for assistive technology alone, said when the visitor pauses (WCAG 4.1.3). The region is
 * there and empty from the first render and empties itself. Where it speaks, React Aria does not
 * hide it with the page behind a list or a dialog: what is shown anew would be said anew.
 */
export function Announcement({ text, turn, after = 0 }: Props) {
  const [said, setSaid] = useState<ReactNode>('');
  const isEmpty = useRef(true);
  const last = useRef<ReactNode>('');
  useEffect(() => {
    const say = (words: ReactNode) => {
      isEmpty.current = words === '';
      setSaid(words);
    };
    const wait = Math.max(after, isEmpty.current ? 0 : pause);
    const words =
      text === '' || text !== last.current ? (
        text
      ) : (
        <>
          {text}
          {other}
        </>
      );
    say(wait === 0 ? words : '');
    if (words === '') return undefined;
    last.current = words;
    const timers = [setTimeout(say, wait, words), setTimeout(say, wait + stay, '')];
    return () => timers.forEach(clearTimeout);
    // The turn alone says the same words again.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [text, turn, after]);
  return (
    <div
      role="status"
      className="visually-hidden"
      data-live-announcer={said === '' ? undefined : true}
    >
      {said}
    </div>
  );
}
