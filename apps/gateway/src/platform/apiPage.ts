import reference from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import type { Gateway } from './gateway.ts';
import { openapi } from './openapi.ts';

/** Serves the description of all calls at `/openapi.json` and a page to read and try them at `/docs`. */
export async function apiPage(http: FastifyInstance, mounted: Gateway['mounted']): Promise<void> {
  let description: ReturnType<typeof openapi> | undefined;
  http.get('/openapi.json', async () => (description ??= openapi(mounted)));
  await http.register(async (scope) => {
    // The page brings its own script and styles, inline; nothing else of the gateway is read as a page.
    scope.addHook('onSend', async (_request, reply) => {
      const sources =
        "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'";
      void reply.header(
        'content-security-policy',
        `${sources}; img-src 'self' data: blob:; font-src 'self' data:`,
      );
    });
    await scope.register(reference, {
      routePrefix: '/docs',
      configuration: {
        url: '/openapi.json',
        favicon: 'data:,',
        ...{ withDefaultFonts: false, hideClientButton: true, telemetry: false, showDeveloperTools: 'never' },
        // Nothing of this page asks anybody outside.
        ...{ agent: { disabled: true }, mcp: { disabled: true } },
      },
    });
  });
}
