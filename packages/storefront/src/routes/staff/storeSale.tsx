import { screen } from '@lunette/app-server/page';
import { StoreSaleScreen } from '@lunette/session';
import { privateHead } from '../../rules/pageHead.ts';

const load = screen(['staff']);
export const loader = load;
export const clientLoader = load;

export const meta = privateHead;

/** The page on which sales staff record sales of a store (STAFF-03). */
export default function StoreSale() {
  return <StoreSaleScreen />;
}
