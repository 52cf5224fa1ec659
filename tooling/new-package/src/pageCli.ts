import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { prettierOf } from './files.ts';
import { newPage, pageLeftToDo } from './newPage.ts';

/** `pnpm new:page NAME`: writes the page, formats it, and prints the remaining steps. */
const root = join(import.meta.dirname, '../../..');
const [name, ...further] = process.argv.slice(2);
try {
  if (!name) throw new Error('Which page? Name it as its address: pnpm new:page size-guide');
  if (further.length > 0)
    throw new Error(`One name, its words with hyphens: pnpm new:page ${name}-${further.join('-')}`);
  const made = newPage(root, name);
  if (spawnSync(prettierOf(made), { cwd: root, shell: true, stdio: 'inherit' }).status !== 0)
    throw new Error('The page is written, but formatting it failed.');
  console.log(`\n${pageLeftToDo(made.names)}`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
