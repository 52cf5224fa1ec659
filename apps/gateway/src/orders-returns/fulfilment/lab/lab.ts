import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { LabOrder } from '../../../checkout/order/schema.ts';
import { unlessRefused } from '../../../platform/outbound/outbound.ts';
import { sandboxCalls } from '../../../platform/outbound/sandboxCalls.ts';
import type { Settings } from '../../../platform/settings/settings.ts';

/** A step of the lab for an item. */
export const LabEvent = z.object({
  /** The same in each delivery of the webhook. */
  id: z.string().min(1).max(64),
  /** The item. */
  reference: z.uuid(),
  status: z.enum(['lenses_cut', 'quality_check', 'packed']),
  at: z.iso.datetime(),
});
/** A step of the lab for an item. */
export type LabEvent = z.infer<typeof LabEvent>;

const LabJob = z.object({ id: z.string().min(1).max(64), steps: z.array(LabEvent) });
type LabJob = z.infer<typeof LabJob>;

interface LabRequest extends LabOrder {
  /** The item. */
  reference: string;
  orderId: string;
}

/** The port to the lab, which makes lenses, checks and packs. */
export interface Lab {
  /**
   * Orders the work on an item; as long as nothing is cut, it also changes the lenses or power, or makes the work wait. Safe
   * to repeat.
   */
  order: (order: LabRequest) => Promise<LabJob>;
  find: (id: string) => Promise<LabJob>;
  /** Stops the work; finished steps are not undone. */
  cancel: (id: string) => Promise<void>;
}

/** The client of the lab's protocol, with a timeout, retries and a circuit breaker. */
export function connectLab(settings: Settings, send?: typeof fetch): Lab {
  const call = sandboxCalls(
    settings,
    { service: 'lab', path: '/lab/v1', key: settings.secrets.labKey },
    send,
  );
  const webhookUrl = `${settings.publicUrl}/v2/lab/webhook`;
  const at = (id: string) => `/jobs/${encodeURIComponent(id)}`;
  return {
    order: async ({ reference, ...body }) =>
      LabJob.parse(
        await call({
          method: 'PUT',
          path: `/jobs/by-reference/${reference}`,
          body: { ...body, webhookUrl },
          idempotencyKey: randomUUID(),
        }),
      ),
    find: async (id) => LabJob.parse(await call({ method: 'GET', path: at(id) })),
    cancel: async (id) => {
      // The lab refuses to stop finished work.
      await unlessRefused(call({ method: 'POST', path: `${at(id)}/cancel`, idempotencyKey: `cancel-${id}` }));
    },
  };
}
