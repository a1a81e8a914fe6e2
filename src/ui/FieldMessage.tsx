import { CircleAlert } from './icons.ts';
import '../layout/VisuallyHidden.css';
import type { Word } from '../words/word.ts';

/** What is wrong with a field: icon, a spoken "Error:", and the sentence that says how to mend it. */
export function FieldMessage({ prefix, message }: { prefix: Word; message: Word }) {
  return (
    <>
      <CircleAlert />
      <span>
        <span className="visually-hidden">{prefix} </span>
        {message}
      </span>
    </>
  );
}
