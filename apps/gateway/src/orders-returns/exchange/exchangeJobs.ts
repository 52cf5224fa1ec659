import { and, eq, lt, sql } from 'drizzle-orm';
import type { JobContext, Jobs } from '../../platform/jobs/jobs.ts';
import { endReturn } from './settlement/endReturn.ts';
import { dropCart } from './cart/exchangeCart.ts';
import { lockExchange, updateExchange } from './exchanges.ts';
import { followExchange } from './settlement/followExchange.ts';
import { enqueueExchangeNotice, notifyExchange } from './notifyExchange.ts';
import { orderExchange } from './schema.ts';

/** The jobs of exchanges: following them, sending their messages, and ending those that were not confirmed in time. */
export const exchangeJobs: Jobs = {
  'exchange.follow': async (payload, context) => followExchange(context, payload),
  'exchange.notify': async (payload, context) => notifyExchange(context, payload),
  'exchange.expire': async (_payload, context) => expireExchanges(context),
};

async function expireExchanges({ db }: Pick<JobContext, 'db'>): Promise<void> {
  const old = await db
    .select({ id: orderExchange.id })
    .from(orderExchange)
    .where(and(eq(orderExchange.status, 'open'), lt(orderExchange.expiresAt, sql`now()`)));
  for (const { id } of old)
    await db.transaction(async (tx) => {
      const { exchange } = await lockExchange(tx, id);
      if (exchange.status !== 'open') return;
      await endReturn(tx, exchange);
      await dropCart(tx, exchange);
      const change = { status: 'expired', cartId: null, endedAt: new Date() } as const;
      await enqueueExchangeNotice(tx, await updateExchange(tx, exchange, change));
    });
}
