import pressure from '@fastify/under-pressure';
import fastify, { type FastifyInstance } from 'fastify';
import { apiPage } from './platform/openapi/apiPage.ts';
import { openCatalogue } from './catalog/loading/openCatalogue.ts';
import type { OpenDatabase } from './platform/database/database.ts';
import { readForms, readUrlForms } from './platform/http/forms.ts';
import { publisher, type Subscribers } from './platform/events.ts';
import type { Gateway } from './platform/gateway.ts';
import type { JobQueues } from './platform/jobs/jobs.ts';
import { watchJobs } from './platform/jobs/watchJobs.ts';
import { callRateLimit } from './platform/rateLimit/callRateLimit.ts';
import { callLog, logOptions } from './platform/monitoring/log.ts';
import { media } from './platform/files/media.ts';
import { answerProblems, problemOf } from './platform/http/problems.ts';
import { refuseOtherMethods } from './platform/http/refuseOtherMethods.ts';
import { securityHeaders } from './platform/http/securityHeaders.ts';
import type { Settings } from './platform/settings/settings.ts';
import { loadTexts } from './platform/texts/texts.ts';
import { traceIdOf } from './platform/monitoring/traceIdOf.ts';
import { healthRoutes } from './platform/monitoring/healthRoutes.ts';
import type { Services } from './services.ts';
import { findSession } from './identity/session/sessions.ts';

/** The parts from which `buildGateway` builds a gateway. */
export interface GatewayParts {
  settings: Settings;
  database: OpenDatabase;
  /** The database for reads of the catalogue; the same one if there is no replica. */
  catalogDatabase: OpenDatabase;
  services: Services;
  queues: JobQueues;
  subscribers: Subscribers;
  /** Mounts the calls. */
  mount: (gateway: Gateway) => void;
}

/** Builds the gateway: one HTTP server with every call mounted, ready to listen or to be called in process. */
export async function buildGateway(parts: GatewayParts): Promise<Gateway> {
  const { settings, database, catalogDatabase, services, queues, subscribers, mount } = parts;
  const texts = loadTexts();
  const http = server(settings, texts);
  answerProblems(http, texts);
  const { db } = database;
  const gateway: Gateway = {
    http,
    settings,
    db,
    services,
    texts,
    catalogDb: catalogDatabase.db,
    publish: publisher(subscribers, catalogDatabase.db),
    findSession: (token) => findSession(db, token),
    mounted: [],
    catalogue: await openCatalogue({ db, catalogDb: catalogDatabase.db }, http.log),
  };
  await protect(http, settings);
  const closeMethods = refuseOtherMethods(http);
  const metrics = healthRoutes(http, {
    main: database.pool,
    ...(catalogDatabase !== database && { catalogue: catalogDatabase.pool }),
  });
  watchJobs(http, metrics, database.pool, queues);
  mount(gateway);
  closeMethods();
  await media(http);
  apiPage(http, gateway.mounted);
  await http.ready();
  return gateway;
}

function server(settings: Settings, texts: Gateway['texts']): FastifyInstance {
  const http = fastify({
    logger: logOptions(settings),
    logController: callLog,
    bodyLimit: 64 * 1024,
    trustProxy: settings.proxies,
    // The specification has paths with and without a slash at the end.
    routerOptions: { maxParamLength: 2_048, ignoreTrailingSlash: true },
    genReqId: traceIdOf,
    frameworkErrors: (error, request, reply) => void problemOf(error, request, reply, texts),
  });
  // The body of a call is JSON, a form if its contract says so, or empty.
  http.removeContentTypeParser('text/plain');
  readForms(http);
  readUrlForms(http);
  const safe = securityHeaders();
  http.addHook('onRequest', (request, reply, done) => {
    void reply.headers(safe).header('x-trace-id', request.id);
    done();
  });
  return http;
}

async function protect(http: FastifyInstance, settings: Settings): Promise<void> {
  const { mode, limits, proxies, maxEventLoopDelayMs: maxEventLoopDelay } = settings;
  await callRateLimit(http, limits.calls, proxies);
  // Tests share two processors with other processes, so a slow event loop there is no overload.
  if (mode !== 'test') await http.register(pressure, { maxEventLoopDelay, retryAfter: 5 });
}
