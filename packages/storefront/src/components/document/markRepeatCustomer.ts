/**
 * Marks the document of a customer who has ordered before, to hide what is for new ones (GLOB-06). It is also sent as
 * text, so it may refer to nothing outside itself.
 */
export function markRepeatCustomer(): void {
  if (/(^|; )hasPlacedOrder=1/.test(document.cookie)) document.documentElement.dataset.customer = 'repeat';
}
