import { z } from 'zod';
import { unlessRefused, type Outbound } from '../../../../platform/outbound/outbound.ts';
import type { CardVault } from '../cardVault.ts';
import type { Intent } from '../paymentProvider.ts';

const VaultCard = z.object({
  token: z.string(),
  brand: z.string(),
  first6: z.string(),
  last4: z.string(),
  expiry: z.string(),
});

/** The vault in the sandbox's protocol. */
export function sandboxVault(call: Outbound, read: (answer: unknown) => Intent): CardVault {
  const cardsOf = (customer: string) => `/customers/${encodeURIComponent(customer)}/cards`;
  return {
    chargeCard: async (intentId, { customer, token }) =>
      read(
        await call({
          method: 'POST',
          path: `/intents/${encodeURIComponent(intentId)}/charge`,
          body: { customer, token },
          idempotencyKey: `charge-${intentId}`,
        }),
      ),
    listCards: async (customer) =>
      VaultCard.array().parse(await call({ method: 'GET', path: cardsOf(customer) })),
    deleteCard: async (customer, token) => {
      const path = `${cardsOf(customer)}/${encodeURIComponent(token)}`;
      await unlessRefused(call({ method: 'DELETE', path, idempotencyKey: `delete-${token}` }), 404);
    },
  };
}
