import type { MouseEvent, Ref } from 'react';
import './ErrorSummary.css';
import type { Word } from '../words/word.ts';
import { nameOf } from '../words/nameOf.tsx';

type Props = {
  ref?: Ref<HTMLDivElement>;
  heading: Word;
  /** Each message with the id of the control that it is about, in the order of the form. */
  errors: readonly { id: string; message: Word }[];
};

/**
 * All mistakes of a form in one place, above it, each linked to its field. Focus it after a
 * failed submit: it is not a live region, so that it is read once (WCAG 3.3.1, 2.4.3).
 */
export function ErrorSummary({ ref, heading, errors }: Props) {
  const [name, nameText] = nameOf(heading, 'error-summary-name');
  return (
    <div className="error-summary" ref={ref} tabIndex={-1} role="group" {...name}>
      {nameText}
      <h3>{heading}</h3>
      <ul>
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={goToField}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Brings the label into view first, then focuses without a second jump, as GOV.UK does. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  const control = document.getElementById(event.currentTarget.hash.slice(1));
  if (control === null) return;
  event.preventDefault();
  (control.closest('.field') ?? control).scrollIntoView();
  control.focus({ preventScroll: true });
}
