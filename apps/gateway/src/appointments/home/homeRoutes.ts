import { homeVisitContract } from '@lunette/appointments/contract';
import { HOME_MINUTES } from '@lunette/appointments/rules';
import { asc, eq } from 'drizzle-orm';
import type { Gateway } from '../../platform/gateway.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { serve } from '../../platform/http/serve.ts';
import { placeAt } from '../../place/geocode.ts';
import { agentsNear } from './agents.ts';
import { appointmentAnswer } from '../booking/appointmentAnswer.ts';
import { bookAppointment } from '../booking/bookAppointment.ts';
import { HOME_VISIT, priceOf } from '../prices.ts';
import { agent } from '../schema.ts';
import { offerOfAgents, slotDays } from '../booking/slots.ts';
import { whereIs } from '../../place/whereIs.ts';

const FRAMES_BROUGHT = 120;

/** Mounts the calls that tell where and when opticians test eyes at home, and the booking of such a visit (HEC). */
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
      coordinates: place,
      ...body,
    });
    return appointmentAnswer(db, booked, language);
  });
}

function named({ name, city, postcode }: { name: string; city: string; postcode: string }) {
  return { name, city, postcode };
}
