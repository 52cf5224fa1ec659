import { z } from 'zod';
import type { Gateway } from '../../../../platform/gateway.ts';
import { serveWebhook } from '../../../../platform/http/webhook.ts';
import { settleRefund } from '../settleRefund.ts';
import { Payout } from './bank.ts';

const PayoutEvent = z.object({
  id: z.string().min(1).max(64),
  type: z.string().max(64),
  data: Payout,
});

/**
 * Mounts the webhook of the bank. A late or repeated event changes nothing, because a refund changes its status only as its
 * table of states allows.
 */
export function bankWebhook(gateway: Gateway): void {
  serveWebhook(gateway, {
    path: '/v2/bank/webhook',
    secret: gateway.settings.secrets.bankWebhook,
    event: PayoutEvent,
    handle: async ({ type, data }, log) => {
      if (!(await settleRefund({ ...gateway, log }, data)))
        log.warn({ reference: data.reference, type }, 'the bank spoke of a pay-out that is not known here');
    },
  });
}
