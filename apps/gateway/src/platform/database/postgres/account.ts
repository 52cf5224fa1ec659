import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The system account that runs the server; empty if it is the gateway's own account. */
export interface Account {
  uid?: number;
  gid?: number;
}

/**
 * The account that runs the server. PostgreSQL refuses to run as root: then it is the owner of an existing cluster, else
 * `postgres`, which is created if it is missing, else `nobody`. Throws an error if none exists.
 */
export function accountFor(clusterDir: string): Account {
  if (process.getuid?.() !== 0) return {};
  if (existsSync(join(clusterDir, 'PG_VERSION'))) {
    const { uid, gid } = statSync(clusterDir);
    if (uid !== 0) return { uid, gid };
  }
  return named('postgres') ?? created() ?? named('nobody') ?? refuse();
}

/** Whether the account can enter the folder, or run the file, at `path`. */
export function canReach(account: Account, path: string): boolean {
  return spawnSync('test', ['-x', path], { ...account, cwd: '/', stdio: 'ignore' }).status === 0;
}

function named(name: string): Account | null {
  const ids = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }));
  if (ids.some(({ status }) => status !== 0)) return null;
  const [uid, gid] = ids.map(({ stdout }) => Number(stdout));
  return { uid, gid };
}

function created(): Account | null {
  spawnSync('groupadd', ['--system', 'postgres'], { stdio: 'ignore' });
  spawnSync('useradd', ['--system', '-g', 'postgres', '-M', '-s', '/usr/sbin/nologin', 'postgres'], {
    stdio: 'ignore',
  });
  return named('postgres');
}

function refuse(): never {
  throw new Error('PostgreSQL does not run as root and no other account exists: add a user named postgres');
}
