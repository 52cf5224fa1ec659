import { formatDeviceTime } from '@lunette/country-config';
import { Num, useLocale } from '@lunette/ui-kit';
import type { OrderPayment } from '../../contract/index.ts';

/** Until when the goods of an unpaid order are reserved, as values of a text; some orders have no such time. */
export function useKept(payment: Pick<OrderPayment, 'keptUntil'> | null | undefined) {
  const { language, country } = useLocale();
  const until = payment?.keptUntil;
  return {
    kept: until ? 'yes' : 'no',
    time: until ? <Num>{formatDeviceTime(until, language, country)}</Num> : '',
  };
}
