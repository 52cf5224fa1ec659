/** Characters of an item's name that a cart shows (CART-09). */
const NAME_LIMIT = 39;

/** An item's name as a cart shows it: cut at 39 characters, an ellipsis in place of the rest. */
export function cutName(name: string): string {
  // Counted in characters as a reader sees them, so that an emoji or an Arabic mark is never cut in half.
  const characters = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment);
  return characters.length > NAME_LIMIT ? `${characters.slice(0, NAME_LIMIT).join('')}…` : name;
}
