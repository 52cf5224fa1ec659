import { configurationContract } from '@lunette/session/contract';
import { and, inArray } from 'drizzle-orm';
import type { Gateway } from '../platform/gateway.ts';
import { serve } from '../platform/serve.ts';
import { configuration } from './schema.ts';

/** Mounts the lookup of common configuration. */
export function configurationRoutes(gateway: Gateway): void {
  serve(gateway, configurationContract.getConfiguration, async ({ query }, { catalogDb, language }) => {
    const keys = query.keys.split(',').map((key) => key.trim());
    const rows = await catalogDb
      .select({ key: configuration.key, value: configuration.value })
      .from(configuration)
      .where(and(inArray(configuration.key, keys), inArray(configuration.language, ['*', language])));
    return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
  });
}
