import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readChangesets } from '@changesets/read';
import { expect, test } from 'vitest';
import { ROOT } from '../contract/published.ts';
import { BAG, patchCart } from './patchCart.ts';

test('the patch renames the bag in every number and announces a patch of the cart', async () => {
  const copy = mkdtempSync(join(tmpdir(), 'lunette-patch-'));
  const texts = 'packages/cart/src/locales/en.json';
  mkdirSync(join(copy, '.changeset'));
  cpSync(join(ROOT, texts), join(copy, texts));
  patchCart(copy);
  const { 'cart.bag-button': text } = JSON.parse(readFileSync(join(copy, texts), 'utf8')) as Record<
    string,
    string
  >;
  expect(text).toContain(`=0 {${BAG.after}, empty}`);
  expect(text).not.toContain(`{${BAG.before}, `);
  const [changeset] = await readChangesets(copy);
  expect(changeset?.releases).toEqual([{ name: '@lunette/cart', type: 'patch' }]);
  rmSync(copy, { recursive: true });
});
