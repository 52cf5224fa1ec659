import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readChangesets } from '@changesets/read';
import { expect, test } from 'vitest';
import { ROOT } from '../contract/published.ts';
import { BAG, changeCart, FIELD } from './changeCart.ts';

test('the change renames the bag in every plural form, adds a field to the cart and announces a minor release', async () => {
  const copy = mkdtempSync(join(tmpdir(), 'lunette-change-'));
  const texts = 'packages/cart/src/locales/en.json';
  mkdirSync(join(copy, '.changeset'));
  const contract = 'packages/cart/src/contract/cart.ts';
  for (const file of [texts, contract]) cpSync(join(ROOT, file), join(copy, file));
  changeCart(copy);
  const before = readFileSync(join(ROOT, contract), 'utf8').split('\n');
  const added = readFileSync(join(copy, contract), 'utf8')
    .split('\n')
    .filter((line) => !before.includes(line));
  expect(added).toEqual([`  ${FIELD}: z.string().optional(),`]);
  const { 'cart.bag-button': text } = JSON.parse(readFileSync(join(copy, texts), 'utf8')) as Record<
    string,
    string
  >;
  expect(text).toContain(`=0 {${BAG.after}, empty}`);
  expect(text).not.toContain(`{${BAG.before}, `);
  const [changeset] = await readChangesets(copy);
  expect(changeset?.releases).toEqual([{ name: '@lunette/cart', type: 'minor' }]);
  rmSync(copy, { recursive: true });
});
