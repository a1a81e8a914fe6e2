import type { Word } from '../words/word.ts';
import './SampleMark.css';

/**
 * Says beside something invented that it is a sample: one word, for eye and ear alike.
 * @param children that word, of the locale.
 */
export function SampleMark({ children }: { children: Word }) {
  return (
    <>
      {' '}
      <small className="sample-mark">{children}</small>
    </>
  );
}
