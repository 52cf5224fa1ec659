/** Reads rating and page from the address of the reviews page, `?rating=5&page=2`; pages begin at 1. Invalid values are ignored. */
export function readReviewsUrl(search: URLSearchParams): { rating?: number; page: number } {
  const rating = Number(search.get('rating'));
  const page = Number(search.get('page') ?? 1);
  return {
    ...(Number.isInteger(rating) && rating >= 1 && rating <= 5 && { rating }),
    page: Number.isInteger(page) && page >= 1 && page <= 1000 ? page - 1 : 0,
  };
}

/** The address of a page of reviews; the page index begins at 0. */
export function reviewsUrl({ rating, page = 0 }: { rating?: number | undefined; page?: number }): string {
  const search = new URLSearchParams({
    ...(rating !== undefined && { rating: String(rating) }),
    ...(page > 0 && { page: String(page + 1) }),
  }).toString();
  return search === '' ? '/reviews' : `/reviews?${search}`;
}
