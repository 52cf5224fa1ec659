import { expect, test, vi } from 'vitest';
import { KeptAnswer } from '../platform/http/caching/cachedAnswer.ts';
import type { Catalogue } from './catalogue.ts';
import { keptFor } from './cachedAnswers.ts';

const aCatalogue = () => ({}) as Catalogue;

test('a question is answered once for a catalogue, and anew for the next one', async () => {
  const make = vi.fn(async () => new KeptAnswer('{"result":"₹"}'));
  const catalogue = aCatalogue();
  const first = await keptFor(catalogue, 'product 1', make);
  expect(await keptFor(catalogue, 'product 1', make)).toBe(first);
  expect(make).toHaveBeenCalledTimes(1);
  await keptFor(catalogue, 'product 2', make);
  await keptFor(aCatalogue(), 'product 1', make);
  expect(make).toHaveBeenCalledTimes(3);
  expect(first.bytes.toString()).toBe('{"result":"₹"}');
});

test('an answer that failed is not kept', async () => {
  const catalogue = aCatalogue();
  const failing = () => Promise.reject(new Error('the database is down'));
  await expect(keptFor(catalogue, 'product 1', failing)).rejects.toThrow('down');
  const answer = new KeptAnswer('{}');
  expect(await keptFor(catalogue, 'product 1', async () => answer)).toBe(answer);
});
