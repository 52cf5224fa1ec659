import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { fromHere } from '../control.ts';
import { Refusal } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import { phonePage } from './phonePage.ts';
import { decide, findUpi, requests } from './requests.ts';

const Params = z.object({ id: z.string(), action: z.enum(['approve', 'refuse', 'expire']) });

/** Mounts the page of the phone and the calls of its buttons, from this machine only. */
export function phoneRoutes(http: FastifyInstance, sandbox: Sandbox): void {
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
          .send(phonePage(requests(sandbox))),
      );

      scope.post('/:id/:action', async ({ params }, reply) => {
        const { id, action } = Params.parse(params);
        const intent = findUpi(sandbox, id);
        if (!intent) throw new Refusal(404, 'request_unknown', 'There is no such request.');
        if (!decide(sandbox, intent, action))
          throw new Refusal(409, 'not_now', `A payment that is ${intent.status} cannot do that.`);
        return reply.redirect('/phone', 303);
      });
    },
    { prefix: '/phone' },
  );
}
