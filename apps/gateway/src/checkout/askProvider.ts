import { eq } from 'drizzle-orm';
import type { CallContext } from '../platform/callContext.ts';
import { payment, type Payment } from './schema.ts';
import { settlePayment } from './settlePayment.ts';

type Asking = Pick<CallContext, 'db' | 'services' | 'log'>;

/** Asks the provider how an open payment stands and settles it. Without an answer nothing changes. */
export async function askProvider({ db, services, log }: Asking, { id, intentId }: Payment): Promise<void> {
  if (!intentId) return;
  try {
    await settlePayment(db, await services.payment.getIntent(intentId));
    await db.update(payment).set({ updatedAt: new Date() }).where(eq(payment.id, id));
  } catch (fault) {
    log.warn({ err: fault, paymentId: id }, 'the payment provider could not be asked');
  }
}
