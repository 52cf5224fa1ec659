import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../platform/migrate.ts';
import { testDatabase } from '../platform/testing/testDatabase.ts';

const MIGRATIONS = join(import.meta.dirname, '../../migrations');
const { pool, close } = await testDatabase(2, 'template1');
const before = mkdtempSync(join(tmpdir(), 'lunette-migrations-'));

const STORES = {
  'in-koregaon-park': 'IN',
  'us-soho': 'US',
  'us-the-loop': 'US',
  'us-mission': 'US',
  'us-new': 'US',
};
const AGENTS = { 'agent-maria-lopez': 'US', 'agent-asha': 'IN' };

/** Visits as they were kept before: their moments are those of the country's clocks. */
const VISITS = [
  { id: 'pune', place: 'in-koregaon-park', at: '2031-11-24T12:00:00Z' },
  { id: 'new-york', place: 'us-soho', at: '2031-11-24T15:00:00Z' },
  { id: 'chicago', place: 'us-the-loop', at: '2031-11-24T15:00:00Z' },
  { id: 'mission-10', place: 'us-mission', at: '2031-11-24T15:00:00Z' },
  { id: 'mission-13', place: 'us-mission', at: '2031-11-24T18:00:00Z' },
  { id: 'at-home', place: 'agent-maria-lopez', at: '2031-11-24T14:00:00Z' },
  { id: 'first-of-two', place: 'us-mission', at: '2031-11-25T16:00:00Z', session: 'busy' },
  { id: 'second-of-two', place: 'us-soho', at: '2031-11-25T19:00:00Z', session: 'busy' },
];

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
  const old = readdirSync(MIGRATIONS).filter((name) => name < '0016');
  for (const name of old) copyFileSync(join(MIGRATIONS, name), join(before, name));
  await migrate(pool, before);
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
  await migrate(pool);
});

afterAll(async () => {
  await close();
  rmSync(before, { recursive: true });
});

test('stores and opticians that were there before get the clocks of their city, and those of their country where none is known', async () => {
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

test('visits that were booked before keep the time of day that was told, now on the clocks of their place', async () => {
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
  });
  expect(new Set(rows.map(({ minutes }) => minutes))).toEqual(new Set([30]));
});

test('a seat, and a person, are still taken once at a moment', async () => {
  const at = '2031-11-24T18:00:00Z';
  await expect(insertVisit({ id: 'a', place: 'us-mission', at })).rejects.toThrow('appointment_seat');
  const elsewhere = { id: 'b', place: 'us-new', at, session: 'mission-10' };
  await expect(insertVisit(elsewhere)).rejects.toThrow('appointment_person');
});
