import { QueryState, type QueryStateProps } from '@lunette/session';
import type { SlotDay } from '../../contract/index.ts';
import type { Moment } from './useMomentText.ts';
import { SlotPicker } from './SlotPicker.tsx';

interface FoundTimesProps {
  query: QueryStateProps['query'] & { currentData?: { timeZone: string; days: SlotDay[] } | undefined };
  value: Moment | null;
  onChange: (moment: Moment) => void;
}

/** The times that a query has found, in the time zone of their place. */
export function FoundTimes({ query, value, onChange }: FoundTimesProps) {
  if (!query.currentData) return <QueryState query={query} className="h-104" />;
  const { days, timeZone } = query.currentData;
  return (
    <SlotPicker
      days={days}
      value={value?.at ?? null}
      onChange={(startsAt) => onChange({ at: startsAt, timeZone })}
    />
  );
}
