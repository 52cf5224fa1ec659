/** Three rows of distances that are reused, because a search compares a word with thousands of others. */
const rows = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)] as const;

/**
 * The number of letters by which two words differ (Damerau-Levenshtein, optimal string alignment): one missing, one too
 * many, one replaced, or two swapped. Infinity if it is more than `most`, or if a word is longer than 63 letters. With
 * `open` the second word may continue after the typed part.
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
    // A swap uses the row before the last, whose minimum may be lower by one, so the limit here is one higher.
    if (least > most + 1) return Infinity;
    [before, last, now] = [last, now, before];
  }
  let distance: number = last[length] ?? typed.length;
  if (open) for (let at = 0; at < length; at++) distance = Math.min(distance, last[at] ?? distance);
  return distance <= most ? distance : Infinity;
}
