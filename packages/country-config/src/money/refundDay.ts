import type { CountryCode } from '../country/country.ts';
import { dateIn } from '../date.ts';

/** The way of a refund: as it was paid, as store credit, or to a bank account. */
type RefundWay = 'source' | 'storecredit' | 'neft';

/** The number of days until a bank shows a refund; store credit is available immediately. */
const REFUND_DAYS: Record<CountryCode, Record<RefundWay, number>> = {
  IN: { source: 7, storecredit: 0, neft: 3 },
  SG: { source: 10, storecredit: 0, neft: 3 },
  AE: { source: 10, storecredit: 0, neft: 5 },
  SA: { source: 10, storecredit: 0, neft: 5 },
  US: { source: 7, storecredit: 0, neft: 3 },
};
const DAY = 86_400_000;

/** The day (`YYYY-MM-DD`) by which a refund of this moment appears at the bank, or in the account. */
export function refundDay(country: CountryCode, way: RefundWay, from: Date): string {
  return dateIn(country, new Date(from.getTime() + REFUND_DAYS[country][way] * DAY));
}
