import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.ts';

const TSC = 'node_modules/typescript7/bin/tsc';
const TEMPLATE = join(import.meta.dirname, '../../consumer');

export type Manager = 'npm' | 'pnpm';

interface Manifest {
  name: string;
  version: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** Writes a fresh project that depends on the given releases, its tools in the versions of the catalogue. */
export function makeConsumer(folder: string, releases: Record<string, string>, workspace: string): void {
  cpSync(TEMPLATE, folder, { recursive: true });
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

/** Which versions of our packages a project has installed, however deep; more than one means a copy too many. */
export function installedVersions(folder: string): Record<string, string[]> {
  const places = [
    'node_modules/**/@lunette/*/package.json',
    'node_modules/.pnpm/@lunette+*/node_modules/@lunette/*/package.json',
  ];
  const versions: Record<string, Set<string>> = {};
  for (const file of globSync(places, { cwd: folder })) {
    const { name, version } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Manifest;
    (versions[name] ??= new Set()).add(version);
  }
  return Object.fromEntries(
    Object.entries(versions)
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([name, all]) => [name, [...all].sort()]),
  );
}

/** Type faults in the consumer or in our declarations; those of other packages are not ours to mend. */
export function ourTypeFaults(output: string): string[] {
  return output
    .split('\n')
    .filter((line) => /error TS\d+/.test(line))
    .filter((line) => !line.includes('node_modules/') || /node_modules\/@lunette\//.test(line));
}

/** Type-checks strictly, declarations included, and bundles. */
export async function checkAndBundle(folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  const bin = (name: string) => join(folder, 'node_modules/.bin', name);
  await run(bin('react-router'), ['typegen'], { cwd: folder, env });
  const output = await run(join(folder, TSC), ['-p', '.', '--pretty', 'false'], { cwd: folder, env }).catch(
    (fault: Error) => {
      if (!/error TS\d+/.test(fault.message)) throw fault;
      return fault.message;
    },
  );
  const faults = ourTypeFaults(output);
  if (faults.length > 0) throw new Error(`The published types do not hold:\n${faults.join('\n')}`);
  await run(bin('react-router'), ['build'], { cwd: folder, env });
}
