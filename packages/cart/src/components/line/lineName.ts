import type { CartLine } from '../../contract/index.ts';
import { cutName } from '../../rules/index.ts';

/** A line's name as it is shown (CART-09), split into the model and the rest, such as the colour. */
export function lineName({ name, modelName }: Pick<CartLine, 'name' | 'modelName'>): {
  model: string;
  rest: string;
} {
  const shown = cutName(name);
  if (modelName === '' || !shown.startsWith(modelName)) return { model: shown, rest: '' };
  return { model: modelName, rest: shown.slice(modelName.length).replace(/^[,،·\s]+/, '') };
}
