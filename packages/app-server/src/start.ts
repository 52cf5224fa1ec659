import type { ApiClient } from '@lunette/api-client';
import type { FastifyInstance } from 'fastify';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { FOR_CRAWLER } from './rendering/forCrawler.ts';
import { settingsFrom } from './settings.ts';
import { storefront, type Render } from './http/storefront.ts';

/** Starts a storefront from its build; it stops on SIGINT or SIGTERM. `filters` are the filter names in addresses of listings. */
export async function startStorefront(
  client: ApiClient,
  clientFolder: string,
  build: ServerBuild,
  filters: readonly string[] = [],
): Promise<FastifyInstance> {
  const settings = settingsFrom(client, process.env, filters);
  const handle = createRequestHandler(build, 'production');
  const app = await storefront(settings, clientFolder, renderWith(handle));
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void app.close().then(() => process.exit(0)));
  await app.listen({ host: settings.host, port: settings.port });
  return app;
}

/**
 * Renders with React Router. Only address, country and language of a request and whether it is for a crawler are
 * passed on, so nothing personal is rendered.
 */
export function renderWith(handle: (request: Request) => Promise<Response>): Render {
  return ({ url, headers }, visitor) => {
    const cookie = `country=${visitor.country}; language=${visitor.language}`;
    const forCrawler = headers.has(FOR_CRAWLER) && { [FOR_CRAWLER]: '1' };
    return handle(new Request(url, { headers: { cookie, ...forCrawler } }));
  };
}
