import { tabStorage } from '@lunette/api-client';
import { useCallback, useEffect, useState } from 'react';
import type { Product } from '../../contract/index.ts';
import { defaultLensType } from '../../rules/lensType.ts';
import type { LensChoice } from './lensChoice.ts';

/** What is chosen about lenses; it outlives the closing of the panel and a change of colour. */
export interface LensSelection {
  choice: LensChoice;
  choose: (part: Partial<LensChoice>) => void;
}

/** Lenses that are made again for goods that are exchanged: they are chosen until something else is. */
export type LensesBefore = Partial<Pick<LensChoice, 'powerType' | 'packageId' | 'coatingIds'>>;

type Chosen = Partial<LensChoice> & { productId?: string | undefined };

/** What was chosen last in this tab. */
const storage = tabStorage<Chosen>('lenses');

/**
 * Holds the lens choices of a product page, over a reload too. Until something is chosen, the default of PDP-06 stands.
 */
export function useLensSelection(product: Product | undefined, exchanged: LensesBefore = {}): LensSelection {
  const productId = product?.id;
  const [before] = useState(() => storage.read() ?? {});
  const [made, setMade] = useState<Chosen>({});
  const chosen = { ...exchanged, ...latest(made, before, productId) };
  useEffect(() => {
    if (made.productId !== undefined) storage.write(made);
  }, [made]);
  const choose = useCallback(
    (part: Partial<LensChoice>) =>
      setMade((now) => {
        const { step, ...rest } = latest(now, before, productId);
        return { ...rest, ...(rest.productId === productId && { step }), ...part, productId };
      }),
    [productId, before],
  );
  const offered = product?.prescriptionType ?? [];
  const still = offered.find(({ id }) => id === chosen.powerType)?.id;
  const standard = product && defaultOf(product);
  return {
    choice: {
      packageId: chosen.packageId ?? null,
      coatingIds: chosen.coatingIds ?? [],
      how: chosen.how ?? 'typed',
      step: (chosen.productId === productId && chosen.step) || 'use',
      powerType: still ?? standard ?? offered[0]?.id ?? 'frame_only',
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

/** Whether the product-category cookie says power sunglasses; on a server it is unknown. */
function cameForPowerSunglasses(): boolean {
  return (
    typeof document !== 'undefined' && /(^|; )product-category=power-sunglasses(;|$)/.test(document.cookie)
  );
}

/** What was chosen on this page, else what the same product was seen with before a reload. */
function latest(made: Chosen, before: Chosen, productId: string | undefined): Chosen {
  return made.productId === undefined && before.productId === productId ? before : made;
}
