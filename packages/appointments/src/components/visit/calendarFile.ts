import { saveFile } from '@lunette/ui-kit';
import type { Appointment } from '../../contract/index.ts';

/** An appointment as a calendar file in the format of RFC 5545. */
export function calendarText(visit: Appointment, title: string, place: string, now = new Date()): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lunette//Appointments//EN',
    'BEGIN:VEVENT',
    `UID:${visit.appointmentId}@lunette`,
    `DTSTAMP:${stamp(now.toISOString())}`,
    `DTSTART:${stamp(visit.startsAt)}`,
    `DTEND:${stamp(visit.endsAt)}`,
    `SUMMARY:${written(title)}`,
    `LOCATION:${written(place)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}

/** Gives the calendar file to the browser, which saves or opens it. */
export function saveCalendar(visit: Appointment, title: string, place: string): void {
  saveFile(
    `${visit.appointmentId}.ics`,
    new Blob([calendarText(visit, title, place)], { type: 'text/calendar' }),
  );
}

const stamp = (moment: string) => `${moment.slice(0, 19).replace(/[-:]/g, '')}Z`;
const written = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\s+/g, ' ');
