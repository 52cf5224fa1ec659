import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { weighEntry } from './packages.ts';

const ZOD_BYTES = 5_000;

function packageOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'lunette-weights-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const zod = {
    'node_modules/zod/index.js': `export const z = '${randomBytes(ZOD_BYTES).toString('hex')}';`,
  };
  for (const [name, text] of Object.entries({ ...files, ...zod })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

test.each(['contract.js', 'contract/cart.js', 'contract/saved/saved.js'])(
  'zod does not count in %s',
  async (module) => {
    const folder = packageOf({
      'dist/index.js': `export { schema } from './${module}';`,
      [`dist/${module}`]: "import { z } from 'zod'; export const schema = [z];",
    });
    expect(await weighEntry(folder)).toBeLessThan(200);
  },
);

test('zod counts if a module other than a contract imports it', async () => {
  const folder = packageOf({
    'dist/index.js': "export * from './contract/cart.js'; export * from './components/Cart.js';",
    'dist/contract/cart.js': "import { z } from 'zod'; export const schema = [z];",
    'dist/components/Cart.js': "import { z } from 'zod'; export const Cart = () => z;",
  });
  expect(await weighEntry(folder)).toBeGreaterThan(ZOD_BYTES);
});
