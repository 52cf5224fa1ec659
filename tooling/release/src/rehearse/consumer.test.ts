import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { ROOT } from '../contract/published.ts';
import { catalogueVersions, installedVersions, makeConsumer, ourTypeFaults } from './consumer.ts';
import { NEW_PACKAGE, publicVersions } from './workingCopy.ts';

const folder = mkdtempSync(join(tmpdir(), 'lunette-consumer-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('only the default catalogue is read', () => {
  const workspace = `catalog:\n  '@types/node': 24.19.2\n  zod: 4.6.7\n\ncatalogs:\n  ships:\n    zod: ^4.6.7\n`;
  expect(catalogueVersions(workspace)).toEqual({ '@types/node': '24.19.2', zod: '4.6.7' });
});

test('a consumer depends on the releases with a caret, and on tools in the versions of the catalogue', () => {
  const releases: Record<string, string> = { ...publicVersions(ROOT), [`@lunette/${NEW_PACKAGE}`]: '1.0.0' };
  makeConsumer(folder, releases, ROOT);
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as {
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  expect(dependencies['@lunette/cart']).toBe(`^${releases['@lunette/cart']}`);
  expect(devDependencies.typescript7).toMatch(/^npm:typescript@\d/);
  expect(Object.values(dependencies).filter((range) => !/^\^?\d+\.\d+\.\d+$/.test(range))).toEqual([]);
});

test('the name of the rehearsal’s package is not the example of the instructions for teams', () => {
  const [, example] = /new:package ([a-z-]+)/.exec(readFileSync(join(ROOT, 'README.md'), 'utf8')) ?? [];
  expect(example).toBeDefined();
  expect(example).not.toBe(NEW_PACKAGE);
});

test('a missing release is reported by name', () => {
  expect(() => makeConsumer(folder, {}, ROOT)).toThrow('The consumer wants @lunette/api-client');
});

function install(place: string, name: string, version: string): string {
  const home = join(folder, 'node_modules', place, '@lunette', name);
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'package.json'), JSON.stringify({ name: `@lunette/${name}`, version }));
  return home;
}

test('a second copy that npm installs inside a package is found', () => {
  install('', 'cart', '0.2.1');
  install('', 'checkout', '0.2.0');
  install('@lunette/checkout/node_modules', 'cart', '0.2.0');
  expect(installedVersions(folder)).toEqual({
    '@lunette/cart': ['0.2.0', '0.2.1'],
    '@lunette/checkout': ['0.2.0'],
  });
});

test('packages that pnpm links are found, and those that it has left behind are not', () => {
  const checkout = install('.pnpm/@lunette+checkout@0.2.0/node_modules', 'checkout', '0.2.0');
  const cart = install('.pnpm/@lunette+cart@0.2.1/node_modules', 'cart', '0.2.1');
  install('.pnpm/@lunette+cart@0.2.0/node_modules', 'cart', '0.2.0');
  mkdirSync(join(folder, 'node_modules/@lunette'), { recursive: true });
  symlinkSync(checkout, join(folder, 'node_modules/@lunette/checkout'));
  symlinkSync(cart, join(checkout, '../cart'));
  expect(installedVersions(folder)).toEqual({ '@lunette/cart': ['0.2.1'], '@lunette/checkout': ['0.2.0'] });
});

test('type errors of the consumer and of our declarations count, those of other packages do not', () => {
  const ours = [
    "app/product.tsx(3,1): error TS2305: Module '@lunette/cart' has no exported member.",
    'node_modules/@lunette/cart/dist/index.d.ts(1,1): error TS2307: Cannot find module.',
  ];
  const theirs = 'node_modules/.pnpm/fastify@5/node_modules/fastify/types.d.ts(1,1): error TS2344: Type.';
  expect(ourTypeFaults([...ours, theirs, 'Found 3 errors.'].join('\n'))).toEqual(ours);
});
