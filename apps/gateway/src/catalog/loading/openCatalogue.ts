import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { Queries } from '../../platform/database/database.ts';
import { provideCatalogue, type Catalogue } from '../catalogue.ts';
import { refreshedCatalogue } from './changes/applyChanges.ts';
import { followVersion } from './changes/followVersion.ts';
import { readCatalogue } from './readCatalogue.ts';

/** The catalogue that a gateway has in memory. */
export interface OpenCatalogue {
  current: () => Catalogue;
  /** Applies the changes. Calls run one after the other. */
  refresh: () => Promise<Catalogue>;
  /** Follows changes on a connection of a pool until it is stopped. */
  follow: (pool: Pool) => { stop: () => Promise<void> };
}

/** Reads the catalogue, and registers it for the databases of a gateway. */
export async function openCatalogue(
  { db, catalogDb }: { db: Queries; catalogDb: Queries },
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<OpenCatalogue> {
  let catalogue = await readCatalogue(catalogDb);
  const current = () => catalogue;
  provideCatalogue(db, current);
  provideCatalogue(catalogDb, current);
  let running = Promise.resolve(catalogue);
  const refresh = () => {
    const next = async () => {
      catalogue = await refreshedCatalogue(catalogDb, catalogue);
      return catalogue;
    };
    running = running.then(next, next);
    return running;
  };
  const follow = (pool: Pool) => followVersion(pool, async () => (await refresh()).version, log);
  return { current, refresh, follow };
}
