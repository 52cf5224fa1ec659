import { useGetStoreSlotsQuery } from '../api.ts';
import { LoadFault } from './LoadFault.tsx';
import { SlotPicker } from './SlotPicker.tsx';

interface StoreTimesProps {
  storeCode: string;
  /** The first day that is of use. */
  from?: string | undefined;
  value: string | null;
  onChange: (startsAt: string) => void;
}

/** The free times of a store. */
export function StoreTimes({ storeCode, from, value, onChange }: StoreTimesProps) {
  const query = useGetStoreSlotsQuery({ body: { storeCode, from } }, { refetchOnMountOrArgChange: 30 });
  if (!query.currentData) return <LoadFault query={query} className="h-104" />;
  return <SlotPicker days={query.currentData.days} value={value} onChange={onChange} />;
}
