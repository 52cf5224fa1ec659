import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const APPS = fileURLToPath(new URL('../../../../apps/', import.meta.url));

/** Bytes of all JavaScript that each built storefront has for a browser. */
export function weighClients(): Record<'desktop' | 'mobile-web', number> {
  return {
    desktop: weighClient(join(APPS, 'desktop/build')),
    'mobile-web': weighClient(join(APPS, 'mobile-web/build')),
  };
}

/**
 * Bytes of the scripts that the server of a build refers to, directly or through other scripts, each compressed by gzip.
 * Chunks of an earlier build, which a cache may leave in the folder, do not count.
 */
export function weighClient(build: string): number {
  const scripts = globSync(join(build, 'client/**/*.js'));
  const fileOf = new Map(scripts.map((file) => [basename(file), file]));
  const server = join(build, 'server/index.js');
  const named = new Set([server]);
  for (const file of named)
    for (const [name] of readFileSync(file, 'utf8').matchAll(/[\w.-]+\.js\b/g))
      named.add(fileOf.get(name) ?? server);
  named.delete(server);
  if (named.size === 0) throw new Error(`${server} names no script of its client.`);
  return [...named].reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0);
}
