import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { parsed, withKey } from '../calls.ts';
import { Refusal } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import { bookParcel, parcels, shownParcel, type Parcel } from './parcels.ts';

const NewParcel = z.strictObject({
  reference: z.uuid(),
  orderId: z.string().min(1).max(40),
  expectedDate: z.iso.date(),
  to: z.strictObject({
    name: z.string().max(200),
    lines: z.string().max(600),
    city: z.string().max(120),
    postcode: z.string().max(20),
    country: z.string().max(2),
    phone: z.string().max(30),
  }),
  webhookUrl: z.url({ protocol: /^https?$/ }),
});

/** The courier's interface for shops: parcels, with the shop's key. Of an address, only the city is stored. */
export function courierRoutes(http: FastifyInstance, sandbox: Sandbox): void {
  const parcelOf = (request: FastifyRequest): Parcel => {
    const parcel = parcels.find(sandbox, z.object({ id: z.string() }).parse(request.params).id);
    if (!parcel) throw new Refusal(404, 'parcel_unknown', 'There is no such parcel.');
    return parcel;
  };
  void http.register(
    async (scope) => {
      scope.addHook('onRequest', withKey(sandbox.settings.courierKey));

      scope.post('/parcels', async (request, reply) => {
        const { to, ...wanted } = parsed(NewParcel, request.body);
        return reply.code(201).send(shownParcel(sandbox, bookParcel(sandbox, { ...wanted, city: to.city })));
      });

      scope.get('/parcels/:id', async (request) => shownParcel(sandbox, parcelOf(request)));

      scope.post('/parcels/:id/cancel', async (request) => {
        if (!parcels.cancel(sandbox, parcelOf(request)))
          throw new Refusal(409, 'not_cancellable', 'The parcel has left.');
        return shownParcel(sandbox, parcelOf(request));
      });
    },
    { prefix: '/courier/v1' },
  );
}
