import { countryOf } from '@lunette/country-config';
import type { Order } from '../../checkout/order/schema.ts';
import { whatsAppOfOrders } from '../../identity/account/consents/whatsAppOfOrders.ts';
import type { Queries } from '../../platform/database/database.ts';

/** The channel of messages other than e-mail, and the phone number for it. */
export interface MessageChannel {
  channel: 'sms' | 'whatsapp';
  to: string;
}

/**
 * The channel for an order: a text message to the number of the order, or WhatsApp for a customer who asked for it, to the
 * verified number of the account or, without one, of the order.
 */
export async function messageChannel(
  db: Queries,
  { country, customerId, address }: Pick<Order, 'country' | 'customerId' | 'address'>,
): Promise<MessageChannel> {
  const to = `${countryOf(country).phoneCode}${address.phone}`;
  if (customerId === null) return { channel: 'sms', to };
  const { isWanted, mobile } = await whatsAppOfOrders(db, customerId);
  return isWanted ? { channel: 'whatsapp', to: mobile ?? to } : { channel: 'sms', to };
}
