import { useGetStudioStoresQuery } from '../../api/appointments.ts';
import { QueryState } from '../QueryState.tsx';
import { StoreChoice } from './StoreChoice.tsx';

export interface StudioListProps {
  /** The place from which the nearest come first, as a postcode or a name; none leaves them in their order. */
  area?: string | undefined;
  /** The code of the chosen one. */
  value: string | null;
  onChange: (code: string) => void;
}

/** The studios of the country, in which eyes are tested: one is chosen. */
export function StudioList({ area, value, onChange }: StudioListProps) {
  const query = useGetStudioStoresQuery({ query: { area } });
  if (!query.data) return <QueryState query={query} className="h-64" />;
  return <StoreChoice stores={query.data.stores} value={value} onChange={({ code }) => onChange(code)} />;
}
