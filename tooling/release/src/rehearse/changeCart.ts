import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the cart's button is called before and after the change. */
export const BAG = { before: 'Bag', after: 'Shopping bag' };
/** The field that a cart has after it: an optional one, so that nobody who relies on the old contract stumbles. */
export const FIELD = 'wrapping';

const CONTRACT = 'packages/cart/src/contract/cart.ts';
const LAST_FIELD = '  isStudioFlow: z.boolean(),\n});';

/** A small change of one package, contract and words, with its changeset, as a feature team makes it. */
export function changeCart(copy: string): void {
  const contract = readFileSync(join(copy, CONTRACT), 'utf8');
  if (!contract.includes(LAST_FIELD)) throw new Error('isStudioFlow is no longer the last field of a cart.');
  const wider = LAST_FIELD.replace('});', `  ${FIELD}: z.string().optional(),\n});`);
  writeFileSync(join(copy, CONTRACT), contract.replace(LAST_FIELD, wider));
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
