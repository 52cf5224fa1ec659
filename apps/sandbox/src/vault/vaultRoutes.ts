import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { withKey } from '../calls.ts';
import { Refusal } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import { cardsOf, deleteCard } from './vault.ts';

const CustomerParams = z.object({ customer: z.string() });
const CardParams = CustomerParams.extend({ token: z.string() });

/** Mounts the vault for shops, with the shop's key: the calls that list and delete the cards of a customer. */
export function vaultRoutes(http: FastifyInstance, sandbox: Sandbox): void {
  void http.register(
    async (scope) => {
      scope.addHook('onRequest', withKey(sandbox.settings.paymentKey));

      scope.get('/', async ({ params }) => cardsOf(sandbox, CustomerParams.parse(params).customer));

      scope.delete('/:token', async ({ params }, reply) => {
        const { customer, token } = CardParams.parse(params);
        if (!deleteCard(sandbox, customer, token))
          throw new Refusal(404, 'card_unknown', 'There is no such card.');
        return reply.code(204).send();
      });
    },
    { prefix: '/payments/v1/customers/:customer/cards' },
  );
}
