import { DayCell, TimeCell, useLocale } from '@lunette/ui-kit';
import { useId, useState } from 'react';
import type { Slot, SlotDay } from '../../contract/index.ts';
import { DAY_PARTS, dayPartOf } from '../../rules/index.ts';
import { useText } from '../../text.ts';

/** Props of `SlotPicker`. */
export interface SlotPickerProps {
  days: SlotDay[];
  /** The start of the chosen slot (ISO 8601). */
  value: string | null;
  onChange: (startsAt: string) => void;
}

/** Days, and the times of the chosen day; full days and taken times say so. */
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
            <DayCell
              key={day.date}
              name={`${name}day`}
              date={day.date}
              words={
                freeOf(day) === 0 ? t('appointments.full') : t('appointments.free', { count: freeOf(day) })
              }
              checked={day === open}
              disabled={freeOf(day) === 0}
              onChange={() => setPicked(day.date)}
            />
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
              <div className="grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] gap-2 rtl:grid-cols-[repeat(auto-fill,minmax(6.25rem,1fr))]">
                {slots.map((slot) => (
                  <SlotTime
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

interface SlotTimeProps {
  slot: Slot;
  name: string;
  isChosen: boolean;
  onChange: (startsAt: string) => void;
}

function SlotTime({ slot, name, isChosen, onChange }: SlotTimeProps) {
  const t = useText();
  const { startsAt, free } = slot;
  const time = useLocale().time(slot.time);
  const isTaken = free === 0 && !isChosen;
  const words = isTaken
    ? t('appointments.taken')
    : free === 1 && !isChosen
      ? t('appointments.last-one')
      : undefined;
  return (
    <TimeCell
      name={name}
      time={time}
      words={words}
      checked={isChosen}
      disabled={isTaken}
      onChange={() => onChange(startsAt)}
    />
  );
}
