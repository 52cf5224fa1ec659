import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The label of the cart's button before and after the change. */
export const BAG = { before: 'Bag', after: 'Shopping bag' };
/** The field that the change adds to a cart; it is optional, so that it does not break code for the old contract. */
export const FIELD = 'wrapping';

const CONTRACT = 'packages/cart/src/contract/cart.ts';
const CART = 'export const Cart = z.object({\n';

/** Makes a small change of one package as a feature team would: contract, texts and a changeset. */
export function changeCart(copy: string): void {
  const contract = readFileSync(join(copy, CONTRACT), 'utf8');
  if (!contract.includes(CART)) throw new Error(`${CONTRACT} no longer declares the schema of a cart.`);
  writeFileSync(join(copy, CONTRACT), contract.replace(CART, `${CART}  ${FIELD}: z.string().optional(),\n`));
  const texts = join(copy, 'packages/cart/src/locales/en.json');
  const messages = JSON.parse(readFileSync(texts, 'utf8')) as Record<string, string>;
  const text = messages['cart.bag-button'];
  if (!text?.includes(`{${BAG.before}, `))
    throw new Error(`cart.bag-button is no longer called ${BAG.before}.`);
  messages['cart.bag-button'] = text.replaceAll(`{${BAG.before}, `, `{${BAG.after}, `);
  writeFileSync(texts, `${JSON.stringify(messages, null, 2)}\n`);
  writeFileSync(
    join(copy, '.changeset/wrapping.md'),
    `---\n'@lunette/cart': minor\n---\n\nThe bag is called a shopping bag, and a cart can say its wrapping.\n`,
  );
}
