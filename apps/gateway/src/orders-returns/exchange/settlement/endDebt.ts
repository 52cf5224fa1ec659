import type { Queries } from '../../../platform/database/database.ts';
import { recordAct } from '../../acts/recordAct.ts';
import { updateExchange } from '../exchanges.ts';
import type { StoredExchange } from '../schema.ts';

/** Ends an exchange whose debt is settled: the new goods were paid or returned. The caller has locked their order. */
export async function endDebt(tx: Queries, exchange: StoredExchange): Promise<void> {
  const { orderId, itemId } = await updateExchange(tx, exchange, {
    status: 'done',
    owed: null,
    endedAt: new Date(),
  });
  await recordAct(tx, { orderId, itemId, actor: { kind: 'store', id: null }, act: 'exchange_done' });
}
