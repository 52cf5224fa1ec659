/**
 * Marks the document of a customer who has ordered before, to hide content for new customers (GLOB-06). This function is also
 * sent as text, so it must not refer to anything outside itself.
 */
export function markRepeatCustomer(): void {
  if (/(^|; )hasPlacedOrder=1/.test(document.cookie)) document.documentElement.dataset.customer = 'repeat';
}
