import { useGetHomeSlotsQuery } from '../api.ts';
import { LoadFault } from './LoadFault.tsx';
import { SlotPicker } from './SlotPicker.tsx';

interface HomeTimesProps {
  /** What was typed as the place, or the place that was found. */
  place: { pinCode: string } | { city: string };
  value: string | null;
  onChange: (startsAt: string) => void;
}

/** The times at which opticians can come to a place. */
export function HomeTimes({ place, value, onChange }: HomeTimesProps) {
  const query = useGetHomeSlotsQuery({ query: place }, { refetchOnMountOrArgChange: 30 });
  if (!query.currentData) return <LoadFault query={query} className="h-104" />;
  return <SlotPicker days={query.currentData.days} value={value} onChange={onChange} />;
}
