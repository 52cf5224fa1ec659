import { createHmac, randomUUID } from 'node:crypto';
import { connectBank, type Payout } from '../../checkout/payment/refunds/bank/bank.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import type { TestGateway } from '../../platform/testing/testGateway.ts';

interface PaidOut extends Payout {
  amountMinor: number;
  account: { accountHolder: string; accountNumber: string; bankCode: string };
}

/** A bank that implements its protocol; a test decides its behaviour. */
export interface FakeBank {
  services: (settings: Settings) => { bank: ReturnType<typeof connectBank> };
  /** Answers a request to it. */
  send: (url: string, request: { method: string; body?: string }) => Promise<Response>;
  mode: 'up' | 'down' | 'answer lost' | 'refuses the call';
  /** Its answer to a pay-out: later by webhook, or at once. */
  answers: Payout['status'];
  /** Called before each call is answered. */
  onCall: () => Promise<void>;
  /** The pay-outs that it has made or will make, each once. */
  payouts: PaidOut[];
}

/** Creates a fake bank. */
export function fakeBank(): FakeBank {
  async function send(url: string, { method, body }: { method: string; body?: string }): Promise<Response> {
    await fake.onCall();
    if (fake.mode === 'down') return new Response('', { status: 503 });
    const reference = new URL(url).pathname.split('/').at(-1) ?? '';
    const known = fake.payouts.find((payout) => payout.reference === reference);
    if (method === 'GET') return known ? Response.json(known) : new Response('{}', { status: 404 });
    if (fake.mode === 'refuses the call') return new Response('{}', { status: 422 });
    const wanted = JSON.parse(body ?? '{}') as Pick<PaidOut, 'amountMinor' | 'account'>;
    const made = known ?? { ...wanted, reference, status: fake.answers, failureCode: null };
    if (!known) fake.payouts.push(made);
    return fake.mode === 'answer lost' ? new Response('', { status: 504 }) : Response.json(made);
  }
  const fake: FakeBank = {
    services: (settings) => ({ bank: connectBank(settings, fake.send as unknown as typeof fetch) }),
    send,
    mode: 'up',
    answers: 'pending',
    onCall: async () => undefined,
    payouts: [],
  };
  return fake;
}

/** Sends a webhook as the bank does; returns the status of the answer. */
export async function sendPayoutEvent(
  app: TestGateway,
  reference: string,
  status: 'succeeded' | 'failed',
  secret = app.settings.secrets.bankWebhook,
): Promise<number> {
  const failureCode = status === 'failed' ? 'account_unknown' : null;
  const body = JSON.stringify({
    id: `evt_${randomUUID()}`,
    type: `payout.${status}`,
    data: { reference, status, failureCode },
  });
  const time = Math.floor(Date.now() / 1000);
  const hex = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  const { statusCode } = await app.http.inject({
    method: 'POST',
    url: '/v2/bank/webhook',
    headers: { 'content-type': 'application/json', 'x-sandbox-signature': `t=${time},v1=${hex}` },
    payload: body,
  });
  return statusCode;
}
