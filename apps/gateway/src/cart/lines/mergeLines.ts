import { boxesOf } from '@lunette/prescription/rules';
import type { LineDetails } from '../../catalog/product/lineDetails.ts';
import { MOST_PIECES } from '@lunette/catalog/rules';
import type { LinePieces, StoredLine } from '../schema.ts';
import { isSingle } from './addLine.ts';
import { mostBoxesOf, withBoxesOf } from './choice.ts';

type Merged = Pick<StoredLine, 'quantity' | 'prescription'>;

/**
 * Merges two equal lines of a cart: never fewer pieces than either had, otherwise never more than are in stock, and never more
 * boxes than an eye can have. `others` is the number of pieces that other lines of the cart have of the product.
 */
export function mergeLines(
  first: StoredLine,
  second: StoredLine,
  details: LineDetails | null,
  others = 0,
): Merged {
  return mergeUpTo(first, second, details, Math.min(details?.availableQuantity ?? 0, MOST_PIECES) - others);
}

/** Merges two equal lines that are saved for later, for which no stock is needed. */
export function mergeSaved(first: StoredLine, second: StoredLine, details: LineDetails | null): Merged {
  return mergeUpTo(first, second, details, MOST_PIECES);
}

function mergeUpTo(
  first: StoredLine,
  second: StoredLine,
  details: LineDetails | null,
  stock: number,
): Merged {
  const { quantity, prescription } = first.quantity >= second.quantity ? first : second;
  if (details && isSingle(details)) return { quantity, prescription };
  const sum = first.quantity + second.quantity;
  const most = Math.max(quantity, stock);
  // Without details, the product is not sold in the country at the moment; the power says whether it is counted in boxes.
  const boxes = details ? details.boxes : boxesOf(first.prescription);
  if (boxes === null) return { quantity: Math.min(sum, most), prescription };
  if (sum > most || !first.prescription || !second.prescription) return { quantity, prescription };
  const together = withBoxesOf(first.prescription, second.prescription);
  const isTooMany = mostBoxesOf(together) > (details?.maxBoxes ?? Infinity);
  return isTooMany ? { quantity, prescription } : { quantity: sum, prescription: together };
}

/** The pieces of a line, without its power. */
export function piecesOfLine({ quantity, prescription }: Merged): LinePieces {
  const { left, right } = prescription ?? {};
  const boxes = { left: left?.boxes ?? null, right: right?.boxes ?? null };
  return { quantity, boxes: boxes.left === null && boxes.right === null ? null : boxes };
}

/** A line with other pieces. */
export function withPieces(line: StoredLine, { quantity, boxes }: LinePieces): StoredLine {
  const { prescription } = line;
  if (!boxes || !prescription) return { ...line, quantity };
  const { left, right } = prescription;
  return {
    ...line,
    quantity,
    prescription: {
      ...prescription,
      left: left && { ...left, boxes: boxes.left ?? undefined },
      right: right && { ...right, boxes: boxes.right ?? undefined },
    },
  };
}
