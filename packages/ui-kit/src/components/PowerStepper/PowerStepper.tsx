import { Diff, Minus, Plus } from 'lucide-react';
import { useState, type KeyboardEvent, type MouseEvent, type Ref } from 'react';
import { className as join } from '../../className.ts';
import { useText } from '../../text.ts';
import { flipSign, formatSignedNumber, readSignedNumber, stepNumber } from './signedNumber.ts';

/** Props of `PowerStepper`. */
export interface PowerStepperProps {
  /** Eye and value, for screen readers: `Right eye, sphere`. */
  label: string;
  value: number | null;
  onChange: (value: number | null) => void;
  min: number;
  max: number;
  step?: number;
  /** `signed` always shows + or − (sphere, cylinder, addition); `plain` is for a pupillary distance. */
  figure?: 'signed' | 'plain';
  /** Digits after the point. */
  decimals?: number;
  tone?: 'bad' | 'warn';
  /** The reason why the value does not apply; the stepper is then disabled and shows a dash. */
  off?: string;
  /** The id of the message for this row. */
  describedBy?: string;
  /** The value from which the first step starts when the field is empty. */
  start?: number;
  ref?: Ref<HTMLInputElement>;
  className?: string;
}

/**
 * A value of a prescription: typed in any digits, or changed by quarter steps with buttons and arrow keys. Number
 * keyboards of phones have no minus: while the shopper types by touch, the first button changes the sign.
 */
export function PowerStepper(props: PowerStepperProps) {
  const { label, value, onChange, min, max, step = 0.25, figure = 'signed', decimals = 2 } = props;
  const { tone, off, describedBy, start = 0, ref, className } = props;
  const t = useText();
  const [draft, setDraft] = useState<string | null>(null);
  const [byFinger, setByFinger] = useState(false);
  const changesSign = byFinger && figure === 'signed' && min < 0;
  const shown = off ? '–' : (draft ?? formatSignedNumber(value, figure, decimals));
  const keep = (next: number | null) => {
    setDraft(null);
    if (next !== value) onChange(next);
  };
  /** A readable value counts while it is typed: the axis is enabled by the first digit of the cylinder. */
  const type = (text: string) => {
    setDraft(text);
    const read = readSignedNumber(text);
    if (read !== null && read !== value) onChange(read);
  };
  const move = (steps: number) => {
    if (!off)
      keep(stepNumber(draft === null ? value : readSignedNumber(draft), steps, { min, max, step, start }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: 4, PageDown: -4 }[event.key];
    if (event.key === 'Enter' && draft !== null) keep(readSignedNumber(draft));
    if (!steps) return;
    event.preventDefault();
    move(steps);
  };
  const rests = (limit: number) => Boolean(off) || value === limit || undefined;
  return (
    <div
      role="group"
      aria-label={label}
      title={off}
      className={join('power', tone && `is-${tone}`, off && 'is-off', className)}
    >
      {changesSign ? (
        <button
          type="button"
          tabIndex={-1}
          aria-label={t('ui.change-sign', { label })}
          onMouseDown={keepFocus}
          onClick={() => type(flipSign(shown))}
        >
          <Diff />
        </button>
      ) : (
        <button
          type="button"
          tabIndex={-1}
          aria-label={t('ui.lower', { label })}
          aria-disabled={rests(min)}
          onClick={() => move(-1)}
        >
          <Minus />
        </button>
      )}
      <input
        ref={ref}
        inputMode="decimal"
        autoComplete="off"
        aria-label={off ? `${label}. ${off}` : label}
        aria-invalid={tone === 'bad' || undefined}
        aria-describedby={describedBy}
        disabled={Boolean(off)}
        value={shown}
        onChange={(event) => type(event.target.value)}
        onBlur={() => {
          setByFinger(false);
          if (draft !== null) keep(readSignedNumber(draft));
        }}
        onFocus={(event) => {
          setByFinger(matchMedia('(pointer: coarse)').matches);
          event.target.select();
        }}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        tabIndex={-1}
        aria-label={t('ui.higher', { label })}
        aria-disabled={rests(max)}
        onClick={() => move(1)}
      >
        <Plus />
      </button>
    </div>
  );
}

/** A press on the button keeps the on-screen keyboard open. */
const keepFocus = (event: MouseEvent) => event.preventDefault();
