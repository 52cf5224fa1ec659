/**
 * Divides an amount by weight, without a remainder. The rounding is cumulative: the sum of the first n shares is their
 * exact part, rounded once, so every such sum is within half a unit and the last share takes the rest. No share exceeds
 * its weight if the amount does not exceed the sum of the weights. If all weights are zero, the shares are equal.
 */
export function shareOut(amount: number, weights: readonly number[]): number[] {
  const weightSum = weights.reduce((sum, weight) => sum + weight, 0);
  if (amount === 0) return weights.map(() => 0);
  if (weightSum === 0) {
    const same = weights.map(() => 1);
    return same.length === 0 ? same : shareOut(amount, same);
  }
  // The products exceed what a number holds exactly.
  const [whole, total] = [BigInt(amount), BigInt(weightSum)];
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
