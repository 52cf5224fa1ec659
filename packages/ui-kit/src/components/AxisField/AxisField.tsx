import { westernDigits } from '@lunette/country-config';
import type { KeyboardEvent, PointerEvent, Ref } from 'react';
import { className as join } from '../../className.ts';
import { AxisDial } from './AxisDial.tsx';

/** Props of `AxisField`. */
export interface AxisFieldProps {
  /** Eye and value, for screen readers: `Right eye, axis`. */
  label: string;
  value: number | null;
  onChange: (value: number | null) => void;
  tone?: 'bad' | 'warn';
  /** The reason why the field does not apply: `There is no cylinder`. */
  off?: string;
  describedBy?: string;
  ref?: Ref<HTMLInputElement>;
  className?: string;
}

/**
 * The axis of a cylinder, 1 to 180 degrees, with a small protractor that shows the value and can be turned. When the
 * field loses the focus, a 0 becomes 180, which is how ISO 8429 writes that direction.
 */
export function AxisField({
  label,
  value,
  onChange,
  tone,
  off,
  describedBy,
  ref,
  className,
}: AxisFieldProps) {
  const keep = (next: number) => onChange(Math.min(180, Math.max(1, Math.round(next))));
  const onKeyDown = (event: KeyboardEvent) => {
    const turn = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
    if (!turn) return;
    event.preventDefault();
    keep((value ?? (turn > 0 ? 0 : 181)) + turn);
  };
  const turn = (event: PointerEvent<SVGSVGElement>) => {
    if (off || event.buttons !== 1) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    keep(angleAt(event));
  };
  return (
    <div className={join('axis', tone && `is-${tone}`, off && 'is-off', className)} title={off}>
      <span className="axis-figure">
        <input
          ref={ref}
          inputMode="numeric"
          autoComplete="off"
          placeholder={off ? '–' : '1–180'}
          aria-label={off ? `${label}. ${off}` : label}
          aria-invalid={tone === 'bad' || undefined}
          aria-describedby={describedBy}
          disabled={Boolean(off)}
          value={off ? '' : (value ?? '')}
          onChange={(event) => onChange(readAxis(event.target.value))}
          onBlur={() => value === 0 && onChange(180)}
          onKeyDown={onKeyDown}
        />
        {value !== null && !off && <span aria-hidden="true">°</span>}
      </span>
      <AxisDial value={off ? null : value} onPointerDown={turn} onPointerMove={turn} />
    </div>
  );
}

function readAxis(text: string): number | null {
  const digits = westernDigits(text).replaceAll(/\D/g, '').slice(0, 3);
  return digits === '' ? null : Number(digits);
}

/**
 * The angle of a pointer on the dial: 0 is at the right, 90 at the top, 180 at the left, as an optician sees a trial
 * frame.
 */
function angleAt(event: PointerEvent<SVGSVGElement>): number {
  const box = event.currentTarget.getBoundingClientRect();
  const across = event.clientX - (box.left + box.width / 2);
  const up = box.top + box.height * 0.92 - event.clientY;
  return (Math.atan2(Math.max(0, up), across) * 180) / Math.PI;
}
