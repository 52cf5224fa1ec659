import { intlLocale } from '@lunette/country-config';
import type { ReactNode } from 'react';
import { className } from '../../className.ts';
import { useLocale } from '../../text/useLocale.ts';

interface CellProps {
  /** The group of radio buttons to which it belongs. */
  name: string;
  checked: boolean;
  /** The slot is full or taken; its words say so. */
  disabled?: boolean | undefined;
  onChange: () => void;
}

interface SlotCellProps extends CellProps {
  tone: 'day' | 'time';
  label: string;
  children: ReactNode;
}

const TONES = {
  day: 'min-w-18 flex-none gap-0.5 px-1 py-3 text-14 has-checked:border-ink has-checked:bg-ink has-checked:text-on-ink',
  time: 'min-h-13 font-medium has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent',
} as const;

function SlotCell({ tone, label, children, ...input }: SlotCellProps) {
  return (
    <label
      className={className(
        'relative grid cursor-pointer place-items-center content-center rounded-control border border-line-strong bg-surface text-center leading-tight has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-default has-disabled:border-line has-disabled:bg-sunk has-disabled:text-ink-soft',
        TONES[tone],
      )}
    >
      <input {...input} type="radio" className="sr-only" aria-label={label} />
      {children}
    </label>
  );
}

/** Props of `DayCell`. */
export interface DayCellProps extends CellProps {
  /** `YYYY-MM-DD`. */
  date: string;
  /** The number of free slots: `3 free`. */
  words: string;
}

/** A day that can be chosen: its weekday, its number, and how many slots are free. */
export function DayCell({ date, words, ...cell }: DayCellProps) {
  const { language, country, date: inWords } = useLocale();
  const weekday = new Intl.DateTimeFormat(intlLocale(language, country), {
    weekday: 'short',
    timeZone: 'UTC',
  });
  return (
    <SlotCell {...cell} tone="day" label={`${inWords(date)}: ${words}`}>
      <span>{weekday.format(new Date(`${date}T00:00:00Z`))}</span>
      <b className="num display text-22">{Number(date.slice(8))}</b>
      <small className="text-12">{words}</small>
    </SlotCell>
  );
}

/** Props of `TimeCell`. */
export interface TimeCellProps extends CellProps {
  /** The time as people say it: `9:30 AM`, `12:00–15:00`. */
  time: string;
  /** A remark on the time, such as that it is taken. */
  words?: string | undefined;
}

/** A time of a day that can be chosen. A disabled one is struck through. */
export function TimeCell({ time, words, disabled, ...cell }: TimeCellProps) {
  return (
    <SlotCell {...cell} tone="time" disabled={disabled} label={[time, words].filter(Boolean).join(': ')}>
      <bdi className={disabled ? 'line-through' : undefined}>{time}</bdi>
      {words && <small className="text-12 font-normal">{words}</small>}
    </SlotCell>
  );
}
