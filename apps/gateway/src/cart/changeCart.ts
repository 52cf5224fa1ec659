import type { CallContext } from '../platform/http/callContext.ts';
import type { Transaction } from '../platform/database/database.ts';
import { cartAnswer } from './cartAnswer.ts';

/** The values that a call needs to change a cart and to answer with it. */
export type CartContext = Pick<
  CallContext<'guest'>,
  'db' | 'catalogDb' | 'session' | 'country' | 'language' | 't'
>;

/** Makes a change, which returns the cart's id, and reads the cart in the same transaction. */
export function changeCart(context: CartContext, change: (tx: Transaction) => Promise<string | null>) {
  return context.db.transaction(async (tx) => cartAnswer(tx, context, await change(tx)));
}
