import { orderVisitContract, type Appointment } from '@lunette/appointments/contract';
import { dayIn, STORE_MINUTES, timeIn } from '@lunette/appointments/rules';
import { isTestedInStudio } from '@lunette/prescription/rules';
import { itemsOf, orderNotFound, ownOrder } from '../../checkout/order/ownOrder.ts';
import type { CallContext } from '../../platform/http/callContext.ts';
import type { Gateway } from '../../platform/gateway.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { serve } from '../../platform/http/serve.ts';
import { appointmentAnswer } from '../booking/appointmentAnswer.ts';
import {
  bookAppointment,
  checkedMoment,
  fittingToCome,
  isEyeTestOf,
  refuseBeforeDelivery,
  refuseUnplaced,
} from '../booking/bookAppointment.ts';
import { cancelAppointment, moveAppointment } from '../booking/changeAppointment.ts';
import { appointmentNotFound, ownAppointment } from '../booking/ownAppointment.ts';
import { offerOfStore, slotDays } from '../booking/slots.ts';
import { expectedDayOf } from './expectedGoods.ts';
import { findStore } from '../../stores/stores.ts';

interface RequestedTime {
  storeCode: string;
  startsAt: string;
}

/**
 * Mounts the calls of appointments in a store for an order. An order of another caller is not found; an order of another
 * country is not found by the calls that request or book a time.
 */
export function orderVisitRoutes(gateway: Gateway): void {
  serve(gateway, orderVisitContract.postStudioSlot, async ({ params, body }, context) => {
    const { db, catalogDb, session, country } = context;
    const order = await ownOrder(db, session, params.orderId);
    if (order.country !== country) throw orderNotFound();
    const offer = offerOfStore(await findStore(catalogDb, country, body.storeCode));
    const at = checkedMoment(offer, body.startsAt);
    const selectedDate = dayIn(offer.timeZone, at);
    const [day] = await slotDays(db, offer, selectedDate);
    const slot = day?.slots.find(({ startsAt }) => startsAt === at.toISOString());
    return { isFree: (slot?.free ?? 0) > 0, selectedDate, selectedTime: timeIn(offer.timeZone, at) };
  });

  serve(gateway, orderVisitContract.bookOrderVisit, ({ query, body }, context) =>
    bookForOrder(context, query.orderId, body.itemId, body),
  );
  serve(gateway, orderVisitContract.bookItemVisit, ({ query, body }, context) =>
    bookForOrder(context, query.orderId, query.itemId, body),
  );

  serve(gateway, orderVisitContract.rescheduleOrderVisit, async ({ query, body }, context) => {
    const { db, session, language } = context;
    await ownOrder(db, session, query.orderId);
    const row = await ownAppointment(db, session, body.appointmentId, 'order');
    if (row.orderId !== query.orderId) throw appointmentNotFound();
    return appointmentAnswer(db, await moveAppointment(context, row, body.startsAt), language);
  });

  serve(gateway, orderVisitContract.getItemVisit, async ({ params }, { db, session, language }) =>
    appointmentAnswer(db, await ownAppointment(db, session, params.appointmentId, 'order'), language),
  );

  serve(gateway, orderVisitContract.cancelItemVisit, async ({ query }, context) => {
    const { db, session, language } = context;
    await ownOrder(db, session, query.orderId);
    const items = await itemsOf(db, query.orderId);
    if (!items.some(({ id }) => id === query.itemId)) throw appointmentNotFound();
    const row = await fittingToCome(db, query.orderId, query.itemId);
    if (!row) throw appointmentNotFound();
    return appointmentAnswer(db, await cancelAppointment(context, row, ''), language);
  });
}

/**
 * Books the fitting of an order, or of one item of it, from the day on which the goods arrive; or the eye test of an order
 * that waits for its power, in any studio and from now on (CART-08).
 */
async function bookForOrder(
  context: CallContext<'guest'>,
  orderId: string,
  itemId: string | undefined,
  { storeCode, startsAt }: RequestedTime,
): Promise<Appointment> {
  const { db, catalogDb, session, country, language } = context;
  const order = await ownOrder(db, session, orderId);
  if (order.country !== country) throw orderNotFound();
  const items = await itemsOf(db, orderId);
  if (itemId !== undefined && !items.some(({ id }) => id === itemId)) throw orderNotFound();
  refuseUnplaced(order);
  const store = await findStore(catalogDb, country, storeCode);
  const offer = offerOfStore(store);
  const waits = items.some(({ prescription }) => isTestedInStudio(prescription));
  const isEyeTest = waits && isEyeTestOf(order, itemId ?? null);
  if (!isEyeTest) refuseBeforeDelivery(await expectedDayOf(db, orderId, itemId), offer, new Date(startsAt));
  else if (!store.isStudio) throw refuse(409, 'no_studio', 'appointments.no-studio');
  const { firstName, lastName, phone } = order.address;
  const contact = { name: [firstName, lastName].filter(Boolean).join(' '), phone, email: order.email };
  const booked = await bookAppointment(context, {
    kind: 'order',
    offer,
    minutes: STORE_MINUTES,
    storeCode,
    startsAt,
    orderId,
    itemId,
    isEyeTest,
    ...contact,
  });
  return appointmentAnswer(db, booked, language);
}
