import { paths } from '@lunette/api-client/contract';
import type { Appointment } from '@lunette/appointments/contract';
import { dayIn } from '@lunette/appointments/rules';
import { formatDate, formatTime, storeChoice, type Language } from '@lunette/country-config';
import { html, mailLink, mailPage } from '../../platform/messages/mailPage.ts';
import type { Mail } from '../../platform/messages/messages.ts';
import type { Translate } from '../../platform/texts/texts.ts';

interface AppointmentWords {
  answer: Appointment;
  notification: 'booked' | 'moved' | 'cancelled' | 'reminder';
  t: Translate;
  language: Language;
  /** The storefront whose page shows the appointment. */
  origin: string;
  /** The parameters with which the link in the e-mail opens the appointment in any browser; null without them. */
  signed: string | null;
}

/** The text message about an appointment. */
export function appointmentText(words: AppointmentWords): string {
  const { answer, notification, t } = words;
  return t(`appointments.sms-${notification}`, {
    date: dateOf(words),
    // A reminder is planned for the day before, but it may be sent late.
    day: answer.date === dayIn(answer.timeZone, new Date()) ? 'today' : 'tomorrow',
    time: timeOf(words, answer.time),
    number: answer.appointmentId,
    place: placeOf(words),
  });
}

/** The e-mail about an appointment, as HTML and as plain text. */
export function appointmentMail(words: AppointmentWords, to: string): Mail {
  const { answer, notification, t, language, origin, signed } = words;
  const { time, endTime, appointmentId } = answer;
  const subject = t(`appointments.mail-${notification}`, { date: dateOf(words), time: timeOf(words, time) });
  const number = t('appointments.mail-number', { number: appointmentId });
  const url = storeChoice({ country: answer.country, language }, origin, pathOf(answer, signed));
  const link = t('appointments.mail-link');
  const place = placeOf(words);
  const ends = t('appointments.mail-until', { time: timeOf(words, endTime) });
  return {
    to,
    subject,
    text: [subject, '', place, ends, number, '', `${link}: ${url}`].join('\n'),
    html: mailPage(language, subject, [
      html`<p style="margin:0">${place}</p>
        <p style="margin:0 0 24px">${ends}</p>`,
      html`<p class="soft" style="margin:0 0 24px;color:#57534B">${number}</p>`,
      mailLink({ text: link, url }),
    ]),
  };
}

function pathOf({ kind, appointmentId, orderId }: Appointment, signed: string | null): string {
  if (kind === 'order') return paths.orderSummary(orderId ?? '');
  const query = [`visit=${appointmentId}`, signed].filter(Boolean).join('&');
  return `${kind === 'home' ? paths.homeVisit() : paths.eyeTest()}?${query}`;
}

function dateOf({ answer, language }: AppointmentWords): string {
  return formatDate(answer.date, language, answer.country);
}

function timeOf({ answer, language }: AppointmentWords, time: string): string {
  return formatTime(time, language, answer.country);
}

/** The place of an appointment. The address of a home is left out, because the recipient may not be the one who typed it. */
function placeOf({ answer: { store }, t }: AppointmentWords): string {
  if (store) return t('appointments.at-store', { name: store.name, address: store.address });
  return t('appointments.at-home');
}
