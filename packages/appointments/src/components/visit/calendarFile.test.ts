import { expect, test } from 'vitest';
import { calendarText } from './calendarFile.ts';
import { anAppointment } from '../../testing/fixtures.ts';

test('a calendar file has the time in UTC, the title and the place, with special characters escaped', () => {
  const text = calendarText(
    anAppointment(),
    'Eye test',
    'FC Road, Pune; 1st floor',
    new Date('2026-11-22T10:00:00Z'),
  );
  expect(text.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lunette//Appointments//EN',
    'BEGIN:VEVENT',
    'UID:V25485863@lunette',
    'DTSTAMP:20261122T100000Z',
    'DTSTART:20261124T120000Z',
    'DTEND:20261124T123000Z',
    'SUMMARY:Eye test',
    'LOCATION:FC Road\\, Pune\\; 1st floor',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});
