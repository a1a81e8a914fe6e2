import { ChevronDown } from './icons.ts';
import './Button.css';
import './Dropdown.css';
import type { Word } from '../words/word.ts';

/**
 * Folds the list that follows it, in small windows alone. The list does not stand in the
 * `details`: so wide windows show it, closed or open, in every browser and without script.
 */
export function Dropdown({ label }: { label: Word }) {
  return (
    <details className="dropdown">
      <summary className="button" data-variant="second">
        {label}
        <ChevronDown />
      </summary>
    </details>
  );
}
