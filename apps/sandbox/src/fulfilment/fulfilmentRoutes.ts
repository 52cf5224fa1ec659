import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { parsed } from '../calls.ts';
import { fromHere } from '../control.ts';
import { moveParcel, parcels } from '../courier/parcels.ts';
import { pickups, losePickup, missPickup, movePickup } from '../courier/pickups.ts';
import { advanceJob, jobs } from '../lab/jobs.ts';
import { Refusal } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import { handleReturn, returns } from '../warehouse/returns.ts';
import { fulfilmentPage } from './fulfilmentPage.ts';

const JobParams = z.object({ id: z.string() });
const PickupParams = z.object({ id: z.string(), action: z.enum(['next', 'miss', 'lose']) });
const PICKUP_ACTIONS = { next: movePickup, miss: missPickup, lose: losePickup };
const ReturnParams = z.object({
  id: z.string(),
  action: z.enum(['count', 'count-fewer', 'accept', 'refuse']),
});
const Refused = z.object({ reason: z.string().trim().min(3).max(300) });
const ParcelParams = z.object({
  id: z.string(),
  action: z.enum(['next', 'fail', 'return', 'lose', 'delay']),
});

/** Mounts the page of lab, courier and warehouse, from this machine only: it shows their work, with buttons that move it. */
export function fulfilmentRoutes(http: FastifyInstance, sandbox: Sandbox): void {
  void http.register(
    async (scope) => {
      scope.addHook('onRequest', fromHere);
      scope.removeContentTypeParser('application/x-www-form-urlencoded');
      scope.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string' },
        (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
      );

      scope.get('/', async (_request, reply) =>
        reply
          .type('text/html; charset=utf-8')
          .header(
            'content-security-policy',
            "default-src 'none'; style-src 'self'; font-src 'self'; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
          )
          .send(
            fulfilmentPage({
              jobs: jobs.all(sandbox),
              parcels: parcels.all(sandbox),
              pickups: pickups.all(sandbox),
              returns: returns.all(sandbox),
            }),
          ),
      );

      scope.post('/lab/:id/next', async ({ params }, reply) => {
        const job = jobs.find(sandbox, JobParams.parse(params).id);
        if (!job) throw new Refusal(404, 'job_unknown', 'There is no such job.');
        advanceJob(sandbox, job);
        return reply.redirect('/fulfilment', 303);
      });

      scope.post('/collection/:id/:action', async ({ params }, reply) => {
        const { id, action } = PickupParams.parse(params);
        const pickup = pickups.find(sandbox, id);
        if (!pickup) throw new Refusal(404, 'collection_unknown', 'There is no such parcel.');
        if (!PICKUP_ACTIONS[action](sandbox, pickup))
          throw new Refusal(409, 'not_now', `A parcel that is ${pickup.status} moves no more.`);
        return reply.redirect('/fulfilment', 303);
      });

      scope.post('/warehouse/:id/:action', async ({ params, body }, reply) => {
        const { id, action } = ReturnParams.parse(params);
        const one = returns.find(sandbox, id);
        if (!one) throw new Refusal(404, 'return_unknown', 'There is no such return.');
        const reason = action === 'refuse' ? parsed(Refused, body).reason : null;
        if (!handleReturn(sandbox, one, action, reason))
          throw new Refusal(409, 'not_now', `That cannot be done with a return that is ${one.status}.`);
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
