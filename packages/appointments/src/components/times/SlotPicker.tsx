import { useLocale } from '@lunette/ui-kit';
import { useId, useState } from 'react';
import type { Slot, SlotDay } from '../../contract/index.ts';
import { DAY_PARTS, dayPartOf } from '../../rules/index.ts';
import { useText } from '../../text.ts';
import { partOfDate } from './when.ts';

export interface SlotPickerProps {
  days: SlotDay[];
  /** The moment that is chosen. */
  value: string | null;
  onChange: (startsAt: string) => void;
}

const CELL =
  'relative grid cursor-pointer place-items-center content-center rounded-control border border-line-strong bg-surface text-center leading-tight has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus';
const OFF =
  'has-disabled:cursor-default has-disabled:border-line has-disabled:bg-sunk has-disabled:text-ink-soft';

/** The days and the times of one of them; what is full or taken says so. */
export function SlotPicker({ days, value, onChange }: SlotPickerProps) {
  const t = useText();
  const { date: inWords } = useLocale();
  const name = useId();
  const [picked, setPicked] = useState<string | null>(null);
  const offered = days.filter(({ slots }) => slots.length > 0);
  const ofValue = offered.find(({ slots }) => slots.some(({ startsAt }) => startsAt === value));
  const open =
    offered.find(({ date }) => date === picked) ??
    ofValue ??
    offered.find((day) => freeOf(day) > 0) ??
    offered[0];
  if (!open) return <p className="text-ink-soft">{t('appointments.no-times')}</p>;
  const parts = DAY_PARTS.map(({ id }) => ({
    id,
    slots: open.slots.filter(({ time }) => dayPartOf(time) === id),
  })).filter(({ slots }) => slots.length > 0);
  return (
    <div className="grid min-w-0 gap-7">
      <fieldset className="min-w-0">
        <legend className="mb-2.5 text-14 font-medium">{t('appointments.day')}</legend>
        <div className="-mx-gutter flex gap-2 overflow-x-auto px-gutter py-1 [scrollbar-width:none] tablet:mx-0 tablet:grid tablet:grid-cols-7 tablet:px-0">
          {offered.map((day) => (
            <DayCell key={day.date} day={day} name={`${name}day`} isOpen={day === open} onPick={setPicked} />
          ))}
        </div>
      </fieldset>
      <fieldset className="min-w-0">
        <legend className="mb-2.5 text-14 font-medium">
          {t('appointments.time-on', { date: inWords(open.date) })}
        </legend>
        <div className="grid gap-4">
          {parts.map(({ id, slots }) => (
            <div key={id} className="grid gap-2 tablet:grid-cols-[104px_minmax(0,1fr)]">
              <h3 className="text-14 text-ink-soft tablet:pt-3.5">{t(`appointments.part-${id}`)}</h3>
              <div className="grid grid-cols-4 gap-2 desk:grid-cols-6">
                {slots.map((slot) => (
                  <TimeCell
                    key={slot.startsAt}
                    slot={slot}
                    name={`${name}time`}
                    isChosen={slot.startsAt === value}
                    onChange={onChange}
                  />
                ))}
              </div>
            </div>
          ))}
        </div>
      </fieldset>
    </div>
  );
}

function freeOf({ slots }: SlotDay): number {
  return slots.filter(({ free }) => free > 0).length;
}

interface DayCellProps {
  day: SlotDay;
  name: string;
  isOpen: boolean;
  onPick: (date: string) => void;
}

function DayCell({ day, name, isOpen, onPick }: DayCellProps) {
  const t = useText();
  const { language, country, date } = useLocale();
  const free = freeOf(day);
  const words = free === 0 ? t('appointments.full') : t('appointments.free', { count: free });
  return (
    <label
      className={`${CELL} ${OFF} min-w-19 flex-none gap-0.5 px-1 py-3 text-14 has-checked:border-ink has-checked:bg-ink has-checked:text-on-ink`}
    >
      <input
        type="radio"
        name={name}
        className="sr-only"
        aria-label={`${date(day.date)}: ${words}`}
        checked={isOpen}
        disabled={free === 0}
        onChange={() => onPick(day.date)}
      />
      <span>{partOfDate(day.date, { weekday: 'short' }, language, country)}</span>
      <b className="num display text-22">{Number(day.date.slice(8))}</b>
      <small className="text-12">{words}</small>
    </label>
  );
}

interface TimeCellProps {
  slot: Slot;
  name: string;
  isChosen: boolean;
  onChange: (startsAt: string) => void;
}

function TimeCell({ slot, name, isChosen, onChange }: TimeCellProps) {
  const t = useText();
  const { startsAt, free } = slot;
  const time = useLocale().time(slot.time);
  const isTaken = free === 0 && !isChosen;
  const words = isTaken ? t('appointments.taken') : free === 1 && !isChosen ? t('appointments.last-one') : '';
  return (
    <label
      className={`${CELL} ${OFF} min-h-13 font-medium has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent`}
    >
      <input
        type="radio"
        name={name}
        className="sr-only"
        aria-label={[time, words].filter(Boolean).join(': ')}
        checked={isChosen}
        disabled={isTaken}
        onChange={() => onChange(startsAt)}
      />
      <bdi className={isTaken ? 'line-through' : undefined}>{time}</bdi>
      {words && <small className="text-12 font-normal">{words}</small>}
    </label>
  );
}
