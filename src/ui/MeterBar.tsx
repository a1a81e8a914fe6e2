import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { Meter } from 'react-aria-components/Meter';
import './MeterBar.css';

type Props = {
  label: string;
  /** What there is to know about the amount as evidence, such as that it is a sample. */
  mark?: ReactNode;
  /** 0 to 100. */
  value: number;
  /** The value in words, in the page's digits: what is shown and what is spoken. */
  valueLabel: string;
};

/**
 * A fixed amount as a bar: a meter, not the progress of a task. The value reaches the drawing
 * as an SVG width, because the site's policy allows no style attribute.
 */
export function MeterBar({ label, mark, value, valueLabel }: Props) {
  return (
    <Meter className="meter-bar" value={value} valueLabel={valueLabel}>
      <Label>
        {label}
        {mark}
      </Label>
      <span className="meter-bar__value">{valueLabel}</span>
      <svg className="meter-bar__bar" aria-hidden="true">
        <g className="meter-bar__fill">
          <rect width={`${value}%`} height="100%" />
          <svg x={`${value}%`} overflow="visible">
            <rect className="meter-bar__gap" width="4" height="100%" />
            <rect className="meter-bar__tip" x="-8" width="8" height="100%" />
          </svg>
        </g>
      </svg>
    </Meter>
  );
}
