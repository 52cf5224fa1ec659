import { intlLocale } from '@lunette/country-config';
import type { LinkedItem, PowerLink } from '@lunette/orders-returns/contract';
import { maskEmail } from '@lunette/session/rules';
import { rightsTo } from '../../checkout/order/orderToChange.ts';
import { findOrder, itemsOf, orderNotFound } from '../../checkout/order/ownOrder.ts';
import type { Order, StoredItem } from '../../checkout/order/schema.ts';
import type { CallContext } from '../../platform/http/callContext.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { maskAllButThreeDigits } from '../guestAccess/maskedOrder.ts';
import { isPowerMissing } from './openPower.ts';
import { isSignedLink } from './powerLink.ts';

interface LinkTo {
  orderId: string;
  itemId: string;
}

/** The item of a signed link. Refuses a forged link with 404 and an expired one with 410. */
export async function itemOfLink(
  { db, settings }: Pick<CallContext, 'db' | 'settings'>,
  to: LinkTo,
  link: PowerLink,
): Promise<{ order: Order; item: StoredItem }> {
  if (!isSignedLink(settings, to, link)) throw orderNotFound();
  const order = await findOrder(db, to.orderId);
  const item = order && (await itemsOf(db, order.id)).find(({ id }) => id === to.itemId);
  // The order of a deleted account has no e-mail address to which a code could be sent.
  if (!order?.email || !item) throw orderNotFound();
  if (link.until * 1000 <= Date.now()) throw refuse(410, 'link_expired', 'orders.link-expired');
  return { order, item };
}

/** The details of a signed link's item that are shown before the code is entered (FOOT-02). */
export async function linkedItem(
  context: CallContext<'guest'>,
  to: LinkTo,
  link: PowerLink,
): Promise<LinkedItem> {
  const { db, session, language, country } = context;
  const { order, item } = await itemOfLink(context, to, link);
  const { details } = item;
  return {
    firstName: order.address.firstName,
    name: details.modelName || details.name,
    thumbnail: details.thumbnail,
    frameColour: details.frameColour,
    frameWidth: details.frameWidth,
    lenses: new Intl.ListFormat(intlLocale(language, country)).format(
      details.options.map(({ name }) => name),
    ),
    deliveryDate: order.deliveryDate,
    powerMissing: details.powerRequired === 'POWER_REQUIRED' && isPowerMissing(item),
    expiresAt: new Date(link.until * 1000).toISOString(),
    phone: maskAllButThreeDigits(order.address.phone, order.country),
    email: maskEmail(order.email),
    open: (await rightsTo(db, session, order)) !== null,
  };
}
