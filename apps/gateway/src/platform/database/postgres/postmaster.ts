import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A running server, as its postmaster.pid describes it. */
export interface Postmaster {
  pid: number;
  port: number;
  ready: boolean;
}

/**
 * The server that runs on a cluster, or null. A postmaster.pid whose process is no PostgreSQL (after a crash or a reboot,
 * or because another program has that number) is removed, because it would prevent the next start.
 */
export function livePostmaster(clusterDir: string): Postmaster | null {
  const file = join(clusterDir, 'postmaster.pid');
  let lines: string[];
  try {
    lines = readFileSync(file, 'utf8').split('\n');
  } catch {
    return null;
  }
  const pid = Number(lines[0]);
  if (!isPostgres(pid)) {
    rmSync(file, { force: true });
    return null;
  }
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

/** Whether a process is a running PostgreSQL server; a zombie process is not. */
export function isPostgres(pid: number): boolean {
  if (!(pid > 0)) return false;
  if (process.platform !== 'linux') return psNamesPostgres(pid);
  try {
    if (/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))) return false;
    const [program = ''] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    return basename(program).startsWith('postgres');
  } catch {
    return false;
  }
}

function psNamesPostgres(pid: number): boolean {
  const { status, stdout } = spawnSync('ps', ['-o', 'stat=,comm=', '-p', String(pid)], { encoding: 'utf8' });
  return status === 0 && !stdout.trim().startsWith('Z') && stdout.includes('postgres');
}
