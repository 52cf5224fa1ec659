import { exchangeCall } from '@lunette/api-client';
import { useGetLensPackagesQuery } from '../../api/catalog.ts';
import type { Coating, LensPackage, Product } from '../../contract/index.ts';
import { coatingsOf, packageOf, priceParts, totalOf, type LensChoice, type PricePart } from './lensChoice.ts';

/** The packages for a power type, the selected one with its coatings, and the running price. */
export interface LensOffer {
  packages: LensPackage[];
  lens: LensPackage | null;
  coatings: Coating[];
  parts: PricePart[];
  total: number;
  loading: boolean;
  /** Whether the packages could not be loaded; the list is then empty (PDP-03). It stays so while they load again. */
  failed: boolean;
  retry: () => void;
}

/** Loads the lens packages of a product for the chosen power type and computes the running price. */
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
    failed: query.error !== undefined,
    retry: () => void query.refetch(),
  };
}
