import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.ts';

/** The package that the rehearsal makes, with a name that no team uses; the consumer has a page of it. */
export const NEW_PACKAGE = 'paper-kites';

/** Clones the committed state of the repository and installs its dependencies; uncommitted changes are left out. */
export async function workingCopy(root: string, folder: string): Promise<void> {
  await run('git', ['clone', '--quiet', '--local', '--no-tags', root, folder], { cwd: root });
  await run('git', ['config', 'user.name', 'Rehearsal'], { cwd: folder });
  await run('git', ['config', 'user.email', 'rehearsal@lunette.example'], { cwd: folder });
  await run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], { cwd: folder });
}

/** Makes a package in the copy as a feature team would, with its call in the copy's gateway. */
export async function makePackage(copy: string, name: string): Promise<void> {
  await run('pnpm', ['new:package', name], { cwd: copy });
  await run('git', ['add', '-A'], { cwd: copy });
  await run('git', ['commit', '--quiet', '-m', `A package: ${name}`], { cwd: copy });
}

/** The public packages of a tree and their versions. */
export function publicVersions(root: string): Record<string, string> {
  const manifests = globSync('packages/*/package.json', { cwd: root })
    .sort()
    .map((file) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest);
  return Object.fromEntries(
    manifests.filter(({ private: isPrivate }) => !isPrivate).map(({ name, version }) => [name, version]),
  );
}

interface Manifest {
  name: string;
  version: string;
  private?: boolean;
}
