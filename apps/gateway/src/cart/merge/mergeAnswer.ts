import type { CartMerge } from '@lunette/cart/contract';
import type { CallContext } from '../../platform/http/callContext.ts';
import type { ReadCart } from '../readCart.ts';
import type { StoredLine, StoredMerge } from '../schema.ts';

/** What a sign-in has merged into a cart, with the lines that are still there; null if there is nothing to show. */
export function mergeAnswer(
  session: Pick<CallContext<'guest'>['session'], 'id'>,
  { merge, lines }: Pick<ReadCart, 'merge' | 'lines'>,
): CartMerge | null {
  if (!merge || merge.undone || merge.closed) return null;
  const stored = lines.map((line) => line.stored);
  const mergedLines = stored.flatMap((line) => mergedLinesOf(merge, line));
  if (!mergedLines.some(({ from }) => from !== 'account')) return null;
  const { id, client, sessionId } = merge;
  const olderClients = stored.filter((line) => merge.own.includes(line.id)).map((line) => line.client);
  const [other = null] = olderClients;
  const isOther = other !== null && other !== client && olderClients.every((older) => older === other);
  return {
    id,
    client,
    isThisDevice: sessionId === session.id,
    otherClient: isOther ? other : null,
    lines: mergedLines,
  };
}

function mergedLinesOf(merge: StoredMerge, { id: lineId }: StoredLine): CartMerge['lines'] {
  const line = { lineId, addedAt: addedAt(lineId), pieces: null };
  if (merge.moved.includes(lineId)) return [{ ...line, from: 'device' }];
  if (merge.own.includes(lineId)) return [{ ...line, from: 'account' }];
  const both = merge.joined.find((joined) => joined.lineId === lineId);
  if (!both) return [];
  const { moved, own, together } = both;
  const pieces = { device: moved.quantity, account: own.quantity, together: together.quantity };
  return [{ ...line, from: 'both', pieces }];
}

/** When a line was added: its id (a UUID of version 7) begins with the time in milliseconds. */
function addedAt(lineId: string): string {
  return new Date(Number.parseInt(lineId.replaceAll('-', '').slice(0, 12), 16)).toISOString();
}
