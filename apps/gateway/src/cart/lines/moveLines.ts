import { eq } from 'drizzle-orm';
import { lineDetails } from '../../catalog/product/lineDetails.ts';
import type { CatalogContext } from '../../platform/http/callContext.ts';
import type { Queries } from '../../platform/database/database.ts';
import { linesOf } from '../openCart.ts';
import { cartLine, type StoredLine } from '../schema.ts';
import { mergeLines, mergeSaved } from './mergeLines.ts';

/** A line that has moved; if it met an equal one, that one as it was before, and the merged line. */
export interface MovedLine {
  line: StoredLine;
  equal: StoredLine | null;
  together: StoredLine;
}

/**
 * Moves lines into another cart, or to the saved goods. Equal lines become one: in a cart the line that was there stays, and
 * among saved goods the one that came, so that its id stays valid however often it is saved.
 */
export async function moveLines(
  tx: Queries,
  context: CatalogContext,
  moving: StoredLine[],
  { id: into, isSaved = false }: { id: string; isSaved?: boolean },
): Promise<MovedLine[]> {
  const present = new Map((await linesOf(tx, into)).map((line) => [line.choice, line]));
  const details = await lineDetails(tx, context, moving);
  const merge = isSaved ? mergeSaved : mergeLines;
  const moved: MovedLine[] = [];
  for (const [index, line] of moving.entries()) {
    const equal = present.get(line.choice) ?? null;
    const stays = equal && !isSaved ? equal : line;
    const goes = stays === line ? equal : line;
    const merged = { ...stays, cartId: into, ...(equal && merge(equal, line, details[index] ?? null)) };
    if (goes) await tx.delete(cartLine).where(eq(cartLine.id, goes.id));
    const { cartId, quantity, prescription } = merged;
    await tx.update(cartLine).set({ cartId, quantity, prescription }).where(eq(cartLine.id, stays.id));
    moved.push({ line, equal, together: merged });
  }
  return moved;
}
