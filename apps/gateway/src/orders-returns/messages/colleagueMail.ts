import { countryOf } from '@lunette/country-config';
import type { Order } from '../../checkout/order/schema.ts';
import { html, mailPage } from '../../platform/messages/mailPage.ts';
import type { Mail } from '../../platform/messages/messages.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import type { Translate } from '../../platform/texts/texts.ts';

/** A mail in English that asks a colleague in the store to do something. */
export function colleagueMail({ mailFrom }: Pick<Settings, 'mailFrom'>, subject: string, text: string): Mail {
  return {
    to: mailFrom,
    subject,
    text: [subject, '', text].join('\n'),
    html: mailPage('en', subject, [html`<p style="margin:0">${text}</p>`]),
  };
}

/** The name, phone number and language of a shopper, for a mail to a colleague. */
export function shopperValues({ address, country, language }: Order, t: Translate): Record<string, string> {
  return {
    name: `${address.firstName} ${address.lastName}`.trim(),
    phone: `${countryOf(country).phoneCode} ${address.phone}`,
    language: t(`orders.call-language.${language}`),
  };
}
