import { normalizeIP } from '@fastify/rate-limit';
import type { Endpoint, Parsed, Result } from '@lunette/api-client/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendCacheable } from './caching/cacheable.ts';
import {
  countryOfCall,
  readHeaders,
  type CallContext,
  type CallHeaders,
  type Session,
  type SessionChange,
} from './callContext.ts';
import { FORM_ROUTE, formOf, URL_FORM_ROUTE } from './forms.ts';
import type { Gateway } from '../gateway.ts';
import { CachedAnswer } from './caching/cachedAnswer.ts';
import { idempotent } from './idempotent.ts';
import { parseInput } from './validation/parseInput.ts';
import { validateResult } from './validation/validateResult.ts';
import { refuse } from './refuse.ts';
import { refuseToStaff } from './staffCalls.ts';

/**
 * Handles one call; the session was found before and may make it. Returns the `result` of the answer; a public call may
 * also return a cached answer.
 */
export type Handler<E extends Endpoint> = (
  input: Parsed<E>,
  context: CallContext<E['access']>,
) => Promise<Result<E> | (E['access'] extends 'public' ? CachedAnswer : never)>;

/** The options of `serve`. */
export interface ServeOptions {
  /** The handler is idempotent itself: it stores the `Idempotency-Key` with its write. */
  keepsKey?: boolean;
}

/**
 * Mounts a call of a contract: finds the session, refuses callers without access, validates the input, runs the handler
 * (once for each key, if the contract is idempotent) and answers with the fields of the contract only.
 */
export function serve<E extends Endpoint>(
  gateway: Gateway,
  contract: E,
  handler: Handler<E>,
  { keepsKey = false }: ServeOptions = {},
): void {
  gateway.mounted.push(contract);
  gateway.http.route({
    method: contract.method,
    url: contract.path,
    ...(contract.form && FORM_ROUTE),
    ...(contract.urlForm && URL_FORM_ROUTE),
    handler: async (request, reply) => {
      const headers = readHeaders(request);
      const session = await sessionOf(gateway, contract, headers);
      const body = contract.form ? await formOf(request) : request.body;
      const input = parseInput(contract, { params: request.params, query: request.query, body });
      const announce = (change: SessionChange) => void reply.headers(sessionChangeHeaders(change));
      const context = contextOf(gateway, request, headers, session, announce);
      const work = async () => {
        const done = await handler(input, context);
        return done instanceof CachedAnswer ? done : validateResult(contract, done);
      };
      const isOnce = contract.idempotent && !keepsKey;
      const result = isOnce ? await idempotent(context, contract, input, work) : await work();
      return answer(contract, request, reply, result);
    },
  });
}

async function sessionOf(
  gateway: Gateway,
  contract: Endpoint,
  headers: CallHeaders,
): Promise<Session | null> {
  const { access } = contract;
  if (access === 'public') return null;
  const session = headers.token ? await gateway.findSession(headers.token) : null;
  // A session belongs to one country's store: its cart has that country's currency.
  if (!session || (headers.country && headers.country !== session.country))
    throw refuse(401, 'session_invalid', 'platform.session-invalid');
  if (access === 'customer' && !session.customerId)
    throw refuse(403, 'sign_in_required', 'platform.sign-in-required');
  if (access === 'staff' && !session.staffId) throw refuse(403, 'staff_only', 'platform.staff-only');
  refuseToStaff(contract, session);
  return session;
}

function contextOf(
  { settings, db, catalogDb, services, publish, texts }: Gateway,
  request: FastifyRequest,
  headers: CallHeaders,
  session: Session | null,
  announce: CallContext['announce'],
): CallContext {
  const { language, client, idempotencyKey, origin, userAgent, dittoGuestId, serviceToken, cartKind, proof } =
    headers;
  const country = countryOfCall(headers, session);
  return {
    settings,
    db,
    catalogDb,
    services,
    publish,
    session,
    language,
    country,
    client,
    idempotencyKey,
    announce,
    userAgent,
    dittoGuestId,
    serviceToken,
    cartKind,
    proof,
    token: headers.token ?? '',
    ip: normalizeIP(request.ip),
    traceId: request.id,
    log: request.log,
    storefrontOrigin:
      origin && settings.storefrontOrigins.includes(origin) ? origin : settings.storefronts[client],
    t: texts(language, country),
  };
}

/** The headers that report a change of the session to the storefront's server, which forwards none of them. */
function sessionChangeHeaders({ token, isLoggedIn, hasPlacedOrder }: SessionChange): Record<string, string> {
  return {
    ...(token !== undefined && { 'x-session-token': token }),
    'x-session-state': isLoggedIn ? 'customer' : 'guest',
    ...(hasPlacedOrder !== undefined && { 'x-customer-type': hasPlacedOrder ? 'REPEAT' : 'NEW' }),
  };
}

function answer(contract: Endpoint, request: FastifyRequest, reply: FastifyReply, result: unknown) {
  if (result instanceof CachedAnswer) return sendCacheable(request, reply, result);
  if (contract.image) return sendPicture(contract, reply, result as string);
  if (contract.access === 'public' && contract.method === 'GET' && !contract.fresh)
    return sendCacheable(request, reply, new CachedAnswer(JSON.stringify({ result })));
  return reply.header('cache-control', 'no-store').send({ result });
}

/** Caches keep a public picture for a day, so that a deleted one is gone from them a day later. */
const FOR_A_DAY = 'public, max-age=86400, immutable';

/** A picture from its `data:` URL, with `no-store` unless it is public and never changes. */
function sendPicture({ immutable }: Endpoint, reply: FastifyReply, address: string) {
  const [, type = '', bytes = ''] = /^data:([\w/+.-]+);base64,(.*)$/s.exec(address) ?? [];
  return reply
    .header('cache-control', immutable ? FOR_A_DAY : 'no-store')
    .type(type)
    .send(Buffer.from(bytes, 'base64'));
}
