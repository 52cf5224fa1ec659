import { homeVisitContract } from '@lunette/appointments/contract';
import { nationalNumber } from '@lunette/country-config';
import type { CallContext } from '../../platform/http/callContext.ts';
import type { Gateway } from '../../platform/gateway.ts';
import { serve } from '../../platform/http/serve.ts';
import { appointmentAnswer } from '../booking/appointmentAnswer.ts';
import { cancelAppointment, offerFor } from '../booking/changeAppointment.ts';
import { ownAppointment } from '../booking/ownAppointment.ts';
import { slotDays } from '../booking/slots.ts';
import type { StoredAppointment } from '../schema.ts';
import { lastHomeVisit } from './lastHomeVisit.ts';

const REASONS = ['time', 'moved', 'store', 'other'] as const;

/** Mounts the calls that read and cancel a caller's own visits at home. */
export function ownHomeRoutes(gateway: Gateway): void {
  serve(gateway, homeVisitContract.getCancelReasons, async (_input, { t }) => ({
    reasons: REASONS.map((id) => ({ id, label: t(`appointments.reason-${id}`) })),
  }));

  const cancelled = async (context: CallContext<'guest'>, id: string, reason = '') => {
    const row = await ownHome(context, id);
    return appointmentAnswer(context.db, await cancelAppointment(context, row, reason), context.language);
  };
  serve(gateway, homeVisitContract.cancelHomeOrder, ({ params, query, body }, context) =>
    cancelled(context, params.appointmentId, body.reason ?? query.reason),
  );
  serve(gateway, homeVisitContract.cancelHome, ({ query }, context) =>
    cancelled(context, query.orderId, query.reasonCancellation),
  );

  serve(gateway, homeVisitContract.getLastHomeOrder, async ({ query }, context) => ({
    lastOrder: await lastHomeVisit(context, nationalNumber(query.telephone, context.country)),
  }));

  serve(gateway, homeVisitContract.getHomeAgent, async ({ query }, context) => {
    const row = await ownHome(context, query.orderId);
    const { agent: agentInfo } = await appointmentAnswer(context.db, row, context.language);
    return { agentInfo };
  });

  serve(gateway, homeVisitContract.getHome, async ({ params }, context) =>
    appointmentAnswer(context.db, await ownHome(context, params.appointmentId), context.language),
  );

  serve(gateway, homeVisitContract.getHomeUpdate, async ({ params }, context) => {
    const { db, language } = context;
    const row = await ownHome(context, params.appointmentId);
    const days = await slotDays(db, await offerFor(context, row));
    return { appointment: await appointmentAnswer(db, row, language), days };
  });
}

function ownHome({ db, session }: CallContext<'guest'>, id: string): Promise<StoredAppointment> {
  return ownAppointment(db, session, id, 'home');
}
