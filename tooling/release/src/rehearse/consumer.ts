import { cpSync, globSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { followGuide, mountPage } from './guide.ts';
import { run } from './run.ts';
import { NEW_PACKAGE } from './workingCopy.ts';

const REACT_ROUTER = 'node_modules/.bin/react-router';
const TSC = 'node_modules/typescript7/bin/tsc';
const TEMPLATE = join(import.meta.dirname, '../../consumer');

/** The package managers with which the consumer is installed. */
export type Manager = 'npm' | 'pnpm';

interface Manifest {
  name: string;
  version: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/**
 * Writes a new project as the guide says, with a page of the new package and the given releases as dependencies. Its tools
 * have the versions of the catalogue.
 */
export function makeConsumer(folder: string, releases: Record<string, string>, workspace: string): void {
  followGuide(workspace, folder);
  cpSync(TEMPLATE, folder, { recursive: true });
  mountPage(folder, NEW_PACKAGE, 'paperKites.tsx');
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const { devDependencies } = JSON.parse(readFileSync(join(workspace, 'package.json'), 'utf8')) as Manifest;
  const catalogue = {
    ...devDependencies,
    ...catalogueVersions(readFileSync(join(workspace, 'pnpm-workspace.yaml'), 'utf8')),
  };
  for (const dependencies of [manifest.dependencies, manifest.devDependencies])
    for (const [name, wanted] of Object.entries(dependencies)) {
      const range = wanted === 'published' ? caret(releases[name]) : catalogue[name];
      if (!range) throw new Error(`The consumer wants ${name}, which has no version.`);
      dependencies[name] = range;
    }
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}

const caret = (version: string | undefined) => version && `^${version}`;

/** The default catalogue of a workspace file, by name. */
export function catalogueVersions(workspace: string): Record<string, string> {
  const [, block = ''] = /^catalog:\n((?: {2}.*\n|\n)*)/m.exec(workspace) ?? [];
  const lines = block.matchAll(/^ {2}'?([^\s':]+)'?: (\S+)$/gm);
  return Object.fromEntries([...lines].map(([, name = '', version = '']) => [name, version]));
}

/**
 * The versions of our packages that a project resolves, at any depth; more than one is a duplicate. Only imported packages
 * count, because pnpm keeps others.
 */
export function installedVersions(folder: string): Record<string, string[]> {
  const seen = new Set<string>();
  const look = (modules: string): void => {
    for (const place of globSync('@lunette/*', { cwd: modules })) {
      const home = realpathSync(join(modules, place));
      if (seen.has(home)) continue;
      seen.add(home);
      look(join(home, 'node_modules'));
      look(join(home, '../..'));
    }
  };
  look(join(folder, 'node_modules'));
  const versions: Record<string, string[]> = {};
  for (const home of [...seen].sort()) {
    const { name, version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as Manifest;
    versions[name] = [...(versions[name] ?? []), version].sort();
  }
  return versions;
}

/** Type errors in the consumer or in our declarations; those of other packages are ignored. */
export function ourTypeFaults(output: string): string[] {
  return output
    .split('\n')
    .filter((line) => /error TS\d+/.test(line))
    .filter((line) => !line.includes('node_modules/') || /node_modules\/@lunette\//.test(line));
}

/** Adds code to the project that reads a field of a cart, like a shop that needs a new release. */
export function readsField(folder: string, field: string): void {
  const text = `import type { Cart } from '@lunette/cart/contract';\n\nexport type Field = Cart['${field}'];\n`;
  writeFileSync(join(folder, 'app/field.ts'), text);
}

/** Type-checks strictly, including declarations, and bundles. */
export async function checkAndBundle(folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  await checkTypes(folder, env);
  await run(join(folder, REACT_ROUTER), ['build'], { cwd: folder, env });
}

/** Type-checks strictly, including declarations. Throws with the type errors of the project and our packages. */
export async function checkTypes(folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  await run(join(folder, REACT_ROUTER), ['typegen'], { cwd: folder, env });
  const output = await run(join(folder, TSC), ['-p', '.', '--pretty', 'false'], { cwd: folder, env }).catch(
    (error: Error) => {
      if (!/error TS\d+/.test(error.message)) throw error;
      return error.message;
    },
  );
  const faults = ourTypeFaults(output);
  if (faults.length > 0) throw new Error(`The published types do not hold:\n${faults.join('\n')}`);
}
