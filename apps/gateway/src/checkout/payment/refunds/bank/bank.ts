import type { BankAccountInput } from '@lunette/country-config';
import { z } from 'zod';
import { unlessRefused } from '../../../../platform/outbound/outbound.ts';
import { sandboxCalls } from '../../../../platform/outbound/sandboxCalls.ts';
import type { Settings } from '../../../../platform/settings/settings.ts';

/** A pay-out as the bank reports it. */
export const Payout = z.object({
  /** The id of the refund here. */
  reference: z.string(),
  status: z.enum(['pending', 'succeeded', 'failed']),
  failureCode: z.string().nullable(),
});
/** A pay-out as the bank reports it. */
export type Payout = z.infer<typeof Payout>;

interface NewPayout {
  reference: string;
  amountMinor: number;
  currencyCode: string;
  account: BankAccountInput;
}

/** The port to the bank that sends money to accounts. */
export interface Bank {
  /** Pays an amount to an account. Safe to repeat: the same reference is one pay-out. */
  payOut: (payout: NewPayout) => Promise<Payout>;
  /** Finds a pay-out by the refund's id; null if the bank has none. */
  findPayout: (reference: string) => Promise<Payout | null>;
}

/** The client of the bank's protocol, with a timeout, retries and a circuit breaker. */
export function connectBank(settings: Settings, send?: typeof fetch): Bank {
  const call = sandboxCalls(
    settings,
    { service: 'bank', path: '/bank/v1', key: settings.secrets.bankKey },
    send,
  );
  const webhookUrl = `${settings.publicUrl}/v2/bank/webhook`;
  const at = (reference: string) => `/payouts/by-reference/${reference}`;
  return {
    payOut: async ({ reference, ...body }) =>
      Payout.parse(
        await call({
          method: 'PUT',
          path: at(reference),
          body: { ...body, webhookUrl },
          idempotencyKey: `payout-${reference}`,
        }),
      ),
    findPayout: (reference) =>
      unlessRefused(
        call({ method: 'GET', path: at(reference) }).then((answer) => Payout.parse(answer)),
        404,
      ),
  };
}
