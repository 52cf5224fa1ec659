import { PaymentMethodCode, type PaymentMethod } from '@lunette/checkout/contract';
import { countryOf, formatMoney, fromMinor } from '@lunette/country-config';
import { z } from 'zod';
import { usedOf } from '../../cart/money/cartMoney.ts';
import { findOpenCart } from '../../cart/openCart.ts';
import { readCart, type ReadCart } from '../../cart/readCart.ts';
import type { Zone } from '../../catalog/delivery/delivery.ts';
import { orderToChange } from '../order/orderToChange.ts';
import { itemsOf } from '../order/ownOrder.ts';
import type { Order, StoredItem } from '../order/schema.ts';
import type { CallContext } from '../../platform/http/callContext.ts';
import { refuse } from '../../platform/http/refuse.ts';
import type { Services } from '../../services.ts';
import { zoneFor } from '../../catalog/delivery/zoneFor.ts';
import { methodOfType, methodRules, shownMethods, type ShownMethod } from './methods/methods.ts';
import type { Payable } from './methods/methodRules.ts';

/** The query for payment methods. */
interface MethodsQuery {
  orderId?: string | undefined;
  paymentMethod: string;
  methodTypes?: string | undefined;
  isSalesman?: boolean | undefined;
}

/** All types that the checkout shows. */
const ALL = 'cc,dc';

/**
 * The methods by which a cart can be paid, or an order again, limited to those of the query; a method that cannot be used
 * has the reason. Refuses an unknown method or type, and a query as staff from a caller who is not staff.
 */
export async function paymentMethods(
  context: CallContext<'guest'>,
  { orderId, paymentMethod, methodTypes, isSalesman }: MethodsQuery,
): Promise<PaymentMethod[]> {
  if (isSalesman && context.session.staffId === null)
    throw refuse(403, 'staff_only', 'checkout.methods-staff');
  const byCode = paymentMethod === ALL ? null : listed(paymentMethod, (code) => METHOD.safeParse(code).data);
  const byType = methodTypes === undefined ? null : listed(methodTypes, methodOfType);
  const payable = orderId ? await readPayableOrder(context, orderId) : await readPayableCart(context);
  return shownMethods(payable)
    .filter(({ code }) => (byCode?.includes(code) ?? true) && (byType?.includes(code) ?? true))
    .map((method) => methodAnswer(method, payable, context.t));
}

const METHOD = PaymentMethodCode.or(z.literal('dc').transform(() => 'cc' as const));

function listed(
  text: string,
  read: (name: string) => PaymentMethodCode | undefined,
): readonly PaymentMethodCode[] {
  return text.split(',').map((name) => {
    const code = read(name.trim().toLowerCase());
    if (!code) throw refuse(422, 'payment_method_unknown', 'checkout.methods-unknown');
    return code;
  });
}

function methodAnswer(
  { code, refusal }: ShownMethod,
  { country, total, offer }: Payable,
  t: CallContext['t'],
): PaymentMethod {
  const { name, description, fee, takesCardOffer } = methodRules(code);
  const { currencyCode } = countryOf(country);
  const amount = fee?.amount(country) ?? 0;
  const charged = fee && fromMinor(amount, currencyCode);
  return {
    id: code,
    title: t(name),
    description: t(description, charged ? { fee: formatMoney(charged) } : {}),
    fee: charged,
    total: fromMinor((takesCardOffer ? total : total + offer) + amount, currencyCode),
    available: refusal === null,
    reason: refusal && t(refusal.text, refusal.values),
  };
}

async function readPayableCart(context: CallContext<'guest'>): Promise<Payable> {
  const { db, country, session, services } = context;
  const cartId = await findOpenCart(db, context);
  const nothing = { zone: null, goods: [], total: 0, offer: 0 };
  if (!cartId)
    return { country, customerId: session.customerId, hasUpi: hasUpi(services, country), ...nothing };
  const cart = await readCart(db, context, cartId);
  const { address } = cart.checkout;
  return payableCart(context, cart, address && (await zoneFor(db, country, address)));
}

/** The values of a cart that decide which methods can be used. */
export function payableCart(
  { country, session, services }: Pick<CallContext<'guest'>, 'country' | 'session' | 'services'>,
  { lines, totals }: Pick<ReadCart, 'lines' | 'totals'>,
  zone: Zone | null,
): Payable {
  return {
    country,
    customerId: session.customerId,
    hasUpi: hasUpi(services, country),
    zone,
    goods: lines.map(({ details }) => details),
    total: totals.total,
    offer: usedOf(totals, 'offer'),
  };
}

async function readPayableOrder(
  { db, session, services }: CallContext<'guest'>,
  orderId: string,
): Promise<Payable> {
  const order = await orderToChange(db, session, orderId);
  return payableOrder(
    services,
    order,
    await itemsOf(db, orderId),
    await zoneFor(db, order.country, order.address),
  );
}

/** The values of an order that decide which methods can be used. */
export function payableOrder(
  services: Services,
  { country, customerId, total, totals }: Order,
  items: Pick<StoredItem, 'details'>[],
  zone: Zone | null,
): Payable {
  return {
    country,
    customerId,
    hasUpi: hasUpi(services, country),
    zone,
    goods: items.map(({ details }) => details),
    total: total - totals.paymentFee,
    offer: usedOf(totals, 'offer'),
  };
}

function hasUpi({ payment }: Services, country: Payable['country']): boolean {
  return payment.of(country).upi !== null;
}
