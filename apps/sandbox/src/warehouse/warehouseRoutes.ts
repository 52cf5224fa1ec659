import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { parsed, withKey } from '../calls.ts';
import { Refusal } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import { announceReturn, returns, shownReturn, type WarehouseReturn } from './returns.ts';

const NewReturn = z.strictObject({
  orderId: z.string().min(1).max(40),
  kind: z.enum(['parcel', 'store', 'claim']),
  labelCode: z.string().min(1).max(20),
  storeCode: z.string().max(40).nullable(),
  items: z
    .array(
      z.strictObject({
        itemId: z.uuid(),
        name: z.string().max(300),
        quantity: z.int().min(1).max(999),
        reason: z.string().max(40),
        isMadeToMeasure: z.boolean(),
      }),
    )
    .min(1)
    .max(50),
  webhookUrl: z.url({ protocol: /^https?$/ }),
});

/** The warehouse's interface for shops: announced returns, with the shop's key. */
export function warehouseRoutes(http: FastifyInstance, sandbox: Sandbox): void {
  const returnOf = (request: FastifyRequest): WarehouseReturn => {
    const found = returns.find(sandbox, z.object({ id: z.string() }).parse(request.params).id);
    if (!found) throw new Refusal(404, 'return_unknown', 'There is no such return.');
    return found;
  };
  void http.register(
    async (scope) => {
      scope.addHook('onRequest', withKey(sandbox.settings.warehouseKey));

      scope.put('/by-reference/:reference', async (request) => {
        const { reference } = z.object({ reference: z.string().min(1).max(20) }).parse(request.params);
        const wanted = parsed(NewReturn, request.body);
        return shownReturn(sandbox, announceReturn(sandbox, { ...wanted, reference }));
      });

      scope.get('/:id', async (request) => shownReturn(sandbox, returnOf(request)));

      scope.post('/:id/cancel', async (request) => {
        if (!returns.cancel(sandbox, returnOf(request)))
          throw new Refusal(409, 'not_cancellable', 'The return is here already.');
        return shownReturn(sandbox, returnOf(request));
      });
    },
    { prefix: '/warehouse/v1/returns' },
  );
}
