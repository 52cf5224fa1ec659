import type { ResumableCheckout } from '@lunette/checkout/contract';
import { countryOf, fromMinor } from '@lunette/country-config';
import { findOpenCart, linesOf } from '../../cart/openCart.ts';
import { readCart } from '../../cart/readCart.ts';
import type { StoredLine } from '../../cart/schema.ts';
import type { CallContext } from '../../platform/http/callContext.ts';
import { admit } from '../../platform/rateLimit/admit.ts';
import { linkedCheckout, stateOf } from './linkedCheckout.ts';

/** What a link leads to: how many goods and what they cost, nothing personal. */
export async function readLink(token: string, context: CallContext<'guest'>): Promise<ResumableCheckout> {
  const { db, session } = context;
  const forgetTries = await admit(context, 'resume', session.id);
  const link = await linkedCheckout(db, token);
  await forgetTries();
  const state = stateOf(link, context);
  const { country } = link;
  if (state !== 'open' && state !== 'account')
    return { state, country, itemsQty: 0, total: null, ownItemsQty: 0 };
  const { lines, totals } = await readCart(db, context, link.cartId);
  const own = await findOpenCart(db, { ...context, cartKind: 'shopping' });
  return {
    state,
    country,
    itemsQty: piecesOf(lines.map(({ stored }) => stored)),
    total: fromMinor(totals.total, countryOf(country).currencyCode),
    ownItemsQty: own ? piecesOf(await linesOf(db, own)) : 0,
  };
}

const piecesOf = (lines: StoredLine[]) => lines.reduce((all, { quantity }) => all + quantity, 0);
