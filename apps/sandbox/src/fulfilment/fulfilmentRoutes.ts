import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { fromHere } from '../control.ts';
import { moveParcel, parcels } from '../courier/parcels.ts';
import { advanceJob, jobs } from '../lab/jobs.ts';
import { Refusal } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import { fulfilmentPage } from './fulfilmentPage.ts';

const JobParams = z.object({ id: z.string() });
const ParcelParams = z.object({ id: z.string(), action: z.enum(['next', 'fail', 'return', 'delay']) });

/** The page of the lab and the courier, from this machine only: jobs, parcels, and buttons that move them. */
export function fulfilmentRoutes(http: FastifyInstance, sandbox: Sandbox): void {
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
          .send(fulfilmentPage(jobs.all(sandbox), parcels.all(sandbox))),
      );

      scope.post('/lab/:id/next', async ({ params }, reply) => {
        const job = jobs.find(sandbox, JobParams.parse(params).id);
        if (!job) throw new Refusal(404, 'job_unknown', 'There is no such job.');
        advanceJob(sandbox, job);
        return reply.redirect('/fulfilment', 303);
      });

      scope.post('/courier/:id/:action', async ({ params }, reply) => {
        const { id, action } = ParcelParams.parse(params);
        const parcel = parcels.find(sandbox, id);
        if (!parcel) throw new Refusal(404, 'parcel_unknown', 'There is no such parcel.');
        if (!moveParcel(sandbox, parcel, action))
          throw new Refusal(409, 'not_now', `A parcel that is ${parcel.status} cannot do that.`);
        return reply.redirect('/fulfilment', 303);
      });
    },
    { prefix: '/fulfilment' },
  );
}
