import { dayIn } from '@lunette/appointments/rules';
import type { Address } from '@lunette/checkout/contract';
import { cashRefusal } from '@lunette/checkout/rules';
import { salesTaxAt, taxPartsTo } from '@lunette/country-config';
import { eq } from 'drizzle-orm';
import { isEyeTestOf } from '../../appointments/booking/bookAppointment.ts';
import { fittingsToCome } from '../../appointments/orderVisit/fittingsToCome.ts';
import type { Zone } from '../../catalog/delivery/delivery.ts';
import { zoneFor } from '../../catalog/delivery/zoneFor.ts';
import { itemsOf, lockOrder } from '../../checkout/order/ownOrder.ts';
import { orders, type Order } from '../../checkout/order/schema.ts';
import { paymentsOf } from '../../checkout/payment/orderPayments.ts';
import { addressRefusals, cleanAddress } from '../../identity/account/addresses/address.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { CallContext } from '../../platform/http/callContext.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { findStore } from '../../stores/stores.ts';
import { recordAct } from '../acts/recordAct.ts';
import { orderAccess, type OrderAccess } from '../guestAccess/orderAccess.ts';
import { historyOf } from '../fulfilment/itemHistory.ts';
import { partsOf } from '../papers/content/invoiceContent.ts';
import { addressDelay, movedDay, moveOwnDays } from './addressDelay.ts';
import { isBeforePacked } from './beforePacked.ts';

/**
 * Changes the address of an order until it is packed (CHK-07). Refuses an address to which the store does not deliver with
 * the paid delivery option, where the tax or the payment method would differ, or where a booked fitting would be before the
 * new day of delivery. The day of delivery and the own days of items can only become later. The e-mail address does not change, because it proves the
 * ownership of the order.
 */
export async function changeAddress(
  context: CallContext<'guest'>,
  orderId: string,
  wanted: Address,
): Promise<OrderAccess> {
  const { access, actor } = await orderAccess(context, orderId, 'write');
  return context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!isBeforePacked(order, [...(await historyOf(tx, [orderId])).values()]))
      throw refuse(409, 'address_closed', 'orders.address-closed');
    const address = { ...cleanAddress(wanted), email: order.address.email };
    const fields = addressRefusals(address, order.country);
    if (Object.keys(fields).length > 0)
      throw refuse(422, 'address_invalid', 'checkout.address-invalid', {}, fields);
    const zone = await zoneFor(tx, order.country, address);
    if (!zone) throw elsewhere(order, 'not_serviceable', 'checkout.not-served');
    await refuseElsewhere(tx, order, address, zone);
    const { daysBefore, daysLater } = await addressDelay(tx, order, zone);
    const deliveryDate = movedDay(order, order.deliveryDate, daysLater);
    await refuseFittingBefore(tx, order, deliveryDate);
    await moveOwnDays(tx, order, daysLater);
    const [changed] = await tx
      .update(orders)
      .set({ address, deliveryDate, totals: taxedAt(order, address) })
      .where(eq(orders.id, orderId))
      .returning();
    await recordAct(tx, { orderId, actor, act: 'address_changed', details: { daysBefore } });
    return { order: changed ?? order, access, actor };
  });
}

/** The totals of an order with the tax components of the new state; the amount of tax does not change. */
function taxedAt({ country, totals }: Order, { state }: Address): Order['totals'] {
  const names = taxPartsTo(country, state);
  const taxLines = totals.taxLines?.map((line) => ({
    ...line,
    parts: partsOf(line.percent, line.amount, names),
  }));
  return taxLines ? { ...totals, taxLines } : totals;
}

/** Refuses an address to which an order cannot be sent with its paid delivery, tax and payment method. */
async function refuseElsewhere(tx: Queries, order: Order, address: Address, zone: Zone): Promise<void> {
  if (order.deliveryOption === 'express' && zone.expressDays === null)
    throw elsewhere(order, 'no_express_there', 'orders.address-express');
  if (!order.totals.taxIncluded && taxAt(order.address) !== taxAt(address))
    throw elsewhere(order, 'other_tax_there', 'orders.address-tax');
  await refuseCashThere(tx, order, zone);
}

/** Refuses a day of delivery after a booked fitting. An eye test is before the lenses are made, so any day is right. */
async function refuseFittingBefore(tx: Queries, order: Order, day: string): Promise<void> {
  for (const { itemId, country, storeCode, startsAt } of await fittingsToCome(tx, [order.id])) {
    if (isEyeTestOf(order, itemId) || storeCode === null) continue;
    const { timeZone } = await findStore(tx, country, storeCode);
    if (dayIn(timeZone, startsAt) < day) throw refuse(409, 'fitting_before', 'orders.address-fitting');
  }
}

const taxAt = ({ postcode }: Address) => JSON.stringify(salesTaxAt(postcode));

/** Refuses a place where the courier accepts no cash, if the order is paid in cash. */
async function refuseCashThere(tx: Queries, order: Order, zone: Zone): Promise<void> {
  const payments = await paymentsOf(tx, order.id);
  if (!payments.some(({ status }) => status === 'cash_due')) return;
  const items = await itemsOf(tx, order.id);
  const goods = items.map(({ details }) => details);
  if (cashRefusal(order.country, zone, order.total / 100, goods) === 'place')
    throw elsewhere(order, 'no_cash_there', 'checkout.cod-place');
}

function elsewhere({ country }: Order, code: string, text: string) {
  const field = country === 'IN' || country === 'US' ? 'address.postcode' : 'address.city';
  return refuse(422, code, text, {}, { [field]: text });
}
