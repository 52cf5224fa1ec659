/** The path of the listing in which other goods of the same kind are chosen. */
export function listingPathOf(classification: string): string {
  return classification === 'sunglasses' ? '/sunglasses' : '/eyeglasses';
}
