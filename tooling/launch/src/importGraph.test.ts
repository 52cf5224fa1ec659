import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const IMPORT = /from '(@lunette\/[a-z-]+(?:\/(?!locales)[a-z]+)?)'/g;

/** The packages of the workspace, with the entries, that each package and app imports outside of its tests. */
function importGraph(): Record<string, string[]> {
  const graph: Record<string, Set<string>> = {};
  for (const file of globSync('{packages/*/src,apps/*/{app,src,seed}}/**/*.{ts,tsx}', { cwd: ROOT })) {
    if (/\.(test|stories)\.|\/testing\//.test(file)) continue;
    const name = file.split('/')[1] ?? '';
    const imports = (graph[name] ??= new Set());
    for (const [, target] of readFileSync(ROOT + file, 'utf8').matchAll(IMPORT))
      if (target !== `@lunette/${name}`) imports.add(target?.replace('@lunette/', '') ?? '');
  }
  return Object.fromEntries(Object.entries(graph).map(([name, imports]) => [name, [...imports].sort()]));
}

test('who imports whom, and through which entry', () => {
  expect(importGraph()).toMatchSnapshot();
});
