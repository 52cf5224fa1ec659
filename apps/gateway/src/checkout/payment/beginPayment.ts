import type { OrderPayment, PaymentMethodCode } from '@lunette/checkout/contract';
import type { CallContext } from '../../platform/http/callContext.ts';
import { orderToChange } from '../order/orderToChange.ts';
import { askProvider } from './askProvider.ts';
import { openPayment, paymentsOf } from './orderPayments.ts';
import { paymentAnswer } from './paymentAnswer.ts';
import { startPayment } from './startPayment.ts';

/** How the payment of an order stands, opened at the provider where its method has one. */
export async function beginPayment(
  context: CallContext<'guest'>,
  orderId: string,
  method: PaymentMethodCode,
  returnTo: CallContext['client'],
): Promise<OrderPayment> {
  const open = openPayment(await paymentsOf(context.db, orderId));
  const returnUrl = `${originFor(context, returnTo)}/checkout/payment/confirm?orderId=${encodeURIComponent(orderId)}`;
  if (open?.method === method) await startPayment(context, open, returnUrl);
  return paymentAnswer(context, orderId);
}

/** How the payment of an order of the caller stands; an open one is asked for at the provider. */
export async function askedPayment(context: CallContext<'guest'>, orderId: string): Promise<OrderPayment> {
  const { db, session } = context;
  const { id } = await orderToChange(db, session, orderId);
  const open = openPayment(await paymentsOf(db, id));
  if (open) await askProvider(context, open);
  return paymentAnswer(context, id);
}

/** The storefront to come back to: the one that asked, else the usual one of its kind. */
function originFor(
  { storefrontOrigin, client, settings }: CallContext,
  returnTo: CallContext['client'],
): string {
  return storefrontOrigin === settings.storefronts[client]
    ? settings.storefronts[returnTo]
    : storefrontOrigin;
}
