/** The index of the loaded picture of a turn that is nearest to `at`; null if none is loaded. */
export function nearestLoaded(loaded: readonly boolean[], at: number): number | null {
  const count = loaded.length;
  for (let step = 0; step <= count / 2; step++)
    for (const index of [(at + step) % count, (at - step + count) % count]) if (loaded[index]) return index;
  return null;
}
