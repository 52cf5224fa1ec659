import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { parsed, withKey } from '../calls.ts';
import { fromHere } from '../control.ts';
import { Refusal } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import { bankPage } from './bankPage.ts';
import { acceptPayout, findPayout, losesAnswer, payouts, settlePayout, shownPayout } from './payouts.ts';

const NewPayout = z.strictObject({
  amountMinor: z.int().min(1).max(100_000_000_00),
  currencyCode: z.string().regex(/^[A-Z]{3}$/),
  account: z.strictObject({
    accountHolder: z.string().min(1).max(100),
    accountNumber: z.string().regex(/^[A-Z0-9]{9,34}$/),
    bankCode: z.string().max(11),
  }),
  webhookUrl: z.url({ protocol: /^https?$/ }),
});
const PayoutParams = z.object({ id: z.string(), action: z.enum(['pay', 'refuse', 'return']) });

/** The bank: its interface for shops, with the shop's key, and its page, from this machine only. */
export function bankRoutes(http: FastifyInstance, sandbox: Sandbox): void {
  const referenceOf = ({ params }: FastifyRequest) =>
    z.object({ reference: z.uuid() }).parse(params).reference;
  void http.register(
    async (scope) => {
      scope.addHook('onRequest', withKey(sandbox.settings.bankKey));

      scope.put('/by-reference/:reference', async (request) => {
        const wanted = parsed(NewPayout, request.body);
        const { payout, isNew } = acceptPayout(sandbox, { ...wanted, reference: referenceOf(request) });
        if (isNew && losesAnswer(payout)) throw new Refusal(504, 'answer_lost', 'The answer was lost.');
        return shownPayout(payout);
      });

      scope.get('/by-reference/:reference', async (request) => {
        const payout = findPayout(sandbox, referenceOf(request));
        if (!payout) throw new Refusal(404, 'payout_unknown', 'There is no such pay-out.');
        return shownPayout(payout);
      });
    },
    { prefix: '/bank/v1/payouts' },
  );

  void http.register(
    async (scope) => {
      scope.addHook('onRequest', fromHere);

      scope.get('/', async (_request, reply) =>
        reply
          .type('text/html; charset=utf-8')
          .header(
            'content-security-policy',
            "default-src 'none'; style-src 'self'; font-src 'self'; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
          )
          .send(bankPage(payouts.all(sandbox))),
      );

      scope.post('/:id/:action', async ({ params }, reply) => {
        const { id, action } = PayoutParams.parse(params);
        const payout = payouts.find(sandbox, id);
        if (!payout) throw new Refusal(404, 'payout_unknown', 'There is no such pay-out.');
        if (!settlePayout(sandbox, payout, action))
          throw new Refusal(409, 'not_now', `That cannot be done with a pay-out that has ${payout.status}.`);
        return reply.redirect('/payouts', 303);
      });
    },
    { prefix: '/payouts' },
  );
}
