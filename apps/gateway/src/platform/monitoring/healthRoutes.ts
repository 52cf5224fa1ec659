import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const LIVENESS = { logLevel: 'warn' } as const;

/** Mounts `/health` (the process), `/ready` (with its databases) and `/metrics`. Returns the registry of the metrics. */
export function healthRoutes(http: FastifyInstance, pools: Record<string, Pool>): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'lunette_request_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  new Gauge({
    name: 'lunette_database_connections',
    help: 'Connections of each pool: all, idle, and calls that wait for one',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        this.set({ pool, state: 'all' }, totalCount);
        this.set({ pool, state: 'idle' }, idleCount);
        this.set({ pool, state: 'waiting' }, waitingCount);
      }
    },
  });

  http.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  http.get('/health', LIVENESS, async () => ({ status: 'up' }));
  http.get('/ready', LIVENESS, async () => {
    await Promise.all(Object.values(pools).map((pool) => pool.query('SELECT 1')));
    return { status: 'ready' };
  });
  http.get('/metrics', LIVENESS, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
  return registry;
}
