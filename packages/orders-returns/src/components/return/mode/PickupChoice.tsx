import { DayCell, TimeCell, useLocale } from '@lunette/ui-kit';
import { useId, useState } from 'react';
import type { ReturnModeOffer } from '../../../contract/return/returnMode.ts';
import { useReturnText } from '../../../returnText.ts';

/** A time slot of the courier: its day and the start of its hours. */
export interface PickupSlot {
  date: string;
  from: string;
}

interface PickupChoiceProps {
  days: ReturnModeOffer['days'];
  value: PickupSlot | null;
  onChange: (pickup: PickupSlot) => void;
}

type PickupDay = ReturnModeOffer['days'][number];

/** The choice of a pickup slot: the days of the courier, and the hours of the selected day. */
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
              name={`${name}day`}
              date={day.date}
              words={t('returns.free', { count: freeOf(day) })}
              checked={day === open}
              disabled={freeOf(day) === 0}
              onChange={() => setPicked(day.date)}
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
              const isTaken = free === 0;
              return (
                <TimeCell
                  key={from}
                  name={`${name}time`}
                  time={`${time(from)}–${time(to)}`}
                  words={isTaken ? t('returns.taken') : undefined}
                  checked={value?.date === open.date && value.from === from}
                  disabled={isTaken}
                  onChange={() => onChange({ date: open.date, from })}
                />
              );
            })}
          </div>
        </fieldset>
      )}
      <p className="text-14 text-ink-soft">{t('returns.courier-brings')}</p>
    </div>
  );
}

function freeOf({ slots }: PickupDay): number {
  return slots.reduce((sum, { free }) => sum + free, 0);
}
