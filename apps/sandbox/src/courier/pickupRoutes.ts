import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { parsed, withKey } from '../calls.ts';
import { Refusal } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import { bookPickup, pickups, shownPickup, type Pickup } from './pickups.ts';

const Hour = z.string().regex(/^\d{2}:\d{2}$/);

const NewPickup = z.strictObject({
  orderId: z.string().min(1).max(40),
  labelCode: z.string().min(1).max(20),
  pickup: z.strictObject({ date: z.iso.date(), from: Hour, to: Hour }).nullable(),
  from: z.strictObject({
    name: z.string().max(200),
    lines: z.string().max(600),
    city: z.string().max(120),
    postcode: z.string().max(20),
    country: z.string().max(2),
    phone: z.string().max(30),
  }),
  webhookUrl: z.url({ protocol: /^https?$/ }),
});

/** The courier's interface for parcels that shoppers send, with the shop's key. Of an address, only the city is stored. */
export function pickupRoutes(http: FastifyInstance, sandbox: Sandbox): void {
  const pickupOf = (request: FastifyRequest): Pickup => {
    const found = pickups.find(sandbox, z.object({ id: z.string() }).parse(request.params).id);
    if (!found) throw new Refusal(404, 'collection_unknown', 'There is no such parcel.');
    return found;
  };
  void http.register(
    async (scope) => {
      scope.addHook('onRequest', withKey(sandbox.settings.courierKey));

      scope.put('/by-reference/:reference', async (request) => {
        const { reference } = z.object({ reference: z.string().min(1).max(20) }).parse(request.params);
        const { from, pickup, ...wanted } = parsed(NewPickup, request.body);
        const booked = bookPickup(sandbox, {
          ...wanted,
          reference,
          city: from.city,
          pickupDate: pickup?.date ?? '',
          pickupHours: pickup ? `${pickup.from} to ${pickup.to}` : '',
        });
        if (!booked) throw new Refusal(409, 'picked_up', 'The courier has the parcel already.');
        return shownPickup(sandbox, booked);
      });

      scope.get('/:id', async (request) => shownPickup(sandbox, pickupOf(request)));

      scope.post('/:id/cancel', async (request) => {
        if (!pickups.cancel(sandbox, pickupOf(request)))
          throw new Refusal(409, 'not_cancellable', 'The courier has the parcel already.');
        return shownPickup(sandbox, pickupOf(request));
      });
    },
    { prefix: '/courier/v1/collections' },
  );
}
