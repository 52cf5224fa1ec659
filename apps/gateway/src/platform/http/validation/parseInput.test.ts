import { endpoint } from '@lunette/api-client/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { Refusal } from '../refuse.ts';
import { parseInput } from './parseInput.ts';

const contract = endpoint({
  method: 'POST',
  path: '/v2/notes',
  access: 'public',
  body: z.object({
    lists: z.record(z.string(), z.array(z.number())).optional(),
    note: z.unknown().optional(),
  }),
  result: z.object({}),
});

function refusalOf(body: unknown): Refusal {
  try {
    parseInput(contract, { params: {}, query: {}, body });
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('It was not refused.');
}

const nested = (levels: number) => {
  let value: unknown = 'x';
  for (let level = 0; level < levels; level += 1) value = [value];
  return value;
};

test.each([
  ['texts that cannot be stored', (count: number) => ({ note: Array(count).fill('\0') })],
  ['texts in a list of numbers', (count: number) => ({ lists: { some: Array(count).fill('x') } })],
  [
    'unknown fields',
    (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`key${at}`, 1])),
  ],
])('a refusal names each faulty field, and at most 50 of them: %s', (_, body) => {
  expect(Object.keys(refusalOf(body(3)).fields ?? {})).toHaveLength(3);
  expect(Object.keys(refusalOf(body(7_000)).fields ?? {})).toHaveLength(50);
});

test('a refusal has at most the first 200 characters of the path of a field', () => {
  const key = 'k'.repeat(30_000);
  const values = Array(3_500).fill('\0');
  for (const body of [{ note: { [key]: values } }, { lists: { [key]: values } }, { [key]: 1 }])
    for (const path of Object.keys(refusalOf(body).fields ?? {}))
      expect(path.length).toBeLessThanOrEqual(200);
});

test('a body with more than 32 levels is malformed', () => {
  const parsed = parseInput(contract, { params: {}, query: {}, body: { note: nested(31) } });
  expect(parsed).toMatchObject({ body: { note: nested(31) } });
  for (const levels of [32, 100_000])
    expect(refusalOf({ note: nested(levels) })).toMatchObject({ status: 400, code: 'malformed_request' });
});
