import { configurationContract } from '@lunette/session/contract';
import type { Gateway } from '../platform/gateway.ts';
import { serve } from '../platform/http/serve.ts';
import { configurationOf } from './configurationOf.ts';

/** Mounts the call that looks up common configuration. */
export function configurationRoutes(gateway: Gateway): void {
  serve(gateway, configurationContract.getConfiguration, ({ query }, { catalogDb, country, language }) =>
    configurationOf(
      catalogDb,
      query.keys.split(',').map((key) => key.trim()),
      { country, language },
    ),
  );
}
