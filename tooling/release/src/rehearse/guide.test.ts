import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../contract/published.ts';
import { filesIn, followGuide, GUIDE, mountPage, packagesIn } from './guide.ts';
import { NEW_PACKAGE } from './workingCopy.ts';

const page = readFileSync(join(ROOT, GUIDE), 'utf8');

test('the guide installs the same packages as the rehearsal, except the new one', () => {
  const template = readFileSync(join(import.meta.dirname, '../../consumer/package.json'), 'utf8');
  const { dependencies, devDependencies } = JSON.parse(template) as Record<string, Record<string, string>>;
  const installed = Object.keys({ ...dependencies, ...devDependencies }).filter(
    (name) => name !== `@lunette/${NEW_PACKAGE}` && name !== 'typescript7',
  );
  expect(packagesIn(page)).toEqual(installed.sort());
});

test('the guide shows every file of its shop and needs no plugin of ours', () => {
  const files = filesIn(page);
  expect(Object.keys(files).sort()).toEqual([
    'app/app.css',
    'app/cart.tsx',
    'app/entry.client.tsx',
    'app/entry.server.tsx',
    'app/messageCatalogs.ts',
    'app/product.tsx',
    'app/root.tsx',
    'app/routes.ts',
    'react-router.config.ts',
    'server.ts',
    'tsconfig.json',
    'vite.config.ts',
  ]);
  expect(files['vite.config.ts']).not.toMatch(/@lingui|import .*@lunette/);
});

test('a new package gets its route and its texts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lunette-guide-'));
  followGuide(ROOT, folder);
  mountPage(folder, 'paper-kites', 'paperKites.tsx');
  expect(readFileSync(join(folder, 'app/routes.ts'), 'utf8')).toContain(
    "[\n  route('paper-kites', 'paperKites.tsx'),",
  );
  expect(readFileSync(join(folder, 'app/messageCatalogs.ts'), 'utf8')).toContain(
    "import('@lunette/paper-kites/locales/ar.json')",
  );
  rmSync(folder, { recursive: true });
});
