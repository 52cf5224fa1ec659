/**
 * How many letters two words differ by (Damerau-Levenshtein, optimal string alignment): one left out, one too many, another
 * one, or two that changed places. Where `open`, the second word may go on after what fits best, as while one types.
 */
export function editDistance(typed: string, word: string, open = false): number {
  let before: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row++) {
    const now = [row];
    for (let at = 1; at <= word.length; at++) {
      const isSame = typed[row - 1] === word[at - 1];
      const isSwapped = typed[row - 1] === word[at - 2] && typed[row - 2] === word[at - 1];
      now[at] = Math.min(
        (last[at] ?? 0) + 1,
        (now[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped && row > 1 && at > 1 ? (before[at - 2] ?? 0) + 1 : Infinity,
      );
    }
    before = last;
    last = now;
  }
  return open ? Math.min(...last) : (last[word.length] ?? typed.length);
}
