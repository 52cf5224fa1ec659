import { expect, test } from 'vitest';
import { codeOf, isMissing, isRefusal, reasonOf, statusOf } from './reason.ts';

const refusal = {
  status: 422,
  data: { type: 'about:blank', title: 'x', status: 422, code: 'out_of_stock', detail: 'Alder has sold out.' },
};
const lost = {
  status: 'OFFLINE' as const,
  data: { code: 'offline', detail: 'The gateway cannot be reached' },
};

test("a refusal has its own message; without an answer the caller's text is used", () => {
  expect(reasonOf(refusal, 'No connection.')).toBe('Alder has sold out.');
  expect(reasonOf(lost, 'No connection.')).toBe('No connection.');
  expect(reasonOf({ message: 'broken' }, 'No connection.')).toBe('No connection.');
});

test('a failure has the code of its refusal, or of the reason why there was no answer', () => {
  expect([refusal, lost, { message: 'broken' }, undefined].map(codeOf)).toEqual([
    'out_of_stock',
    'offline',
    null,
    null,
  ]);
});

test('a failure has the status of the answer, or the reason why there was none; only an answer is a refusal', () => {
  const failures = [refusal, lost, { message: 'broken' }, undefined];
  expect(failures.map(statusOf)).toEqual([422, 'OFFLINE', null, null]);
  expect(failures.map(isRefusal)).toEqual([true, false, false, false]);
});

test('a 404 and an invalid id count as missing; a refusal for another reason does not', () => {
  const refused = (status: number) => ({ ...refusal, status });
  expect([404, 422, 403, 409, 500].map(refused).map(isMissing)).toEqual([true, true, false, false, false]);
  expect([isMissing(lost), isMissing(undefined)]).toEqual([false, false]);
});
