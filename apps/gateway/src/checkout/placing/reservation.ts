const MINUTES = 30;

/** The time until which an unpaid order that is made now keeps its goods. */
export function reservedUntil(): Date {
  return new Date(Date.now() + MINUTES * 60_000);
}
