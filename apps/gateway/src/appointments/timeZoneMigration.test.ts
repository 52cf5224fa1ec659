import pino from 'pino';
import { beforeAll, expect, test } from 'vitest';
import { prepareJobs } from '../platform/jobs/jobs.ts';
import { databaseBefore } from '../platform/testing/databaseBefore.ts';
import { remind } from './booking/bookAppointment.ts';
import { appointmentJobs } from './jobs.ts';

const { db, pool, migrateOn } = await databaseBefore('0016');

const STORES = {
  'in-koregaon-park': 'IN',
  'us-soho': 'US',
  'us-the-loop': 'US',
  'us-mission': 'US',
  'us-new': 'US',
};
const AGENTS = { 'agent-maria-lopez': 'US', 'agent-asha': 'IN' };

/** Visits as they were stored before: their times are in the time zone of the country. */
const VISITS = [
  { id: 'pune', place: 'in-koregaon-park', at: '2031-11-24T12:00:00Z' },
  { id: 'new-york', place: 'us-soho', at: '2031-11-24T15:00:00Z' },
  { id: 'chicago', place: 'us-the-loop', at: '2031-11-24T15:00:00Z' },
  { id: 'mission-10', place: 'us-mission', at: '2031-11-24T15:00:00Z' },
  { id: 'mission-13', place: 'us-mission', at: '2031-11-24T18:00:00Z' },
  { id: 'at-home', place: 'agent-maria-lopez', at: '2031-11-24T14:00:00Z' },
  { id: 'first-of-two', place: 'us-mission', at: '2031-11-25T16:00:00Z', session: 'busy' },
  { id: 'second-of-two', place: 'us-soho', at: '2031-11-25T19:00:00Z', session: 'busy' },
  // The first one stays, as its person has another visit then; so the seat is free neither for the second nor for the
  // third.
  { id: 'elsewhere', place: 'us-soho', at: '2031-11-26T16:00:00Z', session: 'busy-too' },
  { id: 'seat-first', place: 'us-the-loop', at: '2031-11-26T15:00:00Z', session: 'busy-too' },
  { id: 'seat-second', place: 'us-the-loop', at: '2031-11-26T14:00:00Z' },
  { id: 'seat-third', place: 'us-the-loop', at: '2031-11-26T13:00:00Z' },
  // One person, in two cities, at two visits that would be at the same moment.
  { id: 'in-chicago', place: 'us-the-loop', at: '2031-11-27T17:00:00Z', session: 'traveller' },
  { id: 'in-mission', place: 'us-mission', at: '2031-11-27T15:00:00Z', session: 'traveller' },
];

/** Their reminders as they were queued: a day before the old moment. */
const REMINDED = ['pune', 'chicago', 'in-chicago'];

const SESSIONS = new Map<string, string>();
const sessionOf = (name: string) => {
  const id = SESSIONS.get(name) ?? crypto.randomUUID();
  SESSIONS.set(name, id);
  return id;
};

async function insertVisit({ id, place, at, session = id }: (typeof VISITS)[number]): Promise<void> {
  const country = { ...STORES, ...AGENTS }[place];
  const store = place in STORES ? place : null;
  await pool.query(
    `INSERT INTO appointment (id, kind, session_id, country, language, store_code, seat, starts_at, ends_at, name, phone)
     VALUES ($1, $2, $3, $4, 'en', $5, $6, $7::timestamptz, $7::timestamptz + interval '30 minutes', 'Meera', '1')`,
    [id, store ? 'vision' : 'home', sessionOf(session), country, store, store ? `${place}:1` : place, at],
  );
}

beforeAll(async () => {
  for (const [code, country] of Object.entries(STORES))
    await pool.query(
      `INSERT INTO store (code, country, latitude, longitude, opens, closes, chairs, rank, text)
       VALUES ($1, $2, 0, 0, 600, 1200, 2, 0, '{}')`,
      [code, country],
    );
  for (const [id, country] of Object.entries(AGENTS))
    await pool.query(
      `INSERT INTO agent (id, country, latitude, longitude, visits, rating, text) VALUES ($1, $2, 0, 0, 1, 5, '{}')`,
      [id, country],
    );
  for (const visit of VISITS) await insertVisit(visit);
  await prepareJobs(pool, appointmentJobs, pino({ level: 'warn' }));
  for (const { id, at } of VISITS) if (REMINDED.includes(id)) await remind(db, id, new Date(at));
  await migrateOn();
});

test('existing stores and opticians get the time zone of their city, or that of their country where the city is unknown', async () => {
  const { rows } = await pool.query<{ id: string; time_zone: string }>(
    'SELECT code AS id, time_zone FROM store UNION ALL SELECT id, time_zone FROM agent',
  );
  expect(Object.fromEntries(rows.map(({ id, time_zone: zone }) => [id, zone]))).toEqual({
    'in-koregaon-park': 'Asia/Kolkata',
    'us-soho': 'America/New_York',
    'us-the-loop': 'America/Chicago',
    'us-mission': 'America/Los_Angeles',
    'us-new': 'America/New_York',
    'agent-maria-lopez': 'America/Chicago',
    'agent-asha': 'Asia/Kolkata',
  });
});

test('existing visits keep the time of day that was confirmed, except where a seat or a person would be booked twice', async () => {
  const { rows } = await pool.query<{ id: string; starts_at: Date; minutes: number }>(
    'SELECT id, starts_at, extract(epoch FROM ends_at - starts_at)::int / 60 AS minutes FROM appointment',
  );
  expect(
    Object.fromEntries(rows.map(({ id, starts_at: at }) => [id, at.toISOString().slice(0, 16)])),
  ).toEqual({
    pune: '2031-11-24T12:00',
    'new-york': '2031-11-24T15:00',
    chicago: '2031-11-24T16:00',
    'mission-10': '2031-11-24T18:00',
    'mission-13': '2031-11-24T21:00',
    'at-home': '2031-11-24T15:00',
    'first-of-two': '2031-11-25T16:00',
    'second-of-two': '2031-11-25T19:00',
    elsewhere: '2031-11-26T16:00',
    'seat-first': '2031-11-26T15:00',
    'seat-second': '2031-11-26T14:00',
    'seat-third': '2031-11-26T13:00',
    'in-chicago': '2031-11-27T17:00',
    'in-mission': '2031-11-27T15:00',
  });
  expect(new Set(rows.map(({ minutes }) => minutes))).toEqual(new Set([30]));
});

test('a seat and a person can still be booked only once at a moment', async () => {
  const at = '2031-11-24T18:00:00Z';
  await expect(insertVisit({ id: 'a', place: 'us-mission', at })).rejects.toThrow('appointment_seat');
  const elsewhere = { id: 'b', place: 'us-new', at, session: 'mission-10' };
  await expect(insertVisit(elsewhere)).rejects.toThrow('appointment_person');
});

test('a visit that was moved has a reminder for its new moment only, and another visit keeps its reminder', async () => {
  const { rows } = await pool.query<{ id: string; for: string; at: Date }>(
    `SELECT payload ->> 'appointmentId' AS id, payload ->> 'startsAt' AS for, run_at AS at
     FROM graphile_worker._private_jobs ORDER BY run_at`,
  );
  const reminder = (id: string, day: number, time: string) => ({
    id,
    for: `2031-11-${day}T${time}.000Z`,
    at: new Date(`2031-11-${day - 1}T${time}.000Z`),
  });
  expect(rows).toEqual([
    reminder('pune', 24, '12:00:00'),
    reminder('chicago', 24, '16:00:00'),
    reminder('in-chicago', 27, '17:00:00'),
  ]);
});

test('a database on which the earlier content of the migration succeeded is left as it is', async () => {
  const NAME = '0016-time-zone.sql';
  const applied = (checksum: string) =>
    pool.query('UPDATE migration SET checksum = $2 WHERE name = $1', [NAME, checksum]);
  await applied('222fb707f513eed4d18348851e4ee2ed20634325e93a1714386ceb0d3a76f2aa');
  expect(await migrateOn()).toEqual([]);
  await applied('something else');
  await expect(migrateOn()).rejects.toThrow(`Migration ${NAME} was changed after it had been applied`);
});
