import type { StaticDocumentSpec } from '@fastify/swagger';
import fastify, { type FastifyInstance } from 'fastify';
import type { Gateway } from '../gateway.ts';
import { openapi } from './openapi.ts';

/**
 * The page may load its own files only. It has no inline scripts and no inline styles, and makes no requests to other
 * servers.
 */
const POLICY =
  "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** An empty icon, so that browsers request no other one. */
const ICON = {
  filename: 'icon.svg',
  rel: 'icon',
  type: 'image/svg+xml',
  sizes: 'any',
  content: '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

/** Serves the description of all calls at `/openapi.json` and a page to read and try them at `/docs`. */
export function apiPage(http: FastifyInstance, mounted: Gateway['mounted']): void {
  let description: ReturnType<typeof openapi> | undefined;
  let page: Promise<FastifyInstance> | undefined;
  const describe = () => (description ??= openapi(mounted));
  http.get('/openapi.json', async () => describe());
  for (const address of ['/docs', '/docs/*'])
    http.get(address, async ({ method, url }, reply) => {
      page ??= openPage(describe());
      const answer = await (await page).inject({ method, url });
      return reply
        .code(answer.statusCode)
        .headers(answer.headers)
        .header('content-security-policy', POLICY)
        .send(answer.rawPayload);
    });
}

/** The page as a separate server, which is loaded with the first request and not at every start. */
async function openPage(description: ReturnType<typeof openapi>): Promise<FastifyInstance> {
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ]);
  const page = fastify({ routerOptions: { ignoreTrailingSlash: true } });
  const document = description as object as StaticDocumentSpec['document'];
  await page.register(swagger, { mode: 'static', specification: { document } });
  await page.register(swaggerUi, {
    routePrefix: '/docs',
    theme: { title: 'Lunette gateway', favicon: [ICON] },
    uiConfig: { layout: 'BaseLayout', docExpansion: 'none', filter: true },
  });
  return page;
}
