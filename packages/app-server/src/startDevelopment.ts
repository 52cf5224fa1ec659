import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApiClient } from '@lunette/api-client';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { settingsFrom } from './settings.ts';
import { renderWith } from './start.ts';
import { storefront } from './http/storefront.ts';

/** The part of Vite's development server that is used here. */
export interface DevelopmentServer {
  middlewares: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  ssrLoadModule: (id: string) => Promise<Record<string, unknown>>;
  close: () => Promise<void>;
}

/** Starts a storefront from its sources: Vite serves the modules, and each request renders its page. */
export async function startDevelopment(
  client: ApiClient,
  publicFolder: string,
  vite: DevelopmentServer,
): Promise<void> {
  const settings = { ...settingsFrom(client), documentTtl: 0, development: true };
  const render = renderWith(async (request) => {
    const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as unknown as ServerBuild;
    return createRequestHandler(build, 'development')(request);
  });
  const app = await storefront(settings, publicFolder, render, (server) => {
    server.addHook('onRequest', (request, reply, done) => {
      if (/^\/(api|media|health)\b/.test(request.url)) done();
      else vite.middlewares(request.raw, reply.raw, done);
    });
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void Promise.all([app.close(), vite.close()]).then(() => process.exit(0)));
  await app.listen({ host: settings.host, port: settings.port });
}
