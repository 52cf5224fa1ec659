import { useGetStoreSlotsQuery } from '../../api/appointments.ts';
import type { Moment } from './useMomentText.ts';
import { FoundTimes } from './FoundTimes.tsx';

interface StoreTimesProps {
  storeCode: string;
  /** The first day to offer. */
  from?: string | undefined;
  value: Moment | null;
  onChange: (moment: Moment) => void;
}

/** The free times of a store. */
export function StoreTimes({ storeCode, from, value, onChange }: StoreTimesProps) {
  const query = useGetStoreSlotsQuery({ body: { storeCode, from } }, { refetchOnMountOrArgChange: 30 });
  return <FoundTimes query={query} value={value} onChange={onChange} />;
}
