import { randomFrom } from './random.ts';
import { STOCK_OF } from './sentinels.ts';

/**
 * The number of pieces in stock of a product. Products at the top of listings always have enough, except those of
 * `STOCK_OF`.
 */
export function piecesOf(productId: number, inWindow = false): number {
  const fixed = STOCK_OF[String(productId)];
  if (fixed !== undefined) return fixed;
  const random = randomFrom(`stock ${productId}`);
  const level = random();
  const many = 8 + Math.floor(random() * 52);
  if (inWindow) return many;
  if (level < 0.05) return 0;
  if (level < 0.1) return 1;
  if (level < 0.15) return 2;
  if (level < 0.28) return 3 + Math.floor(random() * 3);
  return many;
}
