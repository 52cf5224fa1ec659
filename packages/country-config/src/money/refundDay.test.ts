import { expect, test } from 'vitest';
import { refundDay } from './refundDay.ts';

test("MONEY-01 the day of a refund depends on its way and on the country's calendar", () => {
  const evening = new Date('2026-11-24T20:00:00Z');
  expect(refundDay('IN', 'storecredit', evening)).toBe('2026-11-25');
  expect(refundDay('IN', 'source', evening)).toBe('2026-12-02');
  expect(refundDay('IN', 'neft', evening)).toBe('2026-11-28');
  expect(refundDay('US', 'source', evening)).toBe('2026-12-01');
});
