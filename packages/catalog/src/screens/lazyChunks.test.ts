import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('..', import.meta.url);
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|stories)\./.test(path))
  .map((path) => readFileSync(new URL(path, root), 'utf8'));

test('GLOB-08 lens panel, power entry, power editor and reviews have their own chunks, which no module imports directly', () => {
  for (const screen of ['LensPanel', 'PowerEntry', 'PowerEditorPanel', 'ReviewList']) {
    const lazily = sources.filter((source) =>
      new RegExp(
        `lazy\\w+(<\\w+>)?\\(\\s*async \\(\\) => \\(await import\\('[./\\w]*/${screen}\\.tsx'\\)`,
      ).test(source),
    );
    const directly = sources.filter((source) =>
      new RegExp(`^import (?!type )[^;]*from '[./\\w]*/${screen}\\.tsx';`, 'm').test(source),
    );
    expect([screen, lazily.length, directly.length]).toEqual([screen, 1, 0]);
  }
});
