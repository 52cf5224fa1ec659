import fastify from 'fastify';
import { mountDomains } from './domains.ts';
import { readHeaders } from './platform/callContext.ts';
import type { Database } from './platform/database.ts';
import type { Gateway } from './platform/gateway.ts';
import { answerProblems } from './platform/problems.ts';
import { refuseOtherMethods } from './platform/refuseOtherMethods.ts';
import type { Settings } from './platform/settings.ts';
import { loadTexts } from './platform/texts.ts';
import type { Services } from './services.ts';
import { findSession } from './session/queries.ts';

export interface GatewayParts {
  settings: Settings;
  db: Database;
  catalogDb: Database;
  services: Services;
}

/** Builds the gateway: one HTTP server with every call mounted, ready to listen or to be asked in process. */
export async function buildGateway(parts: GatewayParts): Promise<Gateway> {
  const { settings, db } = parts;
  const texts = loadTexts();
  const http = fastify({
    logger: settings.mode === 'test' ? { level: 'error' } : { level: settings.logLevel },
    bodyLimit: 64 * 1024,
    routerOptions: { maxParamLength: 512 },
    genReqId: (request) => readHeaders(request).traceId,
    requestIdLogLabel: 'traceId',
  });
  answerProblems(http, texts);
  http.addHook('onRequest', async (request, reply) => void reply.header('x-trace-id', request.id));

  const gateway: Gateway = { ...parts, http, texts, findSession: (token) => findSession(db, token), mounted: [] };
  const closeMethods = refuseOtherMethods(http);
  mountDomains(gateway);
  closeMethods();
  await http.ready();
  return gateway;
}
