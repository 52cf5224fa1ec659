import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { ROOT } from '../contract/published.ts';
import { catalogueVersions, installedVersions, makeConsumer, ourTypeFaults } from './consumer.ts';
import { publicVersions } from './workingCopy.ts';

const folder = mkdtempSync(join(tmpdir(), 'lunette-consumer-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the default catalogue is read, and no other', () => {
  const workspace = `catalog:\n  '@types/node': 24.19.2\n  zod: 4.6.7\n\ncatalogs:\n  ships:\n    zod: ^4.6.7\n`;
  expect(catalogueVersions(workspace)).toEqual({ '@types/node': '24.19.2', zod: '4.6.7' });
});

test('a consumer depends on the releases with a caret, and on tools in the versions of the catalogue', () => {
  const releases = publicVersions(ROOT);
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

test('a release that lacks is told by name', () => {
  expect(() => makeConsumer(folder, {}, ROOT)).toThrow('The consumer wants @lunette/api-client');
});

test('every copy of a package is found, as npm and as pnpm lay them down', () => {
  const install = (place: string, name: string, version: string) => {
    const at = join(folder, 'node_modules', place, '@lunette', name);
    mkdirSync(at, { recursive: true });
    writeFileSync(join(at, 'package.json'), JSON.stringify({ name: `@lunette/${name}`, version }));
  };
  install('', 'cart', '0.2.1');
  install('@lunette/checkout/node_modules', 'cart', '0.2.0');
  install('.pnpm/@lunette+catalog@0.2.0_react@19/node_modules', 'catalog', '0.2.0');
  expect(installedVersions(folder)).toEqual({
    '@lunette/cart': ['0.2.0', '0.2.1'],
    '@lunette/catalog': ['0.2.0'],
  });
});

test('type faults of the consumer and of our declarations count, those of other packages do not', () => {
  const ours = [
    "app/product.tsx(3,1): error TS2305: Module '@lunette/cart' has no exported member.",
    'node_modules/@lunette/cart/dist/index.d.ts(1,1): error TS2307: Cannot find module.',
  ];
  const theirs = 'node_modules/.pnpm/fastify@5/node_modules/fastify/types.d.ts(1,1): error TS2344: Type.';
  expect(ourTypeFaults([...ours, theirs, 'Found 3 errors.'].join('\n'))).toEqual(ours);
});
