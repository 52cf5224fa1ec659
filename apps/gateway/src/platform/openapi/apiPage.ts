import fastify, { type FastifyInstance } from 'fastify';
import type { Gateway } from '../gateway.ts';
import { openapi } from './openapi.ts';

// The page brings its own script and styles, inline; nothing else of the gateway is read as a page.
const POLICY = [
  "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:; font-src 'self' data:",
].join('; ');

/** Serves the description of all calls at `/openapi.json` and a page to read and try them at `/docs`. */
export function apiPage(http: FastifyInstance, mounted: Gateway['mounted']): void {
  let description: ReturnType<typeof openapi> | undefined;
  let page: Promise<FastifyInstance> | undefined;
  http.get('/openapi.json', async () => (description ??= openapi(mounted)));
  for (const address of ['/docs', '/docs/*'])
    http.get(address, async ({ method, url }, reply) => {
      page ??= openPage();
      const answer = await (await page).inject({ method, url });
      return reply
        .code(answer.statusCode)
        .headers(answer.headers)
        .header('content-security-policy', POLICY)
        .send(answer.rawPayload);
    });
}

/** The page as a server of its own, which is loaded when somebody looks at it and not at every start. */
async function openPage(): Promise<FastifyInstance> {
  const { default: reference } = await import('@scalar/fastify-api-reference');
  const page = fastify({ routerOptions: { ignoreTrailingSlash: true } });
  await page.register(reference, {
    routePrefix: '/docs',
    configuration: {
      url: '/openapi.json',
      favicon: 'data:,',
      withDefaultFonts: false,
      hideClientButton: true,
      telemetry: false,
      showDeveloperTools: 'never',
      // Nothing of this page asks anybody outside.
      agent: { disabled: true },
      mcp: { disabled: true },
    },
  });
  return page;
}
