import { hash } from 'node:crypto';
import fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import type { Gateway } from '../gateway.ts';
import { openapi } from './openapi.ts';

/**
 * What the page may load and run: the inline scripts that it was sent with, by their hashes. Its styles are made in the
 * browser, so they cannot be named before.
 */
function policyFor(page: string): string {
  const scripts = [...page.matchAll(/<script[^>]*>([^]*?)<\/script>/g)]
    .filter(([, script]) => script)
    .map(([, script = '']) => `'sha256-${hash('sha256', script, 'base64')}'`);
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts.join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  ].join('; ');
}

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
        .header('content-security-policy', policyFor(isPage(answer) ? answer.payload : ''))
        .send(answer.rawPayload);
    });
}

const isPage = ({ headers }: LightMyRequestResponse) =>
  String(headers['content-type']).startsWith('text/html');

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
