import type { Access } from '@lunette/api-client/contract';
import { asCountryCode, DEFAULT_COUNTRY, type CountryCode, type Language } from '@lunette/country-config';
import type { StaffRole } from '@lunette/session/contract';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Services } from '../../services.ts';
import type { Database } from '../database/database.ts';
import type { Publish } from '../events.ts';
import type { Settings } from '../settings/settings.ts';
import type { Translate } from '../texts/texts.ts';

/** The session of the caller: a guest, or the customer who signed in. */
export interface Session {
  id: string;
  country: CountryCode;
  customerId: string | null;
  /** The member of our staff whose sign-in this is; null for a shopper. */
  staffId: string | null;
  /** The role of that member of staff. */
  role: StaffRole | null;
  /** When the customer last signed in with a credential. */
  signedInAt: Date | null;
}

/**
 * A change of the session that a call reports to the storefront's server: a new token, and the new state of the session.
 */
export interface SessionChange {
  token?: string;
  isLoggedIn: boolean;
  hasPlacedOrder?: boolean;
}

type SessionOf<A> = A extends 'staff'
  ? Session & { staffId: string; role: StaffRole }
  : A extends 'customer'
    ? Session & { customerId: string }
    : A extends 'guest'
      ? Session
      : null;

/** The proof in the headers of a call that reads a picture of a face profile. */
export interface Proof {
  accessCode: string;
  signature: string;
}

/** What a handler receives besides its input. */
export interface CallContext<A extends Access = Access> {
  db: Database;
  /** The database for reads of the catalogue, which a replica may answer. */
  catalogDb: Database;
  session: SessionOf<A>;
  /** The token of the call; empty if it has none. */
  token: string;
  /** Reports a change of the session to the storefront's server, in headers. */
  announce: (change: SessionChange) => void;
  /** The user agent of the caller; empty if none was sent. */
  userAgent: string;
  /** The face profile in a cookie of a guest's browser (SESS-11). */
  dittoGuestId: string | null;
  /** The token of another service of ours; no browser has one. */
  serviceToken: string | null;
  /** The proof for a face profile's picture, besides the session (TRY-02). */
  proof: Proof;
  country: CountryCode;
  language: Language;
  client: 'desktop' | 'mobilesite';
  /** The caller's address, for rate limits; for IPv6 its /64 network, because one line has all of it. */
  ip: string;
  traceId: string;
  log: FastifyBaseLogger;
  idempotencyKey: string | null;
  /** The cart that a call is about: with `x-service-type: exchange` the one of the caller's exchange (API-02). */
  cartKind: 'shopping' | 'exchange';
  /** The origin of the calling storefront, one of those in the settings. */
  storefrontOrigin: string;
  services: Services;
  /** Publishes an event to the other domains, in the transaction in which it happens. */
  publish: Publish;
  settings: Settings;
  t: Translate;
}

/** The language of an answer, and the texts of that language. */
export type LanguageContext = Pick<CallContext, 'language' | 't'>;

/** The same with the country, on which prices and some words depend. */
export type TextContext = LanguageContext & Pick<CallContext, 'country'>;

/** The database of the catalogue, and the country and the language in which goods are described. */
export type CatalogContext = Pick<CallContext, 'country' | 'language' | 'catalogDb'>;

/** What is needed to make an answer with goods and texts. */
export type AnswerContext = TextContext & CatalogContext;

/** A signed-in customer's session, and the database. */
export type CustomerContext = Pick<CallContext<'customer'>, 'db' | 'session'>;

/** The owner of rows that belong to a customer, or to the session of a guest. */
export type SessionOwner = Pick<Session, 'id' | 'customerId'>;

/** The standard headers of a call (API-01), with the defaults of the specification. */
export interface CallHeaders {
  country: CountryCode | null;
  language: Language;
  client: CallContext['client'];
  token: string | null;
  idempotencyKey: string | null;
  origin: string | null;
  userAgent: string;
  dittoGuestId: string | null;
  serviceToken: string | null;
  cartKind: CallContext['cartKind'];
  proof: Proof;
}

const DITTO_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** Reads the standard headers; a missing or invalid one gets its default. */
export function readHeaders({ headers }: Pick<FastifyRequest, 'headers'>): CallHeaders {
  const header = (name: string) => (typeof headers[name] === 'string' ? headers[name] : null);
  return {
    country: asCountryCode(header('x-country-code')),
    language: /^\s*ar\b/i.test(header('accept-language') ?? '') ? 'ar' : 'en',
    client: header('x-api-client') === 'desktop' ? 'desktop' : 'mobilesite',
    token: header('x-session-token'),
    idempotencyKey: header('idempotency-key'),
    origin: header('x-storefront-origin'),
    userAgent: header('user-agent') ?? '',
    dittoGuestId: DITTO_ID.exec(header('x-ditto-guest-id') ?? '')?.[0] ?? null,
    serviceToken: header('x-service-token'),
    cartKind: header('x-service-type') === 'exchange' ? 'exchange' : 'shopping',
    proof: { accessCode: header('x-access-key') ?? '', signature: header('x-signature') ?? '' },
  };
}

/** The country of a call: the header's, else the session's, else the default country. */
export function countryOfCall(headers: CallHeaders, session: Session | null): CountryCode {
  return headers.country ?? session?.country ?? DEFAULT_COUNTRY;
}
