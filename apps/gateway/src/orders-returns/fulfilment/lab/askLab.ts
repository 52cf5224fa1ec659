import type { StoredItem } from '../../../checkout/order/schema.ts';
import type { ServiceContext } from '../../../platform/gateway.ts';
import { unlessRefused } from '../../../platform/outbound/outbound.ts';
import { applyLabEvent } from '../applyWebhook.ts';

/**
 * Reads the steps of an item from the lab and stores new ones, because webhooks may have been lost. False if the lab does
 * not have the ordered work any more.
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
