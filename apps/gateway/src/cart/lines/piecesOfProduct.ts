import type { StoredLine } from '../schema.ts';

/** The pieces of a product in some lines together. */
export function piecesOfProduct(
  lines: readonly Pick<StoredLine, 'productId' | 'quantity'>[],
  productId: string,
): number {
  return lines
    .filter((line) => line.productId === productId)
    .reduce((all, { quantity }) => all + quantity, 0);
}
