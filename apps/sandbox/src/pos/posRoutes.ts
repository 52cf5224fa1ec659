import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { parsed, withKey } from '../calls.ts';
import { fromHere } from '../control.ts';
import type { Sandbox } from '../sandbox.ts';
import { posPage } from './posPage.ts';
import { acceptSale, newestSales, removeSale } from './sales.ts';

const NewSale = z.strictObject({
  reference: z.uuid(),
  country: z.string().regex(/^[A-Z]{2}$/),
  receipt: z.string().min(1).max(40),
  salesmanId: z.string().regex(/^\d+$/),
  soldOn: z.iso.date(),
  amountMinor: z.int().min(1).max(10_000_000_00),
  currencyCode: z.string().regex(/^[A-Z]{3}$/),
});

/** The point of sale: its interface for shops, with the shop's key, and its page, from this machine only. */
export function posRoutes(http: FastifyInstance, sandbox: Sandbox): void {
  void http.register(
    async (scope) => {
      scope.addHook('onRequest', withKey(sandbox.settings.posKey));

      scope.post('/sales', async ({ body }, reply) => {
        const sale = parsed(NewSale, body);
        acceptSale(sandbox, sale);
        return reply.code(201).send({ reference: sale.reference });
      });

      scope.delete('/sales/:reference', async ({ params }) => {
        const { reference } = parsed(NewSale.pick({ reference: true }), params);
        removeSale(sandbox, reference);
        return { reference };
      });
    },
    { prefix: '/pos/v1' },
  );

  http.get('/point-of-sale', { onRequest: fromHere }, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'self'; font-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      )
      .send(posPage(newestSales(sandbox))),
  );
}
