import { newTraceId, standardHeaders, type CallContext } from './callContext.ts';
import { contactHeaders } from '../browser/contact.ts';
import type { Problem } from '../contract.ts';

/** The message of the refusal that every call gets on the redirect path of the branded login (ROUTE-13). */
export const SUPPRESSED = 'API call ignored on redirect path';

/** The time of an upload: a picture of 8 MB takes two minutes at 0.6 Mbit/s. */
const UPLOAD_TIMEOUT_MS = 120_000;

/** One request to the gateway, before the standard headers are added. */
export interface ApiRequest {
  method: string;
  url: string;
  query?: Record<string, unknown> | undefined;
  body?: unknown;
  /** Sends the body as form data, with its files unchanged. */
  form?: boolean | undefined;
  /** Reads the answer as a picture, and returns its `data:` address. */
  image?: boolean | undefined;
  headers?: Record<string, string> | undefined;
  /** Milliseconds; 5000 by default, two minutes for form data. */
  timeout?: number | undefined;
  signal?: AbortSignal | undefined;
}

/** Why a call failed: the gateway's problem, or one of three reasons why there was no answer. */
export type ApiError =
  | { status: number; data: Problem }
  | {
      status: 'OFFLINE' | 'TIMEOUT' | 'CANCELLED' | 'SUPPRESSED' | 'BAD_ANSWER';
      data: { code: string; detail: string; fields?: undefined };
    };

/** The outcome of a call: its data or its error. */
export type Answer = { data: unknown; error?: undefined } | { data?: undefined; error: ApiError };

/** Makes one call with the standard headers and unwraps the answer: `result`, or the problem (API-04). */
export async function request(context: CallContext, call: ApiRequest): Promise<Answer> {
  if (context.pagePath().includes('/customer/sbrt-redirect')) return failed('SUPPRESSED', SUPPRESSED);
  const timeout = AbortSignal.timeout(call.timeout ?? (call.form ? UPLOAD_TIMEOUT_MS : 5000));
  const signal = call.signal ? AbortSignal.any([call.signal, timeout]) : timeout;
  try {
    const response = await context.fetch(requestUrl(context, call), {
      method: call.method,
      headers: {
        ...standardHeaders(context, newTraceId()),
        ...contactHeaders(call.url, context.contact?.() ?? {}),
        ...(call.body === undefined || call.form ? {} : { 'content-type': 'application/json' }),
        ...call.headers,
      },
      ...(call.body === undefined ? {} : { body: call.form ? formOf(call.body) : JSON.stringify(call.body) }),
      signal,
    });
    if (call.image && response.ok && response.blob) return { data: await dataAddress(await response.blob()) };
    const answer = (await response.json()) as { result?: unknown };
    if (!response.ok) return { error: { status: response.status, data: answer as Problem } };
    return { data: answer.result };
  } catch (error) {
    if (call.signal?.aborted) return failed('CANCELLED', 'The call was cancelled');
    if (timeout.aborted) return failed('TIMEOUT', 'The gateway did not answer in time');
    if (error instanceof SyntaxError) return failed('BAD_ANSWER', 'The answer could not be read');
    return failed('OFFLINE', 'The gateway cannot be reached');
  }
}

function failed(status: Exclude<ApiError['status'], number>, detail: string): Answer {
  return { error: { status, data: { code: status.toLowerCase(), detail } } };
}

function dataAddress(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new SyntaxError('The picture could not be read'));
    reader.readAsDataURL(picture);
  });
}

/** A body as form data; the browser sets the content type with the boundary. */
function formOf(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body as Record<string, string | Blob | undefined>))
    if (value !== undefined) form.append(name, value);
  return form;
}

function requestUrl(context: CallContext, { url, query }: ApiRequest): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined && value !== null && value !== '')
      search.set(name, `${value as string | number | boolean}`);
  const text = search.toString();
  return `${context.baseUrl}${url}${text === '' ? '' : `?${text}`}`;
}
