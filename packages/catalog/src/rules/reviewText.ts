/** The shortest and the longest text of a review. */
export const REVIEW_TEXT = { min: 10, max: 2000 } as const;
