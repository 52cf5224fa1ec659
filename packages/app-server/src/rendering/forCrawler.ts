/** An internal header of the request for a page that a crawler reads: it cannot scroll, so the page has all of its items. */
export const FOR_CRAWLER = 'x-for-crawler';
