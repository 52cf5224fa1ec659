import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { keyOf, parsed, withKey } from '../calls.ts';
import { Refusal } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import { chargeSavedCard } from './charge.ts';
import { shown, type Intent } from './intent.ts';
import { become, createIntent, findIntent } from './intents.ts';
import { idempotentByKey } from './idempotentByKey.ts';
import { during } from './outages.ts';
import { refund, refundsOf } from './refunds.ts';
import { savedOutageOf } from './testCards.ts';
import { readOutages } from '../upi/requests.ts';
import { findCard } from '../vault/vault.ts';

const NewIntent = z.strictObject({
  reference: z.string().min(1).max(100),
  amountMinor: z.int().min(1).max(100_000_000_00),
  currencyCode: z.string().regex(/^[A-Z]{3}$/),
  returnUrl: z.url({ protocol: /^https?$/ }),
  webhookUrl: z.url({ protocol: /^https?$/ }),
  description: z.string().max(200),
  language: z.enum(['en', 'ar']).default('en'),
  /** The first digits of the cards that may pay, as an offer of a bank requires. */
  firstSix: z
    .array(z.string().regex(/^\d{6}$/))
    .max(50)
    .default([]),
  /** The shop's own reference of a signed-in customer, who may save the card; null for a guest. */
  customer: z.string().min(1).max(100).nullable().default(null),
});
const Charge = z.strictObject({ customer: z.string().max(100), token: z.string().max(100) });
const Refund = z.strictObject({
  reference: z.string().max(100).default(''),
  amountMinor: z.int().min(1),
  reason: z.string().max(200).default(''),
});
const Path = z.object({ id: z.string() });

/** The provider's interface for shops: payments, their cancellation and refunds, with the shop's key. */
export function providerRoutes(http: FastifyInstance, sandbox: Sandbox): void {
  const { settings } = sandbox;
  const intentOf = (request: FastifyRequest): Intent => {
    const intent = findIntent(sandbox, Path.parse(request.params).id);
    if (!intent) throw new Refusal(404, 'intent_unknown', 'There is no such payment.');
    return intent;
  };

  void http.register(
    async (scope) => {
      scope.addHook('onRequest', withKey(settings.paymentKey));

      scope.post('/intents', async (request, reply) => {
        const wanted = parsed(NewIntent, request.body);
        if (!settings.storefrontOrigins.includes(new URL(wanted.returnUrl).origin))
          throw new Refusal(
            422,
            'return_url_unknown',
            'This shop may not be returned to: see STOREFRONT_ORIGINS.',
          );
        const answer = idempotentByKey(sandbox, keyOf(request), 'intents', wanted, () =>
          opened(settings.publicUrl, createIntent(sandbox, wanted)),
        );
        return reply.code(201).send(answer);
      });

      const outageOf = readOutages(sandbox);
      scope.get('/intents/:id', async (request) => {
        const intent = intentOf(request);
        return during(sandbox, outageOf(intent), () => shown(intent));
      });

      scope.post('/intents/:id/charge', async (request) => {
        const { customer, token } = parsed(Charge, request.body);
        const intent = intentOf(request);
        const card = intent.status === 'created' ? findCard(sandbox, customer, token) : null;
        const charged = await during(sandbox, card && savedOutageOf(card), () =>
          chargeSavedCard(sandbox, intent, customer, token),
        );
        return shown(charged);
      });

      scope.post('/intents/:id/cancel', async (request) => {
        const cancelled = become(sandbox, intentOf(request), 'expired');
        if (!cancelled) throw new Refusal(409, 'not_cancellable', 'The payment can no longer be cancelled.');
        return shown(cancelled);
      });

      scope.get('/intents/:id/refunds', async (request) => refundsOf(sandbox, intentOf(request)));

      scope.post('/intents/:id/refunds', async (request, reply) => {
        const wanted = parsed(Refund, request.body);
        const intent = intentOf(request);
        const answer = idempotentByKey(sandbox, keyOf(request), `refunds ${intent.id}`, wanted, () => {
          const refunded = refund(sandbox, intent, wanted.amountMinor, wanted.reference);
          if (!refunded)
            throw new Refusal(409, 'not_refundable', 'There is not so much of this payment to give back.');
          return refunded;
        });
        return reply.code(201).send(answer);
      });
    },
    { prefix: '/payments/v1' },
  );
}

function opened(publicUrl: string, { id, status, expiresAt }: Intent) {
  return {
    id,
    status,
    pageUrl: `${publicUrl}/pay/${id}`,
    frameUrl: `${publicUrl}/frame/${id}`,
    expiresAt: new Date(expiresAt).toISOString(),
  };
}
