import { paymentProviderContract } from '@lunette/checkout/contract';
import { eq, inArray } from 'drizzle-orm';
import type { Gateway } from '../../../platform/gateway.ts';
import type { CallContext } from '../../../platform/http/callContext.ts';
import { refuse } from '../../../platform/http/refuse.ts';
import { serve } from '../../../platform/http/serve.ts';
import { orderToChange } from '../../order/orderToChange.ts';
import { orderJustMade } from '../../order/ownOrder.ts';
import { payment } from '../../schema.ts';
import { askProviderForPage } from '../askProvider.ts';
import { methodRules } from '../methods/methods.ts';
import { openPayment, paymentsOf } from '../orderPayments.ts';
import { paymentAnswer } from '../paymentAnswer.ts';
import { isOpenedByOther } from '../start/isOpenedByOther.ts';
import { savedCard } from './savedCards.ts';
import { cardsAtProvider, ownCards, savedCardsAnswer } from './savedCardsAnswer.ts';

/**
 * Mounts the calls of the payment provider's scripts: they open its fields, list its cards, and read the status of a payment.
 */
export function providerRoutes(gateway: Gateway): void {
  const { getClientToken, initiateSdk, getProviderSavedCards, getProviderPayment } = paymentProviderContract;

  serve(gateway, getClientToken, ({ query }, context) => openingOf(context, query.orderId));

  serve(gateway, initiateSdk, async ({ query }, context) => ({
    initiated: true as const,
    ...(await openingOf(context, query.orderId)),
  }));

  serve(gateway, getProviderSavedCards, async (_input, context) => {
    const cards = await ownCards(context);
    const known = await cardsAtProvider(context, cards);
    const gone = cards.filter(({ token }) => !known.has(token)).map(({ id }) => id);
    if (gone.length > 0) await context.db.delete(savedCard).where(inArray(savedCard.id, gone));
    return savedCardsAnswer(await ownCards(context), context);
  });

  serve(gateway, getProviderPayment, async ({ params, query }, context) => {
    const { db, session } = context;
    const [found] = await db.select().from(payment).where(eq(payment.id, query.paymentId));
    if (!found || found.intentId !== params.paymentRefId)
      throw refuse(404, 'payment_not_found', 'checkout.payment-not-found');
    await orderToChange(db, session, found.orderId);
    await askProviderForPage(context, found);
    return paymentAnswer(context, found.orderId);
  });
}

/**
 * The data that opens the provider's fields for the open card payment of an order; without an order id, of the order that
 * the session has just made.
 */
async function openingOf({ db, session }: CallContext<'guest'>, asked: string | undefined) {
  const orderId = asked ?? (await orderJustMade(db, session));
  if (!orderId) throw refuse(409, 'no_card_payment', 'checkout.no-card-payment');
  await orderToChange(db, session, orderId);
  const open = openPayment(await paymentsOf(db, orderId));
  if (!open?.intentId || !methodRules(open.method).takesCards || isOpenedByOther(open, session))
    throw refuse(409, 'no_card_payment', 'checkout.no-card-payment');
  return { clientToken: open.intentId, paymentRefId: open.intentId, paymentId: open.id };
}
