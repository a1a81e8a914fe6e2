import '../layout/VisuallyHidden.css';
import './Figure.css';

type Props = {
  /** The final number, which the animated copy counts up to. */
  value: number;
  /** The final number in the page's digits, and what stands before and after it. */
  number: string;
  before?: string;
  after?: string;
  caption: string;
};

/**
 * One large figure with its caption. The final text is what the document says; the copy that
 * counts is hidden from assistive technology and laid over it, so nothing shifts.
 */
export function Figure({ value, number, before = '', after = '', caption }: Props) {
  return (
    <div className="figure">
      <dt className="figure__caption">{caption}</dt>
      <dd className="figure__value">
        <span className="visually-hidden">{`${before}${number}${after}`}</span>
        <span aria-hidden="true">
          {before}
          <span className="figure__number">
            <span className="figure__final">{number}</span>
            <span className="figure__copy" data-count={value}>
              {number}
            </span>
          </span>
          {after}
        </span>
      </dd>
    </div>
  );
}
