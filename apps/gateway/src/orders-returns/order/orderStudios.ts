import type { Order as OrderAnswer } from '@lunette/orders-returns/contract';
import type { Language } from '@lunette/country-config';
import { isEyeTestOf } from '../../appointments/booking/bookAppointment.ts';
import type { StoredAppointment } from '../../appointments/schema.ts';
import type { Order } from '../../checkout/order/schema.ts';
import type { Queries } from '../../platform/database/database.ts';
import { studiosByCode } from '../../stores/studios.ts';

/** The studios and times of the eye tests of several orders, by order; `fittings` are those still to come. */
export async function orderStudios(
  db: Queries,
  orders: Order[],
  { fittings, language }: { fittings: StoredAppointment[]; language: Language },
): Promise<Map<string, OrderAnswer['studio']>> {
  const codes = orders.flatMap(({ studioCode }) => studioCode ?? []);
  const studios = await studiosByCode(db, codes, language);
  return new Map(
    orders.map((order) => {
      const studio = studios.get(order.studioCode ?? '');
      const visit = fittings.find(
        ({ orderId, itemId }) => orderId === order.id && isEyeTestOf(order, itemId),
      );
      const time = visit ? { appointmentId: visit.id, startsAt: visit.startsAt.toISOString() } : null;
      return [order.id, studio ? { ...studio, visit: time } : null];
    }),
  );
}
