import { readChangesets } from '@changesets/read';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from './contract/published.ts';
import { RELEASED, sourceDigests } from './sourceDigests.ts';

test('every package that has changed since it was published has a changeset', async () => {
  const released = JSON.parse(readFileSync(RELEASED, 'utf8')) as Record<string, string>;
  const told = new Set(
    (await readChangesets(ROOT)).flatMap(({ releases }) => releases.map(({ name }) => name)),
  );
  const silent = Object.entries(sourceDigests(ROOT))
    .filter(([name, digest]) => digest !== released[name] && !told.has(name))
    .map(([name]) => name);
  expect(
    silent,
    `Nobody would hear of what has changed in ${silent.join(', ')}: run \`pnpm changeset\`, one sentence in the reader's words.`,
  ).toEqual([]);
});

test('a changeset names only published packages, because a private one would stop the release', async () => {
  const published = Object.keys(sourceDigests(ROOT));
  const wrong = (await readChangesets(ROOT)).flatMap(({ id, releases }) =>
    releases.filter(({ name }) => !published.includes(name)).map(({ name }) => `${id} names ${name}`),
  );
  expect(wrong).toEqual([]);
});

test('a changed, new or removed source changes the digest; a test or a story does not', () => {
  const root = mkdtempSync(join(tmpdir(), 'lunette-sources-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (file: string, text: string) => writeFileSync(join(root, 'packages/cart', file), text);
  const digest = () => sourceDigests(root)['@lunette/cart'];
  mkdirSync(join(root, 'packages/cart/src'), { recursive: true });
  write('package.json', '{ "name": "@lunette/cart" }');
  write('src/index.ts', 'export {};');
  const before = digest();
  write('src/index.test.ts', 'test');
  write('src/Cart.stories.tsx', 'story');
  expect(digest()).toBe(before);
  write('src/index.ts', 'export const bag = 1;');
  const changed = digest();
  expect(changed).not.toBe(before);
  write('src/bag.ts', '');
  expect(digest()).not.toBe(changed);
  write('src/index.ts', 'export {};');
  rmSync(join(root, 'packages/cart/src/bag.ts'));
  expect(digest()).toBe(before);
});
