import { expect, test } from 'vitest';
import { codeOf, reasonOf } from './reason.ts';

const refusal = {
  status: 422,
  data: { type: 'about:blank', title: 'x', status: 422, code: 'out_of_stock', detail: 'Alder has sold out.' },
};
const lost = {
  status: 'OFFLINE' as const,
  data: { code: 'offline', detail: 'The gateway cannot be reached' },
};

test('a refusal speaks for itself; without an answer the caller has the words', () => {
  expect(reasonOf(refusal, 'No connection.')).toBe('Alder has sold out.');
  expect(reasonOf(lost, 'No connection.')).toBe('No connection.');
  expect(reasonOf({ message: 'broken' }, 'No connection.')).toBe('No connection.');
});

test('a failure has the code of its refusal, or of the way in which no answer came', () => {
  expect([refusal, lost, { message: 'broken' }, undefined].map(codeOf)).toEqual([
    'out_of_stock',
    'offline',
    null,
    null,
  ]);
});
