import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { named, namesOf, type Names } from './names.ts';
import { WIRINGS } from './wirings.ts';

const TEMPLATE = join(import.meta.dirname, '../template');

/** A new package: its names, the files that were written, and those that were changed. */
export interface NewPackage {
  names: Names;
  written: string[];
  changed: string[];
}

/** Writes a package with a working call into the repository at `root`. Whatever is refused leaves no trace. */
export function newPackage(root: string, name: string): NewPackage {
  const names = namesOf(name);
  refuseTaken(root, names);
  const files = readdirSync(TEMPLATE, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(TEMPLATE, file)).isFile())
    .map((file) => ({ file, text: readFileSync(join(TEMPLATE, file), 'utf8') }));
  const word = new RegExp(`\\b${names.pascal}\\b`);
  if (files.some(({ text }) => word.test(text)))
    throw new Error(`"${name}" is taken: the files of every package say ${names.pascal} already.`);
  const wired = WIRINGS.map(({ file, what, knows, edit }) => {
    const text = readFileSync(join(root, file), 'utf8');
    if (knows?.(text, names)) return { file, text };
    const changed = edit(text, names);
    if (changed === text) throw new Error(`${file} has changed its shape: ${what} found no place there.`);
    return { file, text: changed };
  });
  const written = files.map(({ file, text }) => ({ file: named(file, names), text: named(text, names) }));
  for (const { file, text } of [...written, ...wired]) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return { names, written: written.map(({ file }) => file), changed: wired.map(({ file }) => file) };
}

/** The command that formats what was made: a longer name breaks other lines. */
export function prettierOf({ written, changed }: NewPackage): string {
  return ['prettier --log-level warn --ignore-unknown --write', ...written, ...changed].join(' ');
}

function refuseTaken(root: string, { kebab, pascal }: Names): void {
  const places = [
    ...[`packages/${kebab}`, `apps/${kebab}`, `apps/gateway/src/${kebab}`, `tooling/${kebab}`],
    `packages/storefront/src/routes/${kebab}`,
  ];
  for (const place of places)
    if (existsSync(join(root, place))) throw new Error(`"${kebab}" is taken: there is ${place} already.`);
  const known: [string, string, string][] = [
    ['packages/api-client/src/api.ts', `'${pascal}'`, `the caches have a tag ${pascal}`],
    [
      'apps/gateway/src/__snapshots__/gateway.test.ts.snap',
      ` /v2/${kebab}"`,
      `the gateway answers /v2/${kebab}`,
    ],
    ['packages/storefront/src/routes.ts', `page('${kebab}',`, `the storefronts have a page /${kebab}`],
  ];
  for (const [file, text, what] of known)
    if (readFileSync(join(root, file), 'utf8').includes(text))
      throw new Error(`"${kebab}" is taken: ${what} already.`);
}
