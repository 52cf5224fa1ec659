import { paths } from '@lunette/api-client/contract';
import type { ResumableCheckout } from '@lunette/checkout/contract';
import { countryOf, fromMinor, storeChoice } from '@lunette/country-config';
import { findOpenCart, linesOf } from '../../cart/openCart.ts';
import { readCart } from '../../cart/readCart.ts';
import type { StoredLine } from '../../cart/schema.ts';
import type { CallContext } from '../../platform/http/callContext.ts';
import { admit } from '../../platform/rateLimit/admit.ts';
import { originFor } from '../originFor.ts';
import { linkedCheckout, stateOf } from './linkedCheckout.ts';

/** The content of a link: the number of goods and their total, without personal data. */
export async function readLink(token: string, context: CallContext<'guest'>): Promise<ResumableCheckout> {
  const { db, session, client } = context;
  const resetAttempts = await admit(context, 'resume', session.id);
  const link = await linkedCheckout(db, token);
  await resetAttempts();
  const state = stateOf(link, context);
  const { country } = link;
  const { currencyCode, defaultLanguage: language } = countryOf(country);
  const path = paths.resumeCheckout(token);
  const storeUrl = storeChoice({ country, language }, originFor(context, client), path);
  const own = await findOpenCart(db, { ...context, cartKind: 'shopping' });
  const ownItemsQty = own ? piecesOf(await linesOf(db, own)) : 0;
  if (state !== 'open') return { state, country, storeUrl, itemsQty: 0, total: null, ownItemsQty };
  const { lines, totals } = await readCart(db, context, link.cartId);
  return {
    state,
    country,
    storeUrl,
    itemsQty: piecesOf(lines.map(({ stored }) => stored)),
    total: fromMinor(totals.total, currencyCode),
    ownItemsQty,
  };
}

const piecesOf = (lines: StoredLine[]) => lines.reduce((all, { quantity }) => all + quantity, 0);
