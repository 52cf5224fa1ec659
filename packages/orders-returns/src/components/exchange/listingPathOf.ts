/** Where something new is chosen for goods of a kind. */
export function shopOf(classification: string): string {
  return classification === 'sunglasses' ? '/sunglasses' : '/eyeglasses';
}
