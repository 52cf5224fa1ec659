import type { ReactNode } from 'react';
import type { Prescription } from '@lunette/prescription/contract';
import type { PrescriptionType } from '../../contract/index.ts';

/** What a shopper has decided to buy on a product page. */
export interface PurchaseChoice {
  productId: string;
  quantity?: number;
  powerType?: PrescriptionType['id'];
  packageId?: string;
  coatingIds?: string[];
  prescription?: Prescription;
}

/** Leads the page back to the product; what opens over it afterwards waits for that. */
export type Added = () => void | Promise<void>;

/** Draws the button that buys; `added` is called when the choice is in the bag, so that the page can tidy up. */
export type RenderBuy = (choice: PurchaseChoice, label: string, added: Added) => ReactNode;
