import { useLocale } from '@lunette/ui-kit';
import { useId, useState } from 'react';
import type { ReturnModeOffer } from '../../contract/returnWay.ts';
import { useReturnText } from '../../returnText.ts';
import { weekday } from './days.ts';

/** A round of the courier. */
export interface Pickup {
  date: string;
  from: string;
}

interface PickupChoiceProps {
  days: ReturnModeOffer['days'];
  value: Pickup | null;
  onChange: (pickup: Pickup) => void;
}

type Day = ReturnModeOffer['days'][number];

const CELL =
  'relative grid cursor-pointer place-items-center content-center rounded-control border border-line-strong bg-surface text-center leading-tight has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-default has-disabled:border-line has-disabled:bg-sunk has-disabled:text-ink-soft';

/** The days on which the courier comes, and the times of one of them. */
export function PickupChoice({ days, value, onChange }: PickupChoiceProps) {
  const t = useReturnText();
  const { date: inWords, time } = useLocale();
  const name = useId();
  const [picked, setPicked] = useState(value?.date ?? null);
  const open = days.find(({ date }) => date === picked) ?? days.find((day) => freeOf(day) > 0);
  return (
    <div className="grid min-w-0 gap-4">
      <fieldset className="min-w-0">
        <legend className="mb-2 text-14 font-medium">{t('returns.day')}</legend>
        <div className="flex gap-2 overflow-x-auto py-1 [scrollbar-width:none] tablet:grid tablet:grid-cols-7">
          {days.map((day) => (
            <DayCell
              key={day.date}
              day={day}
              name={`${name}day`}
              isOpen={day === open}
              onPick={() => setPicked(day.date)}
            />
          ))}
        </div>
      </fieldset>
      {open && (
        <fieldset className="min-w-0">
          <legend className="mb-2 text-14 font-medium">
            {t('returns.time-on', { day: inWords(open.date) })}
          </legend>
          <div className="grid grid-cols-2 gap-2 tablet:grid-cols-4">
            {open.slots.map(({ from, to, free }) => {
              const words = `${time(from)}–${time(to)}`;
              const isTaken = free === 0;
              return (
                <label
                  key={from}
                  className={`${CELL} min-h-13 font-medium has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent`}
                >
                  <input
                    type="radio"
                    name={`${name}time`}
                    className="sr-only"
                    aria-label={isTaken ? `${words}: ${t('returns.taken')}` : words}
                    checked={value?.date === open.date && value.from === from}
                    disabled={isTaken}
                    onChange={() => onChange({ date: open.date, from })}
                  />
                  <bdi className={isTaken ? 'line-through' : undefined}>{words}</bdi>
                  {isTaken && <small className="text-12 font-normal">{t('returns.taken')}</small>}
                </label>
              );
            })}
          </div>
        </fieldset>
      )}
      <p className="text-14 text-ink-soft">{t('returns.courier-brings')}</p>
    </div>
  );
}

function freeOf({ slots }: Day): number {
  return slots.reduce((sum, { free }) => sum + free, 0);
}

interface DayCellProps {
  day: Day;
  name: string;
  isOpen: boolean;
  onPick: () => void;
}

function DayCell({ day, name, isOpen, onPick }: DayCellProps) {
  const t = useReturnText();
  const { language, country, date } = useLocale();
  const free = freeOf(day);
  const words = t('returns.free', { count: free });
  return (
    <label
      className={`${CELL} min-w-18 flex-none gap-0.5 px-1 py-3 text-14 has-checked:border-ink has-checked:bg-ink has-checked:text-on-ink`}
    >
      <input
        type="radio"
        name={name}
        className="sr-only"
        aria-label={`${date(day.date)}: ${words}`}
        checked={isOpen}
        disabled={free === 0}
        onChange={onPick}
      />
      <span>{weekday(day.date, language, country)}</span>
      <b className="num display text-22">{Number(day.date.slice(8))}</b>
      <small className="text-12">{words}</small>
    </label>
  );
}
