import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the cart's button is called before and after the patch. */
export const BAG = { before: 'Bag', after: 'Shopping bag' };

/** A small change of one package, with its changeset, as a feature team makes it. */
export function patchCart(copy: string): void {
  const texts = join(copy, 'packages/cart/src/locales/en.json');
  const messages = JSON.parse(readFileSync(texts, 'utf8')) as Record<string, string>;
  const text = messages['cart.bag-button'];
  if (!text?.includes(`{${BAG.before}, `))
    throw new Error(`cart.bag-button is no longer called ${BAG.before}.`);
  messages['cart.bag-button'] = text.replaceAll(`{${BAG.before}, `, `{${BAG.after}, `);
  writeFileSync(texts, `${JSON.stringify(messages, null, 2)}\n`);
  writeFileSync(
    join(copy, '.changeset/shopping-bag.md'),
    `---\n'@lunette/cart': patch\n---\n\nThe bag is called a shopping bag.\n`,
  );
}
