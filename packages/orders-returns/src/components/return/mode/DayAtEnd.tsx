import { useLocale } from '@lunette/ui-kit';
import { shortDay } from '../days.ts';

/** A label and a day at the end of a choice's row. */
export function DayAtEnd({ label, day }: { label: string; day: string }) {
  const { language, country } = useLocale();
  return (
    <span className="block text-end text-14 leading-snug whitespace-nowrap">
      <span className="block font-normal text-ink-soft">{label}</span>
      <b>{shortDay(day, language, country)}</b>
    </span>
  );
}
