import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { CallContext } from './callContext.ts';
import type { Access } from '../contract.ts';
import { request, type ApiError, type ApiRequest } from './request.ts';

/** A call with the access that the session mechanism needs. */
export type Call = ApiRequest & { access: Access };

/**
 * The base query of all calls. A call that needs a session waits until there is one; a 401 creates one new guest
 * session for all waiting calls, then each is tried once again (SESS-05).
 */
export const baseQuery: BaseQueryFn<Call, unknown, ApiError> = async (
  { access, ...call },
  { signal, extra },
) => {
  const context = extra as CallContext;
  if (access === 'public') return request(context, { ...call, signal });
  await context.session.ensure();
  const sent = request(context, { ...call, signal });
  if (call.method !== 'GET') context.session.waitFor?.(sent);
  const answer = await sent;
  if (answer.error?.status !== 401) return answer;
  await context.session.renew();
  return request(context, { ...call, signal });
};
