import { useGetHomeSlotsQuery } from '../api.ts';
import type { Moment } from '../useMomentWords.ts';
import { LoadFault } from './LoadFault.tsx';
import { SlotPicker } from './SlotPicker.tsx';

interface HomeTimesProps {
  /** What was typed as the place, or the place that was found. */
  place: { pinCode: string } | { city: string };
  value: Moment | null;
  onChange: (moment: Moment) => void;
}

/** The times at which opticians can come to a place. */
export function HomeTimes({ place, value, onChange }: HomeTimesProps) {
  const query = useGetHomeSlotsQuery({ query: place }, { refetchOnMountOrArgChange: 30 });
  if (!query.currentData) return <LoadFault query={query} className="h-104" />;
  const { days, timeZone } = query.currentData;
  return (
    <SlotPicker
      days={days}
      value={value?.startsAt ?? null}
      onChange={(startsAt) => onChange({ startsAt, timeZone })}
    />
  );
}
