import { useGetStoreSlotsQuery } from '../api.ts';
import type { Moment } from '../useMomentWords.ts';
import { LoadFault } from './LoadFault.tsx';
import { SlotPicker } from './SlotPicker.tsx';

interface StoreTimesProps {
  storeCode: string;
  /** The first day that is of use. */
  from?: string | undefined;
  value: Moment | null;
  onChange: (moment: Moment) => void;
}

/** The free times of a store. */
export function StoreTimes({ storeCode, from, value, onChange }: StoreTimesProps) {
  const query = useGetStoreSlotsQuery({ body: { storeCode, from } }, { refetchOnMountOrArgChange: 30 });
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
