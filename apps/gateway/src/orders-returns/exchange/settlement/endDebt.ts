import type { Queries } from '../../../platform/database/database.ts';
import { recordAct } from '../../acts/recordAct.ts';
import { updateExchange } from '../exchanges.ts';
import type { StoredExchange } from '../schema.ts';

/** Ends an exchange whose new goods lack nothing any more: they were paid, or have come back. Their order is locked. */
export async function endDebt(tx: Queries, exchange: StoredExchange): Promise<void> {
  const { orderId, itemId } = await updateExchange(tx, exchange, {
    status: 'done',
    owed: null,
    endedAt: new Date(),
  });
  await recordAct(tx, { orderId, itemId, actor: { kind: 'store', id: null }, act: 'exchange_done' });
}
