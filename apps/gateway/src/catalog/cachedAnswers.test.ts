import { expect, test, vi } from 'vitest';
import { CachedAnswer } from '../platform/http/caching/cachedAnswer.ts';
import type { Catalogue } from './catalogue.ts';
import { cachedAnswerFor } from './cachedAnswers.ts';

const aCatalogue = () => ({}) as Catalogue;

test('a request is answered once for a catalogue, and again for the next catalogue', async () => {
  const make = vi.fn(async () => new CachedAnswer('{"result":"₹"}'));
  const catalogue = aCatalogue();
  const first = await cachedAnswerFor(catalogue, 'product 1', make);
  expect(await cachedAnswerFor(catalogue, 'product 1', make)).toBe(first);
  expect(make).toHaveBeenCalledTimes(1);
  await cachedAnswerFor(catalogue, 'product 2', make);
  await cachedAnswerFor(aCatalogue(), 'product 1', make);
  expect(make).toHaveBeenCalledTimes(3);
  expect(first.bytes.toString()).toBe('{"result":"₹"}');
});

test('an answer that failed is not cached', async () => {
  const catalogue = aCatalogue();
  const failing = () => Promise.reject(new Error('the database is down'));
  await expect(cachedAnswerFor(catalogue, 'product 1', failing)).rejects.toThrow('down');
  const answer = new CachedAnswer('{}');
  expect(await cachedAnswerFor(catalogue, 'product 1', async () => answer)).toBe(answer);
});
