import { describe, expect, test } from 'vitest';
import { announcedMajors } from './announcedMajors.ts';
import { breaks } from './breaks.ts';
import { currentContract, packagesWithContracts, ROOT } from './published.ts';

const majors = await announcedMajors(ROOT);
const packages = packagesWithContracts().filter(({ published }) => published !== null);

describe('what the last release promised is kept, or a changeset announces a major release', () => {
  test('promises are kept of these packages', () => {
    expect(packages.map(({ name }) => name)).toEqual(
      expect.arrayContaining(
        ['cart', 'catalog', 'checkout', 'orders-returns', 'session'].map((name) => `@lunette/${name}`),
      ),
    );
  });

  test.each(packages)('$name', async (one) => {
    const broken = majors.has(one.name) ? [] : breaks(one.published ?? {}, await currentContract(one));
    expect(
      broken,
      `${one.name} breaks what it published. Keep it, or run \`pnpm changeset\` and announce a major release:\n` +
        broken.map((what) => `  ${what}\n`).join(''),
    ).toEqual([]);
  });
});
