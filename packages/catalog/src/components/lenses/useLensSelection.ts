import { tabStorage } from '@lunette/api-client';
import { useCallback, useEffect, useState } from 'react';
import type { Product } from '../../contract/index.ts';
import { defaultLensType } from '../../rules/lenses/lensType.ts';
import { cameForPowerSunglasses } from './productCategory.ts';
import type { LensChoice } from './lensChoice.ts';

/** The lens choices of a product page. They are kept when the panel is closed and when the colour changes. */
export interface LensSelection {
  choice: LensChoice;
  choose: (part: Partial<LensChoice>) => void;
}

/** The lenses of exchanged goods, which are the initial choice. */
export type LensesBefore = Partial<Pick<LensChoice, 'powerType' | 'packageId' | 'coatingIds'>>;

type StoredLensChoice = Partial<LensChoice> & { productId?: string | undefined };

/** The last choice in this tab, stored so that it survives a reload. */
const storage = tabStorage<StoredLensChoice>('lenses');

/**
 * The lens choices of a product page, which survive a reload. Before a choice, the default of PDP-06 is selected.
 */
export function useLensSelection(product: Product | undefined, exchanged: LensesBefore = {}): LensSelection {
  const productId = product?.id;
  const [stored] = useState(() => storage.read() ?? {});
  const [current, setCurrent] = useState<StoredLensChoice>({});
  const chosen = { ...exchanged, ...latestChoice(current, stored, productId) };
  useEffect(() => {
    if (current.productId !== undefined) storage.write(current);
  }, [current]);
  const choose = useCallback(
    (part: Partial<LensChoice>) =>
      setCurrent((now) => {
        const { step, ...rest } = latestChoice(now, stored, productId);
        return { ...rest, ...(rest.productId === productId && { step }), ...part, productId };
      }),
    [productId, stored],
  );
  const offered = product?.prescriptionType ?? [];
  const chosenType = offered.find(({ id }) => id === chosen.powerType)?.id;
  const defaultType = product && defaultOf(product);
  return {
    choice: {
      packageId: chosen.packageId ?? null,
      coatingIds: chosen.coatingIds ?? [],
      how: chosen.how ?? 'typed',
      step: (chosen.productId === productId && chosen.step) || 'use',
      powerType: chosenType ?? defaultType ?? offered[0]?.id ?? 'frame_only',
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

/** The choice on this page, else the stored choice of the same product from before a reload. */
function latestChoice(
  current: StoredLensChoice,
  stored: StoredLensChoice,
  productId: string | undefined,
): StoredLensChoice {
  return current.productId === undefined && stored.productId === productId ? stored : current;
}
