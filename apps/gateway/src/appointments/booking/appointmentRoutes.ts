import { appointmentContract } from '@lunette/appointments/contract';
import { STORE_MINUTES } from '@lunette/appointments/rules';
import type { Gateway } from '../../platform/gateway.ts';
import { serve } from '../../platform/http/serve.ts';
import { appointmentAnswer, appointmentAnswers } from './appointmentAnswer.ts';
import { ownOrLinkedAppointment } from './appointmentLink.ts';
import { bookAppointment } from './bookAppointment.ts';
import { cancelAppointment, moveAppointment, timesToMove } from './changeAppointment.ts';
import { ownAppointments } from './ownAppointment.ts';
import { offerOfStore } from './slots.ts';
import { findStore } from '../../stores/stores.ts';

/** Mounts the calls of a caller's own appointments and of linked ones, and the booking of an eye test in a store (APPT-08). */
export function appointmentRoutes(gateway: Gateway): void {
  serve(gateway, appointmentContract.getAppointments, async (_input, { db, session, language }) => ({
    appointments: await appointmentAnswers(db, await ownAppointments(db, session), language),
  }));

  serve(gateway, appointmentContract.getAppointment, async ({ params, query }, context) => {
    const row = await ownOrLinkedAppointment(context, params.appointmentId, query);
    return appointmentAnswer(context.db, row, context.language);
  });

  serve(gateway, appointmentContract.getMoveTimes, async ({ params, query }, context) =>
    timesToMove(context, await ownOrLinkedAppointment(context, params.appointmentId, query)),
  );

  serve(gateway, appointmentContract.moveAppointment, async ({ params, query, body }, context) => {
    const { db, language } = context;
    const row = await ownOrLinkedAppointment(context, params.appointmentId, query);
    return appointmentAnswer(db, await moveAppointment(context, row, body.startsAt), language);
  });

  serve(gateway, appointmentContract.cancelAppointment, async ({ params, query, body }, context) => {
    const { db, language } = context;
    const row = await ownOrLinkedAppointment(context, params.appointmentId, query);
    return appointmentAnswer(db, await cancelAppointment(context, row, body.reason), language);
  });

  serve(gateway, appointmentContract.bookVision, async ({ body }, context) => {
    const { db, catalogDb, country, language } = context;
    const offer = offerOfStore(await findStore(catalogDb, country, body.storeCode));
    const booked = await bookAppointment(context, { kind: 'vision', offer, minutes: STORE_MINUTES, ...body });
    return appointmentAnswer(db, booked, language);
  });
}
