import { savedCardContract } from '@lunette/checkout/contract';
import { and, eq, isNotNull } from 'drizzle-orm';
import { findOpenCart } from '../../../cart/openCart.ts';
import { readCart } from '../../../cart/readCart.ts';
import type { CallContext } from '../../../platform/http/callContext.ts';
import type { Gateway } from '../../../platform/gateway.ts';
import { refuse } from '../../../platform/http/refuse.ts';
import { serve } from '../../../platform/http/serve.ts';
import { dequeue, enqueue } from '../../../platform/jobs/jobs.ts';
import { customerById } from '../../../identity/signIn/identity.ts';
import { orderToChange } from '../../order/orderToChange.ts';
import { savedCard } from './savedCards.ts';
import { cardsAtProvider, ownCards, refuseStaff, savedCardsAnswer } from './savedCardsAnswer.ts';

/** The specification's name of the store's payment provider. */
const GATEWAY_ID = 'PU';
/** How long a removed card can be restored. */
const RESTORE_MS = 10_000;

/** Mounts the calls that list the saved cards of a customer, remove one and restore it. */
export function savedCardRoutes(gateway: Gateway): void {
  serve(gateway, savedCardContract.getSavedCards, async ({ query }, context) => {
    const { gatewayId, orderId, filterByOffer } = query;
    refuseUnknownGateway(gatewayId);
    refuseStaff(context.session);
    const order = orderId ? await orderToChange(context.db, context.session, orderId) : null;
    const store = { ...context, country: order?.country ?? context.country };
    const cards = await ownCards(store);
    const offer = order ? order.totals.offer : await offerInCart(context);
    if (!filterByOffer || !offer) return savedCardsAnswer(cards, store);
    const known = await cardsAtProvider(store, cards);
    const inOffer = cards.filter(({ token }) => offer.firstSix.includes(known.get(token)?.first6 ?? ''));
    return savedCardsAnswer(inOffer, store);
  });

  serve(gateway, savedCardContract.deleteSavedCard, async ({ params, query }, context) => {
    const { db, session } = context;
    refuseUnknownGateway(query.gatewayId);
    refuseStaff(session);
    const { email } = await customerById(db, session.customerId);
    if (query.emailId.toLowerCase() !== (email ?? '').toLowerCase())
      throw refuse(422, 'email_wrong', 'checkout.saved-card-email');
    const card = (await ownCards(context)).find(({ id }) => id === params.cardToken);
    if (!card) throw refuse(404, 'saved_card_unknown', 'checkout.saved-card-gone');
    await db.transaction(async (tx) => {
      await tx.update(savedCard).set({ removedAt: new Date() }).where(eq(savedCard.id, card.id));
      const runAt = new Date(Date.now() + RESTORE_MS);
      await enqueue(tx, 'saved-card.forget', { savedCardId: card.id }, { key: forgetKey(card.id), runAt });
    });
    return savedCardsAnswer(await ownCards(context), context);
  });

  serve(gateway, savedCardContract.restoreSavedCard, async ({ params: { cardToken } }, context) => {
    const { db, session } = context;
    refuseStaff(session);
    if (!UUID.test(cardToken)) throw refuse(404, 'saved_card_unknown', 'checkout.saved-card-gone');
    await db.transaction(async (tx) => {
      const { rowCount } = await tx
        .update(savedCard)
        .set({ removedAt: null })
        .where(
          and(
            eq(savedCard.id, cardToken),
            eq(savedCard.customerId, session.customerId),
            isNotNull(savedCard.removedAt),
          ),
        );
      if (rowCount !== 1) throw refuse(404, 'saved_card_unknown', 'checkout.saved-card-gone');
      await dequeue(tx, forgetKey(cardToken));
    });
    return savedCardsAnswer(await ownCards(context), context);
  });
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const forgetKey = (id: string) => `saved-card.forget-${id}`;

function refuseUnknownGateway(gatewayId: string): void {
  if (gatewayId !== GATEWAY_ID) throw refuse(422, 'gateway_unknown', 'checkout.gateway-unknown');
}

/** The card offer in the total of the cart, if there is one. */
async function offerInCart(context: CallContext<'customer'>) {
  const cartId = await findOpenCart(context.db, context);
  return cartId ? (await readCart(context.db, context, cartId)).money.offer : null;
}
