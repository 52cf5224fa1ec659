import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { parsed, withKey } from '../calls.ts';
import { Refusal } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import { acceptJob, jobs, shownJob, type LabJob } from './jobs.ts';

const NewJob = z.strictObject({
  orderId: z.string().min(1).max(40),
  hasLenses: z.boolean(),
  lenses: z.unknown().optional(),
  prescription: z.unknown(),
  isHeld: z.boolean().default(false),
  webhookUrl: z.url({ protocol: /^https?$/ }),
});

/** The lab's interface for shops: jobs, with the shop's key. */
export function labRoutes(http: FastifyInstance, sandbox: Sandbox): void {
  const jobOf = (request: FastifyRequest): LabJob => {
    const job = jobs.find(sandbox, z.object({ id: z.string() }).parse(request.params).id);
    if (!job) throw new Refusal(404, 'job_unknown', 'There is no such job.');
    return job;
  };
  void http.register(
    async (scope) => {
      scope.addHook('onRequest', withKey(sandbox.settings.labKey));

      scope.put('/jobs/by-reference/:reference', async (request) => {
        const { reference } = z.object({ reference: z.uuid() }).parse(request.params);
        const job = acceptJob(sandbox, { reference, ...parsed(NewJob, request.body) });
        if (!job) throw new Refusal(409, 'lenses_cut', 'It is too late for other lenses or another power.');
        return shownJob(sandbox, job);
      });

      scope.get('/jobs/:id', async (request) => shownJob(sandbox, jobOf(request)));

      scope.post('/jobs/:id/cancel', async (request) => {
        if (!jobs.cancel(sandbox, jobOf(request)))
          throw new Refusal(409, 'not_cancellable', 'The job is done.');
        return shownJob(sandbox, jobOf(request));
      });
    },
    { prefix: '/lab/v1' },
  );
}
