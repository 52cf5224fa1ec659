import type { ReactNode } from 'react';
import type { Prescription } from '@lunette/prescription/contract';
import type { PrescriptionType } from '../../contract/index.ts';

/** What a shopper buys on a product page: a product with its lenses and power. */
export interface PurchaseChoice {
  productId: string;
  quantity?: number;
  powerType?: PrescriptionType['id'];
  packageId?: string;
  coatingIds?: string[];
  prescription?: Prescription;
}

/** Called when the choice is in the bag: the page closes its panels, and the popup of the bag opens after that. */
export type OnAdded = () => void | Promise<void>;

/** Renders the button that puts a choice into the bag; `added` is called when it is there. */
export type RenderBuy = (choice: PurchaseChoice, label: string, added: OnAdded) => ReactNode;
