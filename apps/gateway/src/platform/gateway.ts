import type { Endpoint } from '@lunette/api-client/contract';
import type { CountryCode, Language } from '@lunette/country-config';
import type { FastifyInstance } from 'fastify';
import type { OpenCatalogue } from '../catalog/loading/openCatalogue.ts';
import type { Services } from '../services.ts';
import type { Session } from './http/callContext.ts';
import type { Publish } from './events.ts';
import type { Database } from './database/database.ts';
import type { Settings } from './settings/settings.ts';
import type { Translate } from './texts/texts.ts';

/** The running gateway: routes are mounted on it, and their handlers use it. */
export interface Gateway {
  http: FastifyInstance;
  settings: Settings;
  db: Database;
  catalogDb: Database;
  /** The catalogue in memory; calls read it with `catalogueOf`. */
  catalogue: OpenCatalogue;
  services: Services;
  /** Publishes an event to the other domains, in the transaction in which it happens. */
  publish: Publish;
  texts: (language: Language, country?: CountryCode) => Translate;
  /** Finds the session of a token; null if the token is unknown, altered or too old. */
  findSession: (token: string) => Promise<Session | null>;
  /** Every contract that is mounted, for the API page and the tests that cover all of them. */
  mounted: Endpoint[];
}

/** What work with an outside service needs, in a call, a job or a webhook. */
export type ServiceContext = Pick<Gateway, 'db' | 'services' | 'publish' | 'settings' | 'texts'>;

/** What the handler of a webhook event needs: it calls no outside service itself. */
export type WebhookContext = Omit<ServiceContext, 'services'>;

/** What is needed to write a message to a shopper. */
export type MessageContext = Pick<Gateway, 'settings' | 'texts'>;
