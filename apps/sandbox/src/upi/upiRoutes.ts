import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { keyOf, parsed, withKey } from '../calls.ts';
import { Refusal } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import { idempotentByKey } from '../payments/idempotentByKey.ts';
import { during } from '../payments/outages.ts';
import { accountOf, addressOutageOf, checkOutageOf } from './addresses.ts';
import { createRequest } from './requests.ts';

const Address = z.strictObject({ vpa: z.string().min(3).max(255) });
const NewRequest = z
  .strictObject({
    reference: z.string().min(1).max(100),
    amountMinor: z.int().min(1).max(100_000_000_00),
    currencyCode: z.literal('INR'),
    webhookUrl: z.url({ protocol: /^https?$/ }),
    description: z.string().max(200),
    language: z.enum(['en', 'ar']).default('en'),
    payee: z.string().min(1).max(60),
    flow: z.enum(['collect', 'qr', 'intent']),
    vpa: z.string().max(255).nullable().default(null),
  })
  .refine(({ flow, vpa }) => (flow === 'collect') === (vpa !== null), {
    message: 'A request goes to an address, a code and a link to none.',
  });

/**
 * Mounts the UPI calls for shops, with the shop's key: the lookup of an account at an address, and payments by request, code
 * or link. They are read, cancelled and refunded like every other payment.
 */
export function upiRoutes(http: FastifyInstance, sandbox: Sandbox): void {
  void http.register(
    async (scope) => {
      scope.addHook('onRequest', withKey(sandbox.settings.paymentKey));

      scope.post('/addresses', async ({ body }) => {
        const { vpa } = parsed(Address, body);
        const account = await during(sandbox, checkOutageOf(vpa), () => accountOf(vpa));
        return { exists: account !== null, name: account?.name ?? null, bank: account?.bank ?? null };
      });

      scope.post('/intents', async (request, reply) => {
        const wanted = parsed(NewRequest, request.body);
        const account = wanted.vpa === null ? null : accountOf(wanted.vpa);
        if (wanted.vpa !== null && !account)
          throw new Refusal(422, 'address_unknown', 'There is no account at this address.');
        const ask = () =>
          idempotentByKey(sandbox, keyOf(request), 'upi', wanted, () => {
            const { intent, link } = createRequest(sandbox, wanted);
            return {
              id: intent.id,
              status: intent.status,
              link,
              bank: account?.bank ?? null,
              sentAt: new Date(intent.createdAt).toISOString(),
              expiresAt: new Date(intent.expiresAt).toISOString(),
            };
          });
        const outage = wanted.vpa === null ? null : addressOutageOf(wanted.vpa);
        return reply.code(201).send(await during(sandbox, outage, ask));
      });
    },
    { prefix: '/payments/v1/upi' },
  );
}
