import { randomUUID } from 'node:crypto';
import { cartContract, type NewCartItem } from '@lunette/cart/contract';
import { addressContract, deliveryContract, paymentContract } from '@lunette/checkout/contract';
import type { CountryCode, Language } from '@lunette/country-config';
import { paperContract } from '@lunette/orders-returns/contract';
import { sentinels } from '../../../seed/sentinels.ts';
import { itemsOf, lockOrder } from '../../checkout/order/ownOrder.ts';
import type { FakeProvider } from '../../checkout/testing/fakeProvider.ts';
import { anAddress } from '../../checkout/testing/shopper.ts';
import { call, guest, type TestGateway } from '../../platform/testing/testGateway.ts';
import { moveItems } from '../fulfilment/moveItems.ts';
import { pageOf, textOf } from './pdf.ts';

/** Glasses with a power. */
export const GLASSES: NewCartItem = {
  productId: sentinels.inStockFrame,
  powerType: 'single_vision',
  packageId: 'clear-156',
  prescription: {
    right: { sph: '-2.25', cyl: '-0.75', axis: '90', pd: '31' },
    left: { sph: '-1.75', pd: '31' },
    userName: 'Ananya Rao',
  },
};
/** Sunglasses without a power. */
export const SUNGLASSES: NewCartItem = { productId: sentinels.plainSunglasses };

/** The calls of a shopper who orders and reads papers, and of a store that ships goods. */
export function shopperWithPapers(app: TestGateway, provider: FakeProvider) {
  /** Pays the goods in a cart by card. */
  async function paid(as: { token: string; country: CountryCode }, expectedTotal: number): Promise<string> {
    const body = { paymentMethod: 'cc' as const, expectedTotal };
    const { result } = await call(
      app,
      paymentContract.payOrder,
      { body },
      { ...as, idempotencyKey: randomUUID() },
    );
    provider.decide(provider.intentOf(result.paymentId).id, 'succeeded');
    await call(app, paymentContract.getPayment, { params: { orderId: result.orderId } }, as);
    return result.orderId;
  }

  /** A paid order. */
  async function anOrder(items: NewCartItem[], country: CountryCode = 'IN', state?: string) {
    const token = await guest(app, { country });
    const as = { token, country };
    for (const body of items) await call(app, cartContract.addItem, { body }, as);
    const place = state ? { state, city: 'Bengaluru', postcode: '560001' } : {};
    const body = { address: anAddress(country, place) };
    await call(app, addressContract.saveShippingAddress, { body }, as);
    const chosen = { params: { type: 'standard' as const }, query: { shippingCountry: country } };
    const { result } = await call(app, deliveryContract.updateDeliveryOption, chosen, as);
    const { total, shipping } = result.cart.totals;
    const orderId = await paid(as, total);
    return { ...as, orderId, total, shipping: Math.round(shipping * 100) };
  }
  /** Ships the goods of an order, or one of them. */
  const leave = (orderId: string, at?: number) =>
    app.db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      const all = await itemsOf(tx, orderId);
      const items = at === undefined ? all : all.slice(at, at + 1);
      await moveItems({ tx, publish: app.publish }, order, {
        items,
        status: 'shipped',
        actor: { kind: 'courier', id: null },
      });
    });
  /** The papers of an order, read by its shopper. */
  const papersOf = async ({
    orderId,
    token,
    country,
  }: {
    orderId: string;
    token: string;
    country?: CountryCode;
  }) => (await call(app, paperContract.getPapers, { params: { orderId } }, { token, country })).result;

  /** A paper in a language, with its text and the layout of its page. */
  async function read(
    order: { orderId: string; token: string; country: CountryCode },
    paperId: string,
    language: Language = 'en',
  ) {
    const { orderId, token, country } = order;
    const { result } = await call(
      app,
      paperContract.getPaper,
      { params: { orderId, paperId } },
      { token, country, language },
    );
    return { ...result, text: await textOf(result.pdf), page: await pageOf(result.pdf) };
  }

  return { anOrder, leave, papersOf, read };
}
