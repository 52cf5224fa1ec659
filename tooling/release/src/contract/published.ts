import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { contractOf, type Contract } from './contractOf.ts';
import { withoutReferences, type ContractFile } from './references.ts';

/** The root folder of the repository. */
export const ROOT = join(import.meta.dirname, '../../../..');
/** The folder with the contracts of the last release, one file per package. */
export const PUBLISHED = join(import.meta.dirname, '../../contracts');

/** A package with calls: its npm name, its folder and its last published contract; null if none was published. */
export interface PublishedPackage {
  name: string;
  folder: string;
  published: Contract | null;
}

/** Every published package that has a `./contract` with calls, or had one when it was last published. */
export function packagesWithContracts(root = ROOT, kept = PUBLISHED): PublishedPackage[] {
  const now = globSync('packages/*/src/contract{.ts,/index.ts}', { cwd: root })
    .map((file) => file.split('/')[1] ?? '')
    .filter((name) => !isPrivate(join(root, 'packages', name)));
  const then = globSync('*.json', { cwd: kept }).map((file) => basename(file, '.json'));
  return [...new Set([...now, ...then])].sort().map((name) => ({
    name: `@lunette/${name}`,
    folder: join(root, 'packages', name),
    published: readContract(join(kept, `${name}.json`)),
  }));
}

/** The calls in the sources of a package; empty if the package does not exist any more. */
export async function currentContract({ folder }: Pick<PublishedPackage, 'folder'>): Promise<Contract> {
  const entry = ['src/contract.ts', 'src/contract/index.ts']
    .map((file) => join(folder, file))
    .find((file) => existsSync(file));
  if (!entry) return {};
  return contractOf((await import(/* @vite-ignore */ pathToFileURL(entry).href)) as Record<string, unknown>);
}

function readContract(file: string): Contract | null {
  if (!existsSync(file)) return null;
  return withoutReferences(JSON.parse(readFileSync(file, 'utf8')) as ContractFile);
}

function isPrivate(folder: string): boolean {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { private?: boolean };
  return manifest.private ?? false;
}
