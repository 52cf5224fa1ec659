import { useCallback, useState } from 'react';
import type { Product } from '../../contract/index.ts';
import { defaultLensType } from '../../rules/lensType.ts';
import type { LensChoice } from './lensChoice.ts';

/** What is chosen about lenses; it outlives the closing of the panel and a change of colour. */
export interface LensSelection {
  choice: LensChoice;
  choose: (part: Partial<LensChoice>) => void;
}

/** Holds the lens choices of a product page. Until something is chosen, the default of PDP-06 stands. */
export function useLensSelection(product: Product | undefined): LensSelection {
  const [chosen, setChosen] = useState<Partial<LensChoice> & { productId?: string }>({});
  const productId = product?.id;
  const choose = useCallback(
    (part: Partial<LensChoice>) =>
      setChosen(({ step, ...before }) => ({
        ...before,
        ...(before.productId === productId && { step }),
        ...part,
        productId,
      })),
    [productId],
  );
  const offered = product?.prescriptionType ?? [];
  const kept = offered.find(({ id }) => id === chosen.powerType)?.id;
  const standard = product && defaultOf(product);
  return {
    choice: {
      packageId: chosen.packageId ?? null,
      coatingIds: chosen.coatingIds ?? [],
      how: chosen.how ?? 'typed',
      step: (chosen.productId === productId && chosen.step) || 'use',
      powerType: kept ?? standard ?? offered[0]?.id ?? 'frame_only',
    },
    choose,
  };
}

function defaultOf(product: Product) {
  const id = defaultLensType({
    classification: product.classification,
    name: `${product.modelName} ${product.fullName}`,
    prescriptionType: product.prescriptionType,
    powerSunglasses: cameForPowerSunglasses(),
  });
  return product.prescriptionType.find((type) => type.id === id)?.id;
}

/** Whether the product-category cookie says power sunglasses; on a server nobody has come yet. */
function cameForPowerSunglasses(): boolean {
  return (
    typeof document !== 'undefined' && /(^|; )product-category=power-sunglasses(;|$)/.test(document.cookie)
  );
}
