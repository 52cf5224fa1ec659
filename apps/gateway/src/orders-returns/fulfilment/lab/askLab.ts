import type { StoredItem } from '../../../checkout/order/schema.ts';
import type { Gateway } from '../../../platform/gateway.ts';
import { applyLabEvent } from '../applyWebhook.ts';

type Context = Pick<Gateway, 'db' | 'services' | 'publish' | 'settings' | 'texts'>;

/** Asks the lab what it has done for an item, and stores what is new: its webhooks may have been lost. */
export async function askLab(context: Context, { labId }: Pick<StoredItem, 'labId'>): Promise<void> {
  if (labId)
    for (const step of (await context.services.lab.find(labId)).steps) await applyLabEvent(context, step);
}
