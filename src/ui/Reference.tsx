import { FilledSentence } from '../words/FilledSentence.tsx';
import type { Word } from '../words/word.ts';
import './Reference.css';

type Props = {
  /** Says that this is the number, with a `place` for it. */
  sentence: Word;
  /** Letters and digits, which keep their order in every language. */
  reference: string;
};

/** The sentence that tells a visitor the number of what was sent; a line may end after its hyphen. */
export function Reference({ sentence, reference }: Props) {
  const end = reference.indexOf('-') + 1;
  const number = (
    <bdi className="reference" dir="ltr" translate="no">
      {reference.slice(0, end)}
      <wbr />
      {reference.slice(end)}
    </bdi>
  );
  return <FilledSentence filling={number}>{sentence}</FilledSentence>;
}
