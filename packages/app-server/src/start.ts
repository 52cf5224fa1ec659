import type { ApiClient } from '@lunette/api-client';
import type { FastifyInstance } from 'fastify';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { settingsFrom } from './settings.ts';
import { storefront, type Render } from './http/storefront.ts';

/** A storefront from its build, listening; it stops on SIGINT or SIGTERM. `filters` are the names that addresses of its listings may have. */
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

/** Renders with React Router: of a request only address, country and language are passed on, so that nothing personal can be rendered. */
export function renderWith(handle: (request: Request) => Promise<Response>): Render {
  return ({ url }, visitor) =>
    handle(
      new Request(url, { headers: { cookie: `country=${visitor.country}; language=${visitor.language}` } }),
    );
}
