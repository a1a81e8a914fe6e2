import type { ReactNode } from 'react';
import '../layout/VisuallyHidden.css';
import './Figure.css';
import type { Localized, Word } from '../words/word.ts';

type Props = {
  /** The final number, which the animated copy counts up to. */
  value: number;
  /** The final number in the page's digits, and what stands before and after it. */
  number: string;
  before?: string;
  after?: string;
  /** The language of these where it is not the page's, in whose digits a script would count. */
  lang?: string;
  dir?: Localized['dir'];
  caption: Word;
  /** What there is to know about the figure as evidence, such as that it is a sample. */
  mark?: ReactNode;
};

/**
 * One large figure with its caption. The final text is what the document says; the copy that
 * counts is hidden from assistive technology and laid over it, so nothing shifts.
 */
export function Figure(props: Props) {
  const { value, number, before = '', after = '', lang, dir, caption, mark } = props;
  return (
    <div className="figure">
      <dt className="figure__caption">
        {caption}
        {mark}
      </dt>
      <dd className="figure__value">
        <span
          className="visually-hidden"
          lang={lang}
          dir={dir}
        >{`${before}${number}${after}`}</span>
        <span aria-hidden="true" lang={lang} dir={dir}>
          {before}
          <span className="figure__number">
            <span className="figure__final">{number}</span>
            <span className="figure__copy" data-count={lang === undefined ? value : undefined}>
              {number}
            </span>
          </span>
          {after}
        </span>
      </dd>
    </div>
  );
}
