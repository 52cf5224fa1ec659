import type { ComponentPropsWithRef } from 'react';

/** Props of `AxisDial`. */
export interface AxisDialProps extends ComponentPropsWithRef<'svg'> {
  value: number | null;
}

const MARKS = [0, 30, 60, 90, 120, 150, 180];

/** Half a protractor with a mark every 30 degrees and, if there is a value, a hand. */
export function AxisDial({ value, ...rest }: AxisDialProps) {
  return (
    <svg className="axis-dial" viewBox="0 0 62 36" fill="none" aria-hidden="true" {...rest}>
      <path d={`M${at(0, 23)}A23 23 0 0 0 ${at(180, 23)}`} stroke="var(--line-strong)" />
      {MARKS.map((mark) => (
        <path key={mark} d={`M${at(mark, 23)}L${at(mark, 19)}`} stroke="var(--line-strong)" />
      ))}
      <circle cx="31" cy="32" r="2" fill="var(--line-strong)" />
      {value !== null && (
        <g stroke="var(--accent)" fill="var(--accent)">
          <path d={`M31 32L${at(value, 20)}`} strokeWidth="2.5" strokeLinecap="round" />
          <circle r="3" transform={`translate(${at(value, 20)})`} stroke="none" />
        </g>
      )}
    </svg>
  );
}

function at(degrees: number, radius: number): string {
  const angle = (Math.min(180, Math.max(0, degrees)) * Math.PI) / 180;
  return `${(31 + radius * Math.cos(angle)).toFixed(2)} ${(32 - radius * Math.sin(angle)).toFixed(2)}`;
}
