/** Three rows of distances that take turns: a search compares a word with thousands. */
const rows = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)] as const;

/**
 * How many letters two words differ by (Damerau-Levenshtein, optimal string alignment): one left out, one too many, another
 * one, or two that changed places. Infinity when they are more than `most`, or when a word is longer than 63 letters. Where
 * `open`, the second word may go on after what fits best, as while one types.
 */
export function editDistance(typed: string, word: string, most: number, open = false): number {
  const { length } = word;
  if (length > 63 || typed.length > 63) return Infinity;
  let [before, last, now]: Uint8Array[] = [...rows];
  if (!before || !last || !now) return Infinity;
  for (let at = 0; at <= length; at++) last[at] = at;
  for (let row = 1; row <= typed.length; row++) {
    const letter = typed.charCodeAt(row - 1);
    const letterBefore = row > 1 ? typed.charCodeAt(row - 2) : -1;
    now[0] = row;
    let least = row;
    for (let at = 1; at <= length; at++) {
      const other = word.charCodeAt(at - 1);
      let distance = Math.min(
        (last[at] ?? 0) + 1,
        (now[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (letter === other ? 0 : 1),
      );
      const isSwapped = at > 1 && letter === word.charCodeAt(at - 2) && letterBefore === other;
      if (isSwapped) distance = Math.min(distance, (before[at - 2] ?? 0) + 1);
      now[at] = distance;
      if (distance < least) least = distance;
    }
    // Later rows are never nearer than two rows in a row: a swap looks two rows back.
    if (least > most + 1) return Infinity;
    [before, last, now] = [last, now, before];
  }
  let distance: number = last[length] ?? typed.length;
  if (open) for (let at = 0; at < length; at++) distance = Math.min(distance, last[at] ?? distance);
  return distance <= most ? distance : Infinity;
}
