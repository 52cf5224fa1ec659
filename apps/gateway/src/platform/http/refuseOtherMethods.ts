import type { FastifyInstance, HTTPMethods } from 'fastify';
import { refuse } from './refuse.ts';

const METHODS: HTTPMethods[] = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'];

/**
 * Collects the routes that are mounted from now on. The returned function mounts an answer of 405 for the methods that
 * they do not have.
 */
export function refuseOtherMethods(http: FastifyInstance): () => void {
  const known = new Map<string, Set<string>>();
  http.addHook('onRoute', ({ url, method }) => {
    const methods = known.get(url) ?? new Set();
    for (const name of [method].flat()) methods.add(name);
    known.set(url, methods);
  });
  return () => {
    for (const [url, methods] of [...known]) {
      if (url.includes('*')) continue;
      const allow = [...methods].sort().join(', ');
      const missing = METHODS.filter((method) => !methods.has(method));
      if (missing.length === 0) continue;
      http.route({
        method: missing,
        url,
        handler: (_request, reply) => {
          void reply.header('allow', allow);
          throw refuse(405, 'method_not_allowed', 'platform.method-not-allowed');
        },
      });
    }
  };
}
