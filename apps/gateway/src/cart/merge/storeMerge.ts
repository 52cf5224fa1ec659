import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { DomainEvents } from '../../platform/events.ts';
import type { Queries } from '../../platform/database/database.ts';
import { piecesOfLine } from '../lines/mergeLines.ts';
import type { MovedLine } from '../lines/moveLines.ts';
import { cart, type StoredLine } from '../schema.ts';

/** Stores with a customer's cart which lines a sign-in has merged into it, if both carts had lines. */
export async function storeMerge(
  tx: Queries,
  { sessionId, client }: Pick<DomainEvents['onSignIn'], 'sessionId' | 'client'>,
  { cartId, older, moved }: { cartId: string; older: StoredLine[]; moved: MovedLine[] },
): Promise<void> {
  if (older.length === 0 || moved.length === 0) return;
  const joined = moved.flatMap(({ line, equal, together }) =>
    equal
      ? {
          lineId: equal.id,
          own: piecesOfLine(equal),
          moved: piecesOfLine(line),
          together: piecesOfLine(together),
        }
      : [],
  );
  const both = new Set(joined.map(({ lineId }) => lineId));
  await tx
    .update(cart)
    .set({
      merge: {
        id: randomUUID(),
        at: new Date().toISOString(),
        sessionId,
        client,
        moved: moved.filter(({ equal }) => !equal).map(({ line }) => line.id),
        own: older.map(({ id }) => id).filter((id) => !both.has(id)),
        joined,
      },
    })
    .where(eq(cart.id, cartId));
}
