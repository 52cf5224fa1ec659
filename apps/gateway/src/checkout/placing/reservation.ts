const MINUTES = 30;
/** For how long after an order was made its goods are reserved at most, however often its payment is started again. */
const MOST_MINUTES = 120;

/** The time until which the goods of an unpaid order are reserved if its payment is started now. */
export function reservedUntil(madeAt = new Date()): Date {
  return new Date(Math.min(Date.now() + MINUTES * 60_000, madeAt.getTime() + MOST_MINUTES * 60_000));
}
