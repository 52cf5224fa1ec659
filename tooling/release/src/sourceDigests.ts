import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file with the digests of the last release's sources, by package. */
export const RELEASED = join(import.meta.dirname, '../released.json');

/**
 * A digest of the sources of each published package, by its npm name. Tests and stories are not published and do not count.
 */
export function sourceDigests(root: string): Record<string, string> {
  const digests: Record<string, string> = {};
  for (const folder of globSync('packages/*', { cwd: root }).sort()) {
    const { name, private: isPrivate } = manifestOf(join(root, folder));
    if (isPrivate) continue;
    const digest = createHash('sha256');
    const files = globSync(`${folder}/src/**/*.*`, {
      cwd: root,
      exclude: ['**/*.test.*', '**/*.stories.*', '**/__snapshots__/**'],
    });
    for (const file of files.sort()) digest.update(`${file}\0`).update(readFileSync(join(root, file)));
    digests[name] = digest.digest('hex');
  }
  return digests;
}

interface Manifest {
  name: string;
  private?: boolean;
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}
