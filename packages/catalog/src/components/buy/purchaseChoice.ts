import type { ReactNode } from 'react';
import type { PowerType, Prescription } from '@lunette/prescription/contract';

/** What a shopper buys on a product page: a product with its lenses and power. */
export interface PurchaseChoice {
  productId: string;
  quantity?: number;
  powerType?: PowerType;
  packageId?: string;
  coatingIds?: string[];
  prescription?: Prescription;
}

/** Called when the choice is in the bag; the product page closes its panels before the popup of the bag opens. */
export type OnAdded = () => void | Promise<void>;

/**
 * Renders the button that adds a choice to the bag; it calls `added` afterwards. `off` is the reason why the choice cannot
 * be bought; the button stays mounted, because it may show why the last attempt failed.
 */
export type RenderBuy = (choice: PurchaseChoice, label: string, added: OnAdded, off?: string) => ReactNode;
