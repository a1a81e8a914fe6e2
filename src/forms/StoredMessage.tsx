import { Reference } from '../ui/Reference.tsx';
import type { Word } from '../words/word.ts';

type Props = {
  children: Word;
  words: { reference: Word };
  /** The number of what was sent; a foreign backend gives none. */
  reference: string | undefined;
  /** What has to be done next, if anything. */
  next?: Word | undefined;
};

/** Says that a request was taken and, where the answer has one, its number in a sentence of its own. */
export function StoredMessage({ children: sentence, words, reference, next }: Props) {
  if (reference === undefined) return sentence;
  return (
    <>
      <p>{sentence}</p>
      <p>
        <Reference sentence={words.reference} reference={reference} />
      </p>
      {next && <p>{next}</p>}
    </>
  );
}
