import { outbound } from '../../platform/outbound/outbound.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import type { StoredSale } from './schema.ts';

/** The port to the point of sale of the stores. */
export interface PointOfSale {
  /** Sends it a sale, without the note of staff. Safe to repeat: the same id is one sale. */
  send: (sale: StoredSale) => Promise<void>;
  /** Removes a sale there. Safe to repeat. */
  remove: (id: string) => Promise<void>;
}

/** Connects the point of sale in the settings, with its key; null if there is none. */
export function connectPointOfSale({ posUrl, secrets }: Settings, send?: typeof fetch): PointOfSale | null {
  if (posUrl === null) return null;
  const call = outbound({
    service: 'point of sale',
    baseUrl: posUrl,
    headers: { authorization: `Bearer ${secrets.posKey}` },
    ...(send && { fetch: send }),
  });
  return {
    send: async ({ id, country, receipt, salesmanId, soldOn, amount, currencyCode }) => {
      const body = {
        reference: id,
        country,
        receipt,
        salesmanId: String(salesmanId),
        soldOn,
        amountMinor: amount,
        currencyCode,
      };
      await call({ method: 'POST', path: '/sales', body, idempotencyKey: `sale-${id}` });
    },
    remove: async (id) => {
      await call({ method: 'DELETE', path: `/sales/${id}` });
    },
  };
}
