import { paths } from '@lunette/api-client/contract';
import { isTestedInStudio } from '@lunette/prescription/rules';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { appointment, type StoredAppointment } from '../../appointments/schema.ts';
import { studiosByCode } from '../../stores/studios.ts';
import type { Order, StoredItem } from '../../checkout/order/schema.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { JobContext } from '../../platform/jobs/jobs.ts';
import { orderUrl } from '../messages/orderUrl.ts';
import { powerUrl } from './powerUrl.ts';

/** The texts of a request for a missing power: sentence, subject, text, action with its link, and text message. */
export interface PowerMessage {
  waits: string;
  subject: string;
  text: string;
  action: string;
  url: string;
  sms: string;
}

/** The latest booked eye test of an order, past or future; null if there is none or it was cancelled. */
export async function eyeTestOf(db: Queries, orderId: string): Promise<StoredAppointment | null> {
  const [found] = await db
    .select()
    .from(appointment)
    .where(
      and(eq(appointment.orderId, orderId), isNull(appointment.itemId), eq(appointment.status, 'booked')),
    )
    .orderBy(desc(appointment.startsAt))
    .limit(1);
  return found ?? null;
}

/**
 * The request to a shopper for an item without a power: to enter it, or to book the eye test in the chosen studio if none is
 * booked.
 */
export async function powerMessage(
  { texts, settings }: Pick<JobContext, 'texts' | 'settings'>,
  db: Queries,
  order: Order,
  { id, details, prescription }: StoredItem,
): Promise<PowerMessage> {
  const { id: orderId, language, country, studioCode } = order;
  const t = texts(language, country);
  const name = details.modelName || details.name;
  const studio =
    studioCode !== null && isTestedInStudio(prescription) && !(await eyeTestOf(db, orderId))
      ? (await studiosByCode(db, [studioCode], language)).get(studioCode)
      : undefined;
  if (!studio) {
    const url = powerUrl(settings, order, id);
    return {
      waits: t('orders.power-waits', { name }),
      subject: t('orders.power-subject', { name }),
      text: t('orders.power-text', { orderId }),
      action: t('orders.power-enter'),
      url,
      sms: t('orders.power-sms', { name, link: url }),
    };
  }
  const url = orderUrl(settings, order, paths.orderSummary(orderId));
  const values = { name, orderId, studio: studio.name, address: studio.address };
  return {
    waits: t('orders.studio-waits', values),
    subject: t('orders.studio-subject', values),
    text: t('orders.studio-text', values),
    action: t('orders.studio-choose'),
    url,
    sms: t('orders.studio-sms', { ...values, link: url }),
  };
}
