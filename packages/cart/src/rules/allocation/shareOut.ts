/**
 * Shares an amount by weight, without a remainder. The rounding is cumulative: the first n shares together are their
 * exact part, rounded once, so that no prefix is more than half a unit away and the last share takes what is left. No
 * share is above its weight where the amount is not above all weights. Weights that are all zero count the same.
 */
export function shareOut(amount: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  if (amount === 0) return weights.map(() => 0);
  if (all === 0) {
    const same = weights.map(() => 1);
    return same.length === 0 ? same : shareOut(amount, same);
  }
  // The products exceed what a number holds exactly.
  const [whole, total] = [BigInt(amount), BigInt(all)];
  let weighed = 0n;
  let given = 0;
  return weights.map((weight) => {
    weighed += BigInt(weight);
    const upTo = Number((2n * whole * weighed + total) / (2n * total));
    const share = upTo - given;
    given = upTo;
    return share;
  });
}
