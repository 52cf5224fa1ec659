import type { CountryCode, Language } from '@lunette/country-config';
import type { Contact } from '../browser/contact.ts';

/** Which storefront makes the calls. */
export type ApiClient = 'desktop' | 'mobilesite';

/** What a store needs to know to make calls: where to, as whom, and in which language. */
export interface CallContext {
  baseUrl: string;
  client: ApiClient;
  country: CountryCode;
  language: Language;
  /** The browser's or Node's own `fetch`, as far as calls need it. */
  fetch: (
    address: string,
    init: RequestInit & { headers: Record<string, string> },
  ) => Promise<Pick<Response, 'ok' | 'status' | 'json'> & Partial<Pick<Response, 'blob'>>>;
  /** The path of the page, for ROUTE-13; none on a server that renders. */
  pagePath: () => string;
  /** Value of the hasPlacedOrder cookie; decides `x-customer-type`. */
  hasPlacedOrder: () => boolean;
  /** E-mail and phone of the visitor, stored for the visit; none on a server (API-02). */
  contact?: () => Contact;
  /** Makes sure that there is a session; `renew` replaces one that the gateway refused, once the writes have ended. */
  session: {
    ensure: () => Promise<void>;
    renew: () => Promise<void>;
    waitFor?: (write: Promise<unknown>) => void;
  };
}

/** The standard headers of a call (API-01). The session token is added by the storefront's server. */
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

/** A new trace id: 32 hexadecimal digits, the same from click to log line. It is a name and no secret, so it may be guessed. */
export function newTraceId(): string {
  return Array.from({ length: 4 }, () =>
    Math.floor(Math.random() * 2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  ).join('');
}
