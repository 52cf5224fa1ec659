import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../contract/published.ts';
import type { Registry } from './registry.ts';
import { run } from './run.ts';

/** A packed package. */
export interface Packed {
  name: string;
  version: string;
  tarball: string;
}

interface PlannedRelease {
  name: string;
  version: string;
  tarball: { path: string };
}

/** Versions the packages by their changesets with `pnpm release:version`, and commits the result. */
export async function versionPackages(copy: string): Promise<void> {
  await run('pnpm', ['release:version'], { cwd: copy });
  await run('git', ['add', '-A'], { cwd: copy });
  await run('git', ['commit', '--quiet', '-m', 'Version packages'], { cwd: copy });
}

/** Builds the packages of the filters with their declarations; unchanged ones come from the cache of this repository. */
export async function buildPackages(copy: string, filters: string[]): Promise<void> {
  const env = { ...process.env, TURBO_CACHE_DIR: join(ROOT, '.turbo/cache') };
  const args = ['run', 'build', 'declarations', ...filters, '--output-logs=errors-only'];
  await run('turbo', args, { cwd: copy, env });
}

/** Packs the versions that the registry does not have yet. */
export async function packNew(copy: string, folder: string, { env }: Registry): Promise<Packed[]> {
  await run('changeset', ['pack', '--out-dir', folder], { cwd: copy, env });
  const { plan } = JSON.parse(readFileSync(join(folder, 'publish-plan.json'), 'utf8')) as {
    plan: PlannedRelease[][];
  };
  return plan
    .flat()
    .map(({ name, version, tarball }) => ({ name, version, tarball: join(folder, tarball.path) }));
}

/** Publishes exactly the tarballs that were checked. */
export async function publishPacked(copy: string, folder: string, { env }: Registry): Promise<void> {
  await run('changeset', ['publish', '--from-pack-dir', folder, '--no-git-tag'], { cwd: copy, env });
}
