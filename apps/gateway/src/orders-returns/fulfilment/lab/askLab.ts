import type { StoredItem } from '../../../checkout/order/schema.ts';
import type { ServiceContext } from '../../../platform/gateway.ts';
import { unlessRefused } from '../../../platform/outbound/outbound.ts';
import { applyLabEvent } from '../applyWebhook.ts';

/**
 * Asks the lab what it has done for an item, and stores what is new: its webhooks may have been lost. False where the lab does not
 * know the work any more that it was given.
 */
export async function askLab(
  context: ServiceContext,
  { labId }: Pick<StoredItem, 'labId'>,
): Promise<boolean> {
  if (!labId) return true;
  const job = await unlessRefused(context.services.lab.find(labId), 404);
  for (const step of job?.steps ?? []) await applyLabEvent(context, step);
  return job !== null;
}
