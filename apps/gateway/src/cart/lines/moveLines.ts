import { eq } from 'drizzle-orm';
import { lineDetails } from '../../catalog/product/lineDetails.ts';
import type { CatalogContext } from '../../platform/http/callContext.ts';
import type { Queries } from '../../platform/database/database.ts';
import { linesOf } from '../openCart.ts';
import { cartLine, type StoredLine } from '../schema.ts';
import { dropOldestLines } from './dropOldestLines.ts';
import { mergeLines, mergeSaved } from './mergeLines.ts';
import { piecesOfProduct } from './piecesOfProduct.ts';

/** A moved line, the equal line that the target had before (null if there was none), and the line that results. */
export interface MovedLine {
  line: StoredLine;
  equal: StoredLine | null;
  together: StoredLine;
}

/**
 * Moves lines into another cart, or to the saved goods. Equal lines become one: a cart keeps the line that it had, and the
 * saved goods keep the line that was moved, so that its id stays valid however often it is saved.
 */
export async function moveLines(
  tx: Queries,
  context: CatalogContext,
  moving: StoredLine[],
  { id: into, isSaved = false }: { id: string; isSaved?: boolean },
): Promise<MovedLine[]> {
  const present = new Map((await linesOf(tx, into)).map((line) => [line.choice, line]));
  const details = await lineDetails(tx, context, moving);
  const moved: MovedLine[] = [];
  for (const [index, line] of moving.entries()) {
    const equal = present.get(line.choice) ?? null;
    const stays = equal && !isSaved ? equal : line;
    const goes = stays === line ? equal : line;
    const lineDetails = details[index] ?? null;
    const others = piecesOfProduct([...present.values()], line.productId) - (equal?.quantity ?? 0);
    const change =
      equal &&
      (isSaved ? mergeSaved(equal, line, lineDetails) : mergeLines(equal, line, lineDetails, others));
    const merged = { ...stays, cartId: into, ...change };
    present.set(line.choice, merged);
    if (goes) await tx.delete(cartLine).where(eq(cartLine.id, goes.id));
    const { cartId, quantity, prescription } = merged;
    await tx.update(cartLine).set({ cartId, quantity, prescription }).where(eq(cartLine.id, stays.id));
    moved.push({ line, equal, together: merged });
  }
  await dropOldestLines(tx, into);
  return moved;
}
