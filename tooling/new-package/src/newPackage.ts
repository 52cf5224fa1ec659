import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf, writeFiles, type Made } from './files.ts';
import { namesOf, type Names } from './names.ts';
import { refuseKnownAddress } from './newPage.ts';
import { WIRINGS } from './wirings.ts';

const TEMPLATE = join(import.meta.dirname, '../template');

/** A new package: its names, the written files and the changed files. */
export interface NewPackage extends Made {
  names: Names;
}

/** Writes a package with a working call into the repository at `root`. If anything is refused, nothing is written. */
export function newPackage(root: string, name: string): NewPackage {
  const names = namesOf(name);
  refuseTaken(root, names);
  const files = filesOf(TEMPLATE);
  const word = new RegExp(`\\b${names.pascal}\\b`);
  if (files.some(({ text }) => word.test(text)))
    throw new Error(`"${name}" is taken: the files of every package say ${names.pascal} already.`);
  return { names, ...writeFiles(root, files, WIRINGS, names) };
}

function refuseTaken(root: string, names: Names): void {
  const { kebab, pascal } = names;
  const places = [
    ...[`packages/${kebab}`, `apps/${kebab}`, `apps/gateway/src/${kebab}`, `tooling/${kebab}`],
    `packages/storefront/src/routes/${kebab}`,
  ];
  for (const place of places)
    if (existsSync(join(root, place))) throw new Error(`"${kebab}" is taken: there is ${place} already.`);
  const known: [string, string, string][] = [
    ['packages/api-client/src/store/api.ts', `'${pascal}'`, `the caches have a tag ${pascal}`],
    [
      'apps/gateway/src/__snapshots__/gateway.test.ts.snap',
      ` /v2/${kebab}"`,
      `the gateway answers /v2/${kebab}`,
    ],
  ];
  for (const [file, text, what] of known)
    if (readFileSync(join(root, file), 'utf8').includes(text))
      throw new Error(`"${kebab}" is taken: ${what} already.`);
  refuseKnownAddress(root, names);
}
