import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Refusal } from './refusal.ts';
import type { Sandbox } from './sandbox.ts';

const DelayMs = z.int().min(0).max(120_000).default(2_000);
const Webhooks = z.strictObject({
  mode: z.enum(['normal', 'late', 'doubled', 'out_of_order', 'off']),
  delayMs: DelayMs,
});
const Provider = z.strictObject({ mode: z.enum(['up', 'down', 'slow']), delayMs: DelayMs });

const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/** Refuses a call from another machine. */
export async function fromHere({ ip }: FastifyRequest): Promise<void> {
  if (!LOOPBACK.includes(ip)) throw new Refusal(403, 'not_here', 'The control is open to this machine only.');
}

/**
 * Mounts the call that sets the failures that the sandbox simulates, from this machine only: the modes in which webhooks are
 * sent and the provider answers.
 */
export function controlRoutes(http: FastifyInstance, { failures }: Sandbox): void {
  void http.register(
    async (scope) => {
      scope.addHook('onRequest', fromHere);
      scope.post('/webhooks', async ({ body }) => (failures.webhooks = chosen(Webhooks, body)));
      scope.post('/provider', async ({ body }) => (failures.provider = chosen(Provider, body)));
      scope.get('/', async () => failures);
    },
    { prefix: '/control' },
  );
}

/** Lets the interfaces and pages that a shop uses fail or wait as the simulated failures say. */
export function applyFailures(http: FastifyInstance, { failures, sleep }: Sandbox): void {
  http.addHook('onRequest', async ({ url }) => {
    if (!/^\/(payments|pay|frame|lab|courier|warehouse|bank|pos|openid|location)\//.test(url)) return;
    if (failures.provider.mode === 'down')
      throw new Refusal(503, 'provider_down', 'The provider is down for the moment.');
    if (failures.provider.mode === 'slow') await sleep(failures.provider.delayMs);
  });
}

function chosen<T>(schema: z.ZodType<T>, body: unknown): T {
  const result = schema.safeParse(body);
  if (!result.success) throw new Refusal(422, 'request_invalid', z.prettifyError(result.error));
  return result.data;
}
