const EYEWEAR: readonly string[] = ['eyeframe', 'sunglasses'];

/** Whether goods of a classification are frames, with or without lenses. Contact lenses are not eyewear. */
export function isEyewear(classification: string): boolean {
  return EYEWEAR.includes(classification);
}
