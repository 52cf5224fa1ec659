const MINUTES = 30;

/** Until when an order that is not paid keeps its goods, from now on. */
export function reservedUntil(): Date {
  return new Date(Date.now() + MINUTES * 60_000);
}
