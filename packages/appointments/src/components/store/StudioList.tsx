import { QueryState } from '@lunette/session';
import { useGetStudioStoresQuery } from '../../api/appointments.ts';
import { StoreChoice } from './StoreChoice.tsx';

/** Props of `StudioList`. */
export interface StudioListProps {
  /**
   * The place by which the list is sorted, the nearest studio first: a postcode or a name; without one the order is
   * unchanged.
   */
  area?: string | undefined;
  /** The code of the chosen studio. */
  value: string | null;
  onChange: (code: string) => void;
}

/** The studios of the country, in which optometrists test eyes; the shopper chooses one. */
export function StudioList({ area, value, onChange }: StudioListProps) {
  const query = useGetStudioStoresQuery({ query: { area } });
  if (!query.data) return <QueryState query={query} className="h-64" />;
  return <StoreChoice stores={query.data.stores} value={value} onChange={({ code }) => onChange(code)} />;
}
