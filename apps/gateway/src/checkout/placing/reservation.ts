const MINUTES = 30;

/** The time until which the goods of an unpaid order are reserved if it is made now. */
export function reservedUntil(): Date {
  return new Date(Date.now() + MINUTES * 60_000);
}
