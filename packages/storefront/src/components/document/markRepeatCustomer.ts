/**
 * Marks the document of who has ordered before, so that what is for new customers is hidden (GLOB-06). It is also sent as
 * text, so it may refer to nothing outside itself.
 */
export function markRepeatCustomer(): void {
  if (/(^|; )hasPlacedOrder=1/.test(document.cookie)) document.documentElement.dataset.customer = 'repeat';
}
