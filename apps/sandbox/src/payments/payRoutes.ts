import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { framePage, hostedPage, messagePage } from '../pages/cardPage.ts';
import { testCardsPage } from '../pages/testCardsPage.ts';
import type { Sandbox } from '../sandbox.ts';
import { cardFaults } from './cardRules.ts';
import { answerChallenge, charge, giveUpChallenge, mayPay } from './charge.ts';
import type { Intent } from './intent.ts';
import { findIntent } from './intents.ts';
import { during } from './outages.ts';
import { outageOf } from './testCards.ts';

const Path = z.object({ id: z.string() });
const FrameQuery = z.object({ origin: z.string() });
const Card = z.object({
  number: z.string().max(60),
  expires: z.string().max(20),
  code: z.string().max(20),
  name: z.string().max(200),
  /** Whether the shopper has asked to save the card. */
  isToBeSaved: z.boolean().default(false),
});
const Code = z.object({ code: z.string().max(20) });

/**
 * Mounts the pages and calls for shoppers: the provider's page, its card fields in a frame, and the challenge of the bank.
 */
export function payRoutes(http: FastifyInstance, sandbox: Sandbox): void {
  const intentOf = (params: unknown): Intent | null => {
    const intent = findIntent(sandbox, Path.parse(params).id);
    return intent?.method === 'card' ? intent : null;
  };
  const { storefrontOrigins } = sandbox.settings;

  http.get('/cards', async (_request, reply) => page(reply, testCardsPage(), "'none'"));

  http.get('/pay/:id', async ({ params }, reply) => {
    const intent = intentOf(params);
    if (!intent) return page(reply, messagePage('en', 'pay.unknown'), "'none'", 404);
    if (!isOpen(intent)) return reply.redirect(intent.returnUrl, 303);
    return page(reply, hostedPage(intent), "'none'");
  });

  http.get('/frame/:id', async ({ params, query }, reply) => {
    const { data } = FrameQuery.safeParse(query);
    const intent = intentOf(params);
    if (!intent) return page(reply, messagePage('en', 'pay.unknown'), storefrontOrigins.join(' '), 404);
    if (!data || !storefrontOrigins.includes(data.origin))
      return page(reply, messagePage(intent.language, 'pay.unknown-origin'), "'none'", 403);
    return page(reply, framePage(intent, data.origin), data.origin);
  });

  http.post('/pay/:id/card', async ({ params, body }, reply) => {
    const intent = intentOf(params);
    const card = Card.safeParse(body);
    if (!intent || !card.success) return reply.code(intent ? 422 : 404).send({ status: 'unknown' });
    if (intent.status !== 'created') return { status: intent.status };
    const faults = cardFaults(card.data, new Date(sandbox.now()));
    if (Object.keys(faults).length > 0) return reply.code(422).send({ status: intent.status, faults });
    if (!mayPay(intent, card.data.number))
      return reply.code(422).send({ status: intent.status, faults: { number: 'number-not-offered' } });
    const charged = await during(sandbox, outageOf(card.data.number), () =>
      charge(sandbox, intent, card.data),
    );
    return { status: (charged ?? intent).status };
  });

  http.post('/pay/:id/challenge', async ({ params, body }, reply) => {
    const intent = intentOf(params);
    const answer = Code.safeParse(body);
    if (!intent || !answer.success) return reply.code(intent ? 422 : 404).send({ status: 'unknown' });
    const outcome = answerChallenge(sandbox, intent, answer.data.code);
    if (outcome === 'wrong_code') return { status: outcome };
    return { status: (outcome ?? intent).status };
  });

  http.post('/pay/:id/give-up', async ({ params }, reply) => {
    const intent = intentOf(params);
    if (!intent) return reply.code(404).send({ status: 'unknown' });
    return { status: (giveUpChallenge(sandbox, intent) ?? intent).status };
  });
}

function isOpen({ status }: Intent): boolean {
  return status === 'created' || status === 'requires_challenge';
}

function page(reply: FastifyReply, body: string, frameAncestors: string, status = 200): FastifyReply {
  const sources =
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; img-src data:";
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', `${sources}; base-uri 'none'; frame-ancestors ${frameAncestors}`)
    .send(body);
}
