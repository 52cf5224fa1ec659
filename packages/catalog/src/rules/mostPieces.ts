/** The most pieces of one product in a cart; a higher number is taken for a mistake. */
export const MOST_PIECES = 99;
