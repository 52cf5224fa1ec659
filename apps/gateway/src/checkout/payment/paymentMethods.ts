import { TERMS } from '@lunette/cart/rules';
import type { PaymentMethod } from '@lunette/checkout/contract';
import { cashRefusal } from '@lunette/checkout/rules';
import { countryOf, formatMoney, fromMinor, offersCashOnDelivery } from '@lunette/country-config';
import { usedOf } from '../../cart/money/cartMoney.ts';
import { findOpenCart } from '../../cart/openCart.ts';
import { readCart } from '../../cart/readCart.ts';
import type { Zone } from '../../catalog/delivery/delivery.ts';
import type { LineDetails } from '../../catalog/product/lineDetails.ts';
import { itemsOf, ownOrder } from '../order/ownOrder.ts';
import type { CallContext } from '../../platform/http/callContext.ts';
import { codValues } from '../placing/placeOrder.ts';
import { zoneFor } from '../delivery/zoneFor.ts';

/** The ways of paying for a cart, or again for an order; one that is off says why. */
export async function paymentMethods(
  context: CallContext<'guest'>,
  orderId?: string,
): Promise<PaymentMethod[]> {
  const { country, t } = context;
  const { currencyCode } = countryOf(country);
  const { total, offer, zone, goods, isCovered } = orderId
    ? await payableOrder(context, orderId)
    : await payableCart(context);
  if (isCovered)
    return [
      {
        ...{ id: 'none', title: t('checkout.method-none'), description: t('checkout.method-none-text') },
        ...{ fee: null, available: true, reason: null },
      },
    ];
  const byCash = total + offer;
  const reason = cashRefusal(country, zone, byCash / 100, goods);
  const fee = fromMinor(TERMS[country].cashOnDeliveryFee, currencyCode);
  const card: PaymentMethod = {
    id: 'cc',
    title: t('checkout.method-cc'),
    description: t('checkout.method-cc-text'),
    fee: null,
    total: fromMinor(total, currencyCode),
    available: true,
    reason: null,
  };
  if (!offersCashOnDelivery(country)) return [card];
  return [
    card,
    {
      id: 'cod',
      title: t('checkout.method-cod'),
      description: t('checkout.method-cod-text', { fee: formatMoney(fee) }),
      fee,
      total: fromMinor(byCash + TERMS[country].cashOnDeliveryFee, currencyCode),
      available: reason === null,
      reason: reason && t(`checkout.cod-${reason}`, codValues(country)),
    },
  ];
}

interface Payable {
  /** To be paid by card. */
  total: number;
  /** What a bank takes off in it for its card. */
  offer: number;
  zone: Zone | null;
  goods: Pick<LineDetails, 'classification'>[];
  /** Voucher and credit pay for all of it. */
  isCovered?: boolean;
}

async function payableCart(context: CallContext<'guest'>): Promise<Payable> {
  const { db, country } = context;
  const cartId = await findOpenCart(db, context);
  if (!cartId) return { total: 0, offer: 0, zone: null, goods: [] };
  const { lines, totals, checkout } = await readCart(db, context, cartId);
  const { address } = checkout;
  const isCovered = lines.length > 0 && totals.total === 0;
  return {
    total: totals.total,
    offer: usedOf(totals, 'offer'),
    zone: address && (await zoneFor(db, country, address)),
    goods: lines.map(({ details }) => details),
    isCovered,
  };
}

async function payableOrder({ db, session }: CallContext<'guest'>, orderId: string): Promise<Payable> {
  const { country, total, totals, address } = await ownOrder(db, session, orderId);
  return {
    total: total - totals.paymentFee,
    offer: usedOf(totals, 'offer'),
    zone: await zoneFor(db, country, address),
    goods: (await itemsOf(db, orderId)).map(({ details }) => details),
  };
}
