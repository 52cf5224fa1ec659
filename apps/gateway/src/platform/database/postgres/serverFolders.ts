import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canReach, type Account } from './account.ts';

/**
 * The folders of the server's programs and its cluster, with a notice for the operator if the cluster is not in the data
 * folder.
 */
export interface ServerFolders {
  programs: string;
  cluster: string;
  notice: string | null;
}

/**
 * Chooses folders that the server's account can reach. It cannot reach a clone in root's home (0700): then programs and
 * cluster are stored in a folder of the system, and the cluster's name there depends on the data folder.
 */
export function serverFoldersFor(
  account: Account,
  programs: string,
  dataDir: string,
  fallbackFolders = FALLBACK_FOLDERS,
): ServerFolders {
  const asked = join(dataDir, 'postgres');
  mkdirSync(dataDir, { recursive: true });
  const programsReachable = canReach(account, join(programs, 'bin/postgres'));
  if (programsReachable && canReach(account, dataDir)) return { programs, cluster: asked, notice: null };
  const fallback = fallbackFolders.find((folder) => isUsable(account, folder));
  if (!fallback)
    throw new Error(
      `No account can run PostgreSQL in ${dataDir} nor in ${fallbackFolders.join(', ')}: set DATA_DIR`,
    );
  const key = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  const cluster = canReach(account, dataDir) ? asked : join(fallback, `data-${key}`, 'postgres');
  mkdirSync(join(cluster, '..'), { recursive: true });
  return {
    programs: programsReachable ? programs : copyOf(programs, fallback),
    cluster,
    notice: `PostgreSQL cannot run inside ${dataDir}: a folder above it is closed to its account. It runs in ${fallback}.`,
  };
}

const FALLBACK_FOLDERS = ['/var/lib/lunette', join(tmpdir(), 'lunette-postgres')];

function isUsable(account: Account, folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    chmodSync(folder, 0o755);
    return canReach(account, folder);
  } catch {
    return false;
  }
}

function copyOf(programs: string, fallback: string): string {
  const key = createHash('sha256').update(programs).digest('hex').slice(0, 12);
  const target = join(fallback, `programs-${key}`);
  if (existsSync(target)) return target;
  const unfinished = `${target}.${process.pid}`;
  cpSync(programs, unfinished, { recursive: true, verbatimSymlinks: true });
  if (existsSync(target)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, target);
  return target;
}
