import { exchangeContract } from '@lunette/orders-returns/contract';
import { lockOrder } from '../../checkout/order/ownOrder.ts';
import type { CallContext } from '../../platform/http/callContext.ts';
import type { Gateway } from '../../platform/gateway.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { serve } from '../../platform/http/serve.ts';
import { orderAccess } from '../guestAccess/orderAccess.ts';
import { beginExchange } from './cart/beginExchange.ts';
import { cancelExchange, leaveExchange } from './settlement/cancelExchange.ts';
import { confirmExchange } from './confirmation/confirmExchange.ts';
import { exchangeDifferences } from './preview/differences.ts';
import { exchangeAnswer } from './exchangeAnswer.ts';
import { findExchange } from './exchanges.ts';
import { askAboutPayment, payExchange } from './confirmation/payExchange.ts';
import { previewExchange } from './preview/previewExchange.ts';
import type { StoredExchange } from './schema.ts';

type Path = { orderId: string; exchangeId: string };

/** Mounts the calls that exchange delivered goods. An order that the caller may not change is not found. */
export function exchangeRoutes(gateway: Gateway): void {
  serve(gateway, exchangeContract.beginExchange, async ({ params, body }, context) =>
    exchangeAnswer(context, await beginExchange(context, params.orderId, body)),
  );

  serve(gateway, exchangeContract.getExchange, async ({ params }, context) =>
    exchangeAnswer(context, await askAboutPayment(context, await ownExchange(context, params))),
  );

  serve(gateway, exchangeContract.getExchangeDifferences, async ({ params, query }, context) => {
    const exchange = openOnly(await ownExchange(context, params));
    return { differences: await exchangeDifferences(context, exchange, query.ids.split(',')) };
  });

  serve(gateway, exchangeContract.previewExchange, async ({ params, body }, context) => {
    const exchange = openOnly(await ownExchange(context, params));
    return context.db.transaction(async (tx) => {
      const order = await lockOrder(tx, exchange.orderId);
      return (await previewExchange(tx, context, order, exchange, body)).answer;
    });
  });

  serve(gateway, exchangeContract.confirmExchange, async ({ params, body }, context) =>
    exchangeAnswer(context, await confirmExchange(context, params.orderId, params.exchangeId, body)),
  );

  serve(gateway, exchangeContract.payExchange, async ({ params }, context) => {
    await payExchange(context, await askAboutPayment(context, await ownExchange(context, params)));
    return exchangeAnswer(context, await ownExchange(context, params));
  });

  serve(gateway, exchangeContract.leaveExchange, async ({ params }, context) =>
    exchangeAnswer(context, await leaveExchange(context, params.orderId, params.exchangeId)),
  );

  serve(gateway, exchangeContract.cancelExchange, async ({ params }, context) =>
    exchangeAnswer(context, await cancelExchange(context, params.orderId, params.exchangeId)),
  );
}

/** An exchange of an order that the caller may change. */
async function ownExchange(
  context: CallContext<'guest'>,
  { orderId, exchangeId }: Path,
): Promise<StoredExchange> {
  await orderAccess(context, orderId, 'write');
  return findExchange(context.db, orderId, exchangeId);
}

function openOnly(exchange: StoredExchange): StoredExchange {
  if (exchange.status === 'open' && exchange.expiresAt.getTime() > Date.now()) return exchange;
  throw refuse(409, 'exchange_over', 'exchange.over');
}
