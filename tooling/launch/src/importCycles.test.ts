import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** The static imports of a file: neither types nor dynamic imports. */
const FROM = /^(?:import|export) (?!type )[^;]*?from '(\.[^']+\.tsx?)';/gm;

/** The cycles of imports among `files`, a map from each file to the files that it imports. */
function cycles(files: Map<string, string[]>): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const follow = (file: string, way: string[]): void => {
    if (done.has(file)) return;
    const at = way.indexOf(file);
    if (at >= 0) {
      found.push([...way.slice(at), file].join(' > '));
      return;
    }
    for (const next of files.get(file) ?? []) follow(next, [...way, file]);
    done.add(file);
  };
  for (const file of files.keys()) follow(file, []);
  return found;
}

test('a cycle is reported from its first file on', () => {
  const files = new Map([
    ['a', ['b', 'd']],
    ['b', ['c']],
    ['c', ['b']],
    ['d', ['a']],
  ]);
  expect(cycles(files)).toEqual(['b > c > b', 'a > d > a']);
});

test('no source file imports itself through other files', () => {
  const paths = globSync('{packages/*/src,apps/*/{app,src,seed},tooling/*/src}/**/*.{ts,tsx}', { cwd: ROOT });
  const imported = (file: string) =>
    [...readFileSync(ROOT + file, 'utf8').matchAll(FROM)].map(([, target = '']) =>
      join(dirname(file), target),
    );
  const files = new Map(paths.map((file) => [file, imported(file)]));
  expect([...files.values()].flat().length).toBeGreaterThan(paths.length);
  expect(cycles(files)).toEqual([]);
});
