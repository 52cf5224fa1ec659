import { exchangeCall } from '@lunette/api-client';
import { useGetLensPackagesQuery } from '../../api/catalog.ts';
import type { Coating, LensPackage, Product } from '../../contract/index.ts';
import { coatingsOf, packageOf, priceParts, totalOf, type LensChoice, type PricePart } from './lensChoice.ts';

/** The packages for a use, the one that stands, and what it all costs. */
export interface LensOffer {
  packages: LensPackage[];
  lens: LensPackage | null;
  coatings: Coating[];
  parts: PricePart[];
  total: number;
  loading: boolean;
  /** The packages could not be loaded; the list is empty then (PDP-03). */
  failed: boolean;
  retry: () => void;
}

/** Asks for the lens packages of a product for the chosen use, and adds up the running price. */
export function useLensOffer(product: Product, choice: LensChoice): LensOffer {
  const query = useGetLensPackagesQuery({
    params: { pid: product.id },
    ...exchangeCall({ power_type: choice.powerType }),
  });
  const packages = query.currentData?.packages ?? [];
  const lens = packageOf(packages, choice);
  const coatings = coatingsOf(lens, choice);
  const parts = priceParts(product, lens, coatings);
  return {
    packages,
    lens,
    coatings,
    parts,
    total: totalOf(parts),
    loading: query.isFetching && !query.currentData,
    failed: query.isError && !query.isFetching,
    retry: () => void query.refetch(),
  };
}
