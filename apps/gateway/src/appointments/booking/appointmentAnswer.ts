import type { Agent, Appointment } from '@lunette/appointments/contract';
import { changeableUntil, dayIn, reminderAt, timeIn } from '@lunette/appointments/rules';
import { countryOf, type Language } from '@lunette/country-config';
import { inArray } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { agent, type StoredAgent, type StoredAppointment } from '../schema.ts';
import { store, type StoredStore } from '../../stores/schema.ts';
import { orders } from '../../checkout/order/schema.ts';
import { isEyeTestOf } from './bookAppointment.ts';
import { storeAnswer } from '../../stores/stores.ts';

/** Appointments as the shopper who made them sees them. */
export async function appointmentAnswers(
  db: Queries,
  rows: StoredAppointment[],
  language: Language,
): Promise<Appointment[]> {
  const codes = rows.flatMap(({ storeCode }) => storeCode ?? []);
  const agentIds = rows.flatMap(({ kind, seat }) => (kind === 'home' ? seat : []));
  const stores = codes.length > 0 ? await db.select().from(store).where(inArray(store.code, codes)) : [];
  const agents = agentIds.length > 0 ? await db.select().from(agent).where(inArray(agent.id, agentIds)) : [];
  const eyeTests = await eyeTestsAmong(db, rows);
  return rows.map((row) =>
    answer(row, language, {
      isEyeTest: eyeTests.has(row.id),
      store: stores.find(({ code }) => code === row.storeCode),
      agent: agents.find(({ id }) => id === row.seat),
    }),
  );
}

/** The ids of the appointments that are the eye test of their order. */
async function eyeTestsAmong(db: Queries, rows: StoredAppointment[]): Promise<Set<string>> {
  const ids = rows.flatMap(({ orderId }) => orderId ?? []);
  if (ids.length === 0) return new Set();
  const found = await db
    .select({ id: orders.id, studioCode: orders.studioCode })
    .from(orders)
    .where(inArray(orders.id, ids));
  const byId = new Map(found.map((order) => [order.id, order]));
  const isEyeTest = ({ orderId, itemId }: StoredAppointment) => {
    const order = byId.get(orderId ?? '');
    return order !== undefined && isEyeTestOf(order, itemId);
  };
  return new Set(rows.filter(isEyeTest).map(({ id }) => id));
}

/** One appointment as the shopper who made it sees it. */
export async function appointmentAnswer(
  db: Queries,
  row: StoredAppointment,
  language: Language,
): Promise<Appointment> {
  const [appointment] = await appointmentAnswers(db, [row], language);
  if (!appointment) throw new Error(`Appointment ${row.id} has no answer`);
  return appointment;
}

/** An optician as shoppers see them. */
function agentAnswer({ text, visits, rating }: StoredAgent, language: Language): Agent {
  return { name: text[language].name, visits, rating };
}

function answer(
  row: StoredAppointment,
  language: Language,
  place: { store: StoredStore | undefined; agent: StoredAgent | undefined; isEyeTest: boolean },
): Appointment {
  const { id, kind, status, country, name, phone, address, orderId, itemId, startsAt, endsAt } = row;
  const { timeZone } = place.store ?? place.agent ?? countryOf(country);
  return {
    appointmentId: id,
    kind,
    status,
    country,
    name,
    phone,
    address,
    orderId,
    itemId,
    isEyeTest: place.isEyeTest,
    date: dayIn(timeZone, startsAt),
    time: timeIn(timeZone, startsAt),
    endTime: timeIn(timeZone, endsAt),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    timeZone,
    store: place.store ? storeAnswer(place.store, language) : null,
    agent: place.agent ? agentAnswer(place.agent, language) : null,
    isOver: endsAt <= new Date(),
    changeableUntil: changeableUntil(row, new Date())?.toISOString() ?? null,
    reminderAt: status === 'booked' ? (reminderAt(startsAt, new Date())?.toISOString() ?? null) : null,
  };
}
