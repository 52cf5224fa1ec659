import { describe, expect, test } from 'vitest';
import { announcedMajors, isAnnounced } from './announcedMajors.ts';
import { breaks } from './breaks.ts';
import { currentContract, packagesWithContracts, ROOT } from './published.ts';

const majors = await announcedMajors(ROOT);
const packages = packagesWithContracts().filter(({ published }) => published !== null);

describe('the contracts of the last release are kept, or the changeset of a major release names the call or the field', () => {
  test('the contracts of these packages are compared', () => {
    expect(packages.map(({ name }) => name)).toEqual(
      expect.arrayContaining(
        [
          ...['appointments', 'cart', 'catalog', 'checkout', 'marketing'],
          ...['orders-returns', 'session', 'tryon'],
        ].map((name) => `@lunette/${name}`),
      ),
    );
  });

  test.each(packages)('$name', async (one) => {
    const words = majors.get(one.name);
    const broken = breaks(one.published ?? {}, await currentContract(one)).filter(
      (what) => !isAnnounced(what, words),
    );
    expect(
      broken,
      `${one.name} breaks what it published. Keep it, or run \`pnpm changeset\` and announce a major release that names each call, or field, as code:\n` +
        broken.map((what) => `  ${what}\n`).join(''),
    ).toEqual([]);
  });
});
