import { expect, test } from 'vitest';
import { aFrameAlone, anOrderItem } from '../../testing/fixtures.ts';
import { arrivalOf, timelineOf } from './timeline.ts';

const placed = { status: 'placed' as const, at: '2026-11-14T12:50:00Z' };

test('an item with lenses has its lenses cut, one without is packed', () => {
  expect(timelineOf(anOrderItem()).map(({ status }) => status)).toContain('lenses_cut');
  expect(timelineOf(aFrameAlone()).map(({ status }) => status)).not.toContain('lenses_cut');
});

test('what was reached is done, the last of it is now, each step to come has its day', () => {
  const steps = timelineOf(
    anOrderItem({
      statusHistory: [placed],
      expectedStatuses: [
        { status: 'confirmed', date: '2026-11-15' },
        { status: 'lenses_cut', date: '2026-11-18' },
        { status: 'packed', date: '2026-11-20' },
        { status: 'shipped', date: '2026-11-24' },
        { status: 'delivered', date: '2026-11-26' },
      ],
    }),
  );
  expect(steps.map(({ state }) => state)).toEqual(['now', 'next', 'next', 'next', 'next']);
  expect(steps.map(({ date }) => date)).toEqual([
    null,
    '2026-11-15',
    '2026-11-18',
    '2026-11-24',
    '2026-11-26',
  ]);
});

test('a delivered item is done to the end, a cancelled one ends there', () => {
  const delivered = timelineOf(
    anOrderItem({ statusHistory: [placed, { status: 'delivered', at: placed.at }] }),
  );
  expect(delivered.at(-1)).toMatchObject({ status: 'delivered', state: 'done' });
  const cancelled = timelineOf(
    anOrderItem({ statusHistory: [placed, { status: 'cancelled', at: placed.at }] }),
  );
  expect(cancelled.map(({ status }) => status)).toEqual(['placed', 'cancelled']);
});

test('an order arrives with the last of its items', () => {
  const day = (date: string) => anOrderItem({ nextStatus: { status: 'delivered', date } });
  expect(arrivalOf([day('2026-11-24'), day('2026-11-26')])).toBe('2026-11-26');
  expect(arrivalOf([anOrderItem({ nextStatus: null })])).toBeNull();
});
