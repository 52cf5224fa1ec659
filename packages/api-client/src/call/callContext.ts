import type { CountryCode, Language } from '@lunette/country-config';
import type { Contact } from '../browser/contact.ts';

/** The storefront that makes the calls. */
export type ApiClient = 'desktop' | 'mobilesite';

/** What a store needs to make calls: the address of the gateway, the session, the country and the language. */
export interface CallContext {
  baseUrl: string;
  client: ApiClient;
  country: CountryCode;
  language: Language;
  /** The `fetch` of the browser or of Node, as far as calls need it. */
  fetch: (
    address: string,
    init: RequestInit & { headers: Record<string, string> },
  ) => Promise<Pick<Response, 'ok' | 'status' | 'json'> & Partial<Pick<Response, 'blob'>>>;
  /** The path of the page, for ROUTE-13; on a server that of the request. */
  pagePath: () => string;
  /** Value of the hasPlacedOrder cookie; decides `x-customer-type`. */
  hasPlacedOrder: () => boolean;
  /** E-mail and phone of the visitor, stored for the visit; none on a server (API-02). */
  contact?: () => Contact;
  /**
   * Ensures that there is a session; `renew` replaces a session that the gateway refused, after all writes have ended.
   */
  session: {
    ensure: () => Promise<void>;
    renew: () => Promise<void>;
    waitFor?: (write: Promise<unknown>) => void;
  };
}

/** The standard headers of a call (API-01). The app server adds the session token. */
export function standardHeaders(context: CallContext, traceId: string): Record<string, string> {
  return {
    accept: 'application/json',
    'accept-language': context.language,
    'x-country-code': context.country,
    'x-api-client': context.client,
    'x-trace-id': traceId,
    'x-customer-flow': 'cl_branded',
    'x-customer-type': context.hasPlacedOrder() ? 'REPEAT' : 'NEW',
  };
}

/**
 * A new trace id: 32 hexadecimal digits, the same from the click to the log line. It is no secret, so it may be
 * guessable.
 */
export function newTraceId(): string {
  return Array.from({ length: 4 }, () =>
    Math.floor(Math.random() * 2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  ).join('');
}
