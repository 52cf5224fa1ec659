import { Refusal, testGateway } from '@lunette/api-client/testing';
import { configurationContract } from '@lunette/session/contract';
import {
  cartContract,
  cartMoneyContract,
  cartOfferContract,
  mergeContract,
  savedContract,
  waitingOrderContract,
  type Cart,
} from '../contract/index.ts';
import { aCart, aCartLine } from './fixtures.ts';
import { discountKind, type DiscountKind } from '../rules/index.ts';

/** A gateway for tests and stories that stores a cart: its answers contain what was written before. */
export function cartGateway(start: Cart = aCart(), startSaved: Cart['items'] = []) {
  let cart = start;
  let saved = startSaved;
  const answer = (items: Cart['items'], waitingOrders = cart.waitingOrders) =>
    (cart = aCart(items, { waitingOrders }));
  const move = (itemId: string, isSaving: boolean) => {
    const all = [...cart.items, ...saved];
    const line = all.find(({ id }) => id === itemId);
    if (!line) throw new Refusal(404, 'line_not_found', 'This item is no longer there.');
    saved = [...(isSaving ? [line] : []), ...saved.filter(({ id }) => id !== itemId)];
    answer(all.filter(({ id }) => !saved.some((one) => one.id === id)));
    return { cart, saved: { items: saved } };
  };
  const undo = () => {
    const incoming = cart.merge?.lines.filter(({ from }) => from === 'device') ?? [];
    for (const { lineId } of incoming) move(lineId, true);
    return { cart: answer(cart.items), saved: { items: saved } };
  };
  const grow = (itemId: string, by: number) =>
    answer(
      cart.items
        .map((line) => {
          const quantity = line.id === itemId ? line.quantity + by : line.quantity;
          return { ...line, quantity, amount: { ...line.amount, total: line.price.value * quantity } };
        })
        .filter(({ quantity }) => quantity > 0),
    );
  const take = (change: Partial<Cart>, discounts: Cart['totals']['discounts']) =>
    (cart = aCart(cart.items, { ...keptMoney(cart), ...change, discounts }));
  const others = (kind: DiscountKind) =>
    cart.totals.discounts.filter((discount) => discountKind(discount) !== kind);
  return testGateway()
    .on(cartContract.getCart, () => cart)
    .on(cartContract.addItem, ({ body }) =>
      answer([
        ...cart.items,
        aCartLine({ id: `line-${body.productId}`, productId: body.productId, quantity: body.quantity }),
      ]),
    )
    .on(cartContract.increaseItem, ({ params, query }) => grow(params.itemId, query.count))
    .on(cartContract.decreaseItem, ({ params, query }) => grow(params.itemId, -(query.count ?? Infinity)))
    .on(cartContract.clearCart, () => answer([]))
    .on(savedContract.getSaved, () => ({ items: saved }))
    .on(savedContract.saveForLater, ({ params }) => move(params.itemId, true))
    .on(savedContract.moveToCart, ({ params }) => move(params.itemId, false))
    .on(savedContract.removeSaved, ({ params }) => ({
      items: (saved = saved.filter(({ id }) => id !== params.itemId)),
    }))
    .on(mergeContract.undoMerge, undo)
    .on(mergeContract.closeMerge, () => (cart = { ...cart, merge: null }))
    .on(waitingOrderContract.recart, ({ params }) =>
      answer(
        [...cart.items, aCartLine()],
        cart.waitingOrders.filter(({ orderId }) => orderId !== params.orderId),
      ),
    )
    .on(cartMoneyContract.applyVoucher, ({ body }) =>
      take(
        { giftVoucher: { code: body.giftVoucherCode.toUpperCase(), used: 120, left: 380, problem: null } },
        [...others('gv'), { type: 'gv', amount: 120, label: 'Gift voucher' }],
      ),
    )
    .on(cartMoneyContract.removeVoucher, () => take({ giftVoucher: null }, others('gv')))
    .on(cartMoneyContract.applyStoreCredit, () =>
      take({ storeCredit: { applied: true, balance: 750, used: 750 } }, [
        ...others('sc'),
        { type: 'sc', amount: 750, label: 'Store credit' },
      ]),
    )
    .on(cartMoneyContract.removeStoreCredit, () =>
      take({ storeCredit: { applied: false, balance: 750, used: 0 } }, others('sc')),
    )
    .on(cartOfferContract.getPaymentOffer, () => ({ offers: bankOffers(cart.offer?.id) }))
    .on(cartOfferContract.applyOffer, ({ body }) =>
      take({ offer: { id: body.offerId, title: MERIDIAN, amount: 300, problem: null } }, [
        ...others('offer'),
        { type: 'implicit', code: 'offer', amount: 300, label: 'Card offer' },
      ]),
    )
    .on(cartOfferContract.removeOffer, () => take({ offer: null }, others('offer')))
    .on(configurationContract.getConfiguration, () => ({
      cart_popup: {
        searchFor: [
          { name: 'Round frames', url: '/eyeglasses?frame_shape=round' },
          { name: 'Daily contact lenses', url: '/contact-lenses?usage=daily' },
        ],
      },
      power_status: {
        powerUploadText: { icon: 'picture', message: 'An optician reads your picture.' },
        dontKnowPowerText: { icon: 'call', message: 'We ask you for your power.' },
      },
    }));
}

const MERIDIAN = '10% off with Meridian Bank cards';

function bankOffers(applied: string | undefined) {
  const offer = { bank: 'Meridian Bank', title: MERIDIAN, amount: 300, available: true, reason: null };
  const terms = '10% off what the card pays, at most ₹750, from ₹1,500 up.';
  const reason = 'This offer begins at ₹30,000 to pay by card.';
  return [
    { ...offer, id: 'meridian-in', terms, applied: applied === 'meridian-in' },
    { ...offer, id: 'coastline-in', terms, title: '15% off with Coastline Bank cards', applied: false },
  ].map((one) => (one.id === 'coastline-in' ? { ...one, amount: 0, available: false, reason } : one));
}

function keptMoney({ giftVoucher, storeCredit, wallet, offer }: Cart) {
  return { giftVoucher, storeCredit, wallet, offer };
}
