import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { fromHere } from '../control.ts';
import { allParcels, findParcel, turnParcel } from '../courier/parcels.ts';
import { allJobs, findJob, workOn } from '../lab/jobs.ts';
import { Refusal } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import { wayPage } from './wayPage.ts';

const Work = z.object({ id: z.string() });
const Turned = z.object({ id: z.string(), turn: z.enum(['next', 'fail', 'return', 'delay']) });

/** The page of the lab and the courier, from this machine only: what they have, and buttons that move it on. */
export function wayRoutes(http: FastifyInstance, sandbox: Sandbox): void {
  void http.register(
    async (scope) => {
      scope.addHook('onRequest', fromHere);

      scope.get('/', async (_request, reply) =>
        reply
          .type('text/html; charset=utf-8')
          .header(
            'content-security-policy',
            "default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
          )
          .send(wayPage(allJobs(sandbox), allParcels(sandbox))),
      );

      scope.post('/lab/:id/next', async ({ params }, reply) => {
        const job = findJob(sandbox, Work.parse(params).id);
        if (!job) throw new Refusal(404, 'job_unknown', 'There is no such work.');
        workOn(sandbox, job);
        return reply.redirect('/ways', 303);
      });

      scope.post('/courier/:id/:turn', async ({ params }, reply) => {
        const { id, turn } = Turned.parse(params);
        const parcel = findParcel(sandbox, id);
        if (!parcel) throw new Refusal(404, 'parcel_unknown', 'There is no such parcel.');
        if (!turnParcel(sandbox, parcel, turn))
          throw new Refusal(409, 'not_now', `A parcel that is ${parcel.status} cannot do that.`);
        return reply.redirect('/ways', 303);
      });
    },
    { prefix: '/ways' },
  );
}
