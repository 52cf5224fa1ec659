import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { leftToDo } from './leftToDo.ts';
import { prettierOf } from './files.ts';
import { newPackage } from './newPackage.ts';

/** `pnpm new:package NAME`: writes the package, formats it, installs its dependencies, and prints the remaining steps. */
const root = join(import.meta.dirname, '../../..');
const [name, ...further] = process.argv.slice(2);
try {
  if (!name) throw new Error('Which package? Name it after its noun: pnpm new:package gift-cards');
  if (further.length > 0)
    throw new Error(`One name, its words with hyphens: pnpm new:package ${name}-${further.join('-')}`);
  const made = newPackage(root, name);
  for (const command of [prettierOf(made), 'pnpm install --no-frozen-lockfile --prefer-offline'])
    if (spawnSync(command, { cwd: root, shell: true, stdio: 'inherit' }).status !== 0)
      throw new Error(`The package is written, but this failed: ${command}`);
  console.log(`\n${leftToDo(made.names)}`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
