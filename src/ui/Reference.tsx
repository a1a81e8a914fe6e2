import { FilledSentence } from '../words/FilledSentence.tsx';
import type { Word } from '../words/word.ts';
import './Reference.css';

type Props = {
  /** Says that this is the number, with a `place` for it. */
  sentence: Word;
  /** Letters and digits, which keep their order in every language. */
  reference: string;
};

/** The sentence that tells a visitor the number of what was sent; one line of it is the number. */
export function Reference({ sentence, reference }: Props) {
  const number = (
    <bdi className="reference" dir="ltr" translate="no">
      {reference}
    </bdi>
  );
  return <FilledSentence filling={number}>{sentence}</FilledSentence>;
}
