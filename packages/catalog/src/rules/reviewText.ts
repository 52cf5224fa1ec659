/** The minimum and maximum length of a review. */
export const REVIEW_TEXT = { min: 10, max: 2000 } as const;
