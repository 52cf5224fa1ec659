import fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { controlRoutes, applyFailures } from './control.ts';
import { bankRoutes } from './bank/bankRoutes.ts';
import { courierRoutes } from './courier/courierRoutes.ts';
import { pickupRoutes } from './courier/pickupRoutes.ts';
import { warehouseRoutes } from './warehouse/warehouseRoutes.ts';
import { labRoutes } from './lab/labRoutes.ts';
import { messageRoutes } from './messages/messageRoutes.ts';
import { locationRoutes } from './location/locationRoutes.ts';
import { openidRoutes } from './openid/openidRoutes.ts';
import { assetRoutes } from './pages/assets.ts';
import { messagePage } from './pages/cardPage.ts';
import { posRoutes } from './pos/posRoutes.ts';
import { payRoutes } from './payments/payRoutes.ts';
import { providerRoutes } from './payments/providerRoutes.ts';
import { phoneRoutes } from './upi/phoneRoutes.ts';
import { vaultRoutes } from './vault/vaultRoutes.ts';
import { upiRoutes } from './upi/upiRoutes.ts';
import { fulfilmentRoutes } from './fulfilment/fulfilmentRoutes.ts';
import { Refusal } from './refusal.ts';
import type { Sandbox } from './sandbox.ts';

/** Builds the sandbox's HTTP side: provider, pages, messages, sign-in, location and control. */
export async function buildApp(sandbox: Sandbox): Promise<FastifyInstance> {
  // Requests are not logged, because they contain card numbers.
  const http = fastify({ logger: false, bodyLimit: 32 * 1024 });
  http.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
    payload.resume();
    done(null);
  });
  http.addHook('onSend', async (_request, reply) => {
    void reply.headers({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  });
  http.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500 && request.headers.accept?.includes('text/html'))
      return reply.code(status).type('text/html; charset=utf-8').send(messagePage('en', 'pay.down'));
    const message = status >= 500 && !(error instanceof Refusal) ? 'The sandbox failed.' : error.message;
    return reply.code(status).send({ error: { code: error.code, message } });
  });
  http.get('/health', async () => ({ status: 'up' }));
  applyFailures(http, sandbox);
  providerRoutes(http, sandbox);
  payRoutes(http, sandbox);
  vaultRoutes(http, sandbox);
  upiRoutes(http, sandbox);
  phoneRoutes(http, sandbox);
  bankRoutes(http, sandbox);
  posRoutes(http, sandbox);
  labRoutes(http, sandbox);
  courierRoutes(http, sandbox);
  pickupRoutes(http, sandbox);
  warehouseRoutes(http, sandbox);
  fulfilmentRoutes(http, sandbox);
  messageRoutes(http, sandbox);
  openidRoutes(http, sandbox);
  locationRoutes(http);
  controlRoutes(http, sandbox);
  assetRoutes(http);
  await http.ready();
  return http;
}
