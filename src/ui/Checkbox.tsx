import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox';
import './Checkbox.css';
import type { Word } from '../words/word.ts';

type Props = {
  id?: string;
  /** What a native post sends. */
  value: string;
  children: Word;
};

/**
 * A box to tick. React Aria's label swallows every click whose press it did not see begin: one
 * that began before hydration, or one that assistive technology makes. A label of our own leaves
 * it to the browser to tick its box.
 */
export function Checkbox(props: Props) {
  return (
    <AriaCheckbox
      {...props}
      className="checkbox"
      render={({ ref, className, children }) => (
        <label ref={ref} className={className}>
          {children}
        </label>
      )}
    />
  );
}
