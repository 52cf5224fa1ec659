import { useGetHomeSlotsQuery } from '../../api/appointments.ts';
import type { Moment } from './useMomentText.ts';
import { FoundTimes } from './FoundTimes.tsx';

interface HomeTimesProps {
  /** The place as it was typed, or the place that was found. */
  place: { pinCode: string } | { city: string };
  value: Moment | null;
  onChange: (moment: Moment) => void;
}

/** The times at which opticians can come to a place. */
export function HomeTimes({ place, value, onChange }: HomeTimesProps) {
  const query = useGetHomeSlotsQuery({ query: place }, { refetchOnMountOrArgChange: 30 });
  return <FoundTimes query={query} value={value} onChange={onChange} />;
}
