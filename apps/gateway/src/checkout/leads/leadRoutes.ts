import { leadContract } from '@lunette/checkout/contract';
import type { Gateway } from '../../platform/gateway.ts';
import { serve } from '../../platform/http/serve.ts';
import { saveAbandonedLead } from './abandonedLead.ts';
import { saveHtoLead } from './htoLead.ts';
import { endReminders } from './reminderRefusal.ts';

/** Mounts the calls of the checkout's leads (CHK-06). */
export function leadRoutes(gateway: Gateway): void {
  serve(gateway, leadContract.saveAbandonedLead, ({ body }, context) => saveAbandonedLead(body, context));
  serve(gateway, leadContract.saveHtoLead, ({ body }, context) => saveHtoLead(body, context));
  serve(gateway, leadContract.endReminders, ({ body }, context) => endReminders(body.token, context));
}
