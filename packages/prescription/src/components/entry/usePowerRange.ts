import { useGetPowersQuery } from '../../api/prescription.ts';
import type { PowerType } from '../../contract/prescription.ts';

/** The goods whose powers are asked for. */
export interface PowerRangeOptions {
  productId: string;
  powerType: PowerType;
  /** Nothing is requested. */
  skip?: boolean;
}

/** The powers in which a product is made, from the gateway. */
export function usePowerRange({ productId, powerType, skip = false }: PowerRangeOptions) {
  // Contact lenses have one power type, which the call leaves out (RX-07).
  const query = powerType === 'contact_lens' ? {} : { power_type: powerType };
  const {
    currentData: range,
    error,
    isFetching,
    refetch,
  } = useGetPowersQuery({ params: { id: productId }, query }, { skip });
  return { range, error, isFetching, retry: () => void refetch() };
}
