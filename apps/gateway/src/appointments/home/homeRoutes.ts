import { homeVisitContract } from '@lunette/appointments/contract';
import { HOME_MINUTES } from '@lunette/appointments/rules';
import { nationalNumber } from '@lunette/country-config';
import { asc, eq } from 'drizzle-orm';
import type { CallContext } from '../../platform/http/callContext.ts';
import type { Gateway } from '../../platform/gateway.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { serve } from '../../platform/http/serve.ts';
import { placeAt } from '../../place/geocode.ts';
import { agentsNear } from './agents.ts';
import { appointmentAnswer } from '../booking/appointmentAnswer.ts';
import { bookAppointment } from '../booking/bookAppointment.ts';
import { cancelAppointment, offerFor } from '../booking/changeAppointment.ts';
import { lastHomeVisit } from './lastHomeVisit.ts';
import { HOME_VISIT, priceOf } from '../prices.ts';
import { ownAppointment } from '../booking/ownAppointment.ts';
import { agent, type StoredAppointment } from '../schema.ts';
import { offerOfAgents, slotDays } from '../booking/slots.ts';
import { whereIs } from '../../place/whereIs.ts';

const FRAMES_BROUGHT = 120;
const REASONS = ['time', 'moved', 'store', 'other'] as const;

/** Mounts the calls of the eye test at home (HEC). */
export function homeRoutes(gateway: Gateway): void {
  serve(gateway, homeVisitContract.getHomeVisitConfig, async (_input, { catalogDb, country, language }) => {
    const agents = await catalogDb
      .select()
      .from(agent)
      .where(eq(agent.country, country))
      .orderBy(asc(agent.id));
    return {
      minutes: HOME_MINUTES,
      frames: FRAMES_BROUGHT,
      price: await priceOf({ catalogDb, country }, HOME_VISIT),
      cities: [...new Set(agents.map(({ text }) => text[language].city))],
    };
  });

  serve(gateway, homeVisitContract.validateLocation, async ({ query }, context) => {
    const { catalogDb, country, language } = context;
    const [latitude = 0, longitude = 0] = query.location.split(',').map(Number);
    if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return { isServiceable: false, place: null };
    const [place] = await placeAt(catalogDb, { country, language }, { latitude, longitude });
    if (!place) return { isServiceable: false, place: null };
    const isServiceable = (await agentsNear(catalogDb, country, { latitude, longitude })).length > 0;
    return { isServiceable, place: named(place) };
  });

  serve(gateway, homeVisitContract.getHomeSlots, async ({ query }, context) => {
    const { db, catalogDb, country } = context;
    const asked = query.pinCode || query.city;
    if (!asked) throw refuse(422, 'place_missing', 'appointments.place-missing');
    const place = await whereIs(context, asked);
    const agents = place ? await agentsNear(catalogDb, country, place) : [];
    const isServiceable = agents.length > 0;
    const offer = offerOfAgents(country, agents);
    const days = isServiceable ? await slotDays(db, offer) : [];
    return { isServiceable, place: place && named(place), timeZone: offer.timeZone, days };
  });

  serve(gateway, homeVisitContract.bookHome, async ({ body }, context) => {
    const { db, catalogDb, country, language } = context;
    const { address } = body;
    const place = await whereIs(context, address.postcode || address.area || address.city);
    const agents = place ? await agentsNear(catalogDb, country, place) : [];
    if (!place || agents.length === 0) throw refuse(422, 'not_serviceable', 'appointments.not-serviceable');
    const offer = offerOfAgents(country, agents);
    const booked = await bookAppointment(context, {
      kind: 'home',
      offer,
      minutes: HOME_MINUTES,
      point: place,
      ...body,
    });
    return appointmentAnswer(db, booked, language);
  });

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

function named({ name, city, postcode }: { name: string; city: string; postcode: string }) {
  return { name, city, postcode };
}
