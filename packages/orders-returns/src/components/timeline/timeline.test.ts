import { expect, test } from 'vitest';
import { aFrameAlone, anOrderItem } from '../../testing/fixtures/index.ts';
import { timelineOf } from './timeline.ts';

const placed = { status: 'placed' as const, at: '2026-11-14T12:50:00Z' };

test('the timeline of an item with lenses has a step for cutting them, that of an item without lenses has none', () => {
  expect(timelineOf(anOrderItem()).map(({ status }) => status)).toContain('lenses_cut');
  expect(timelineOf(aFrameAlone()).map(({ status }) => status)).not.toContain('lenses_cut');
});

test('reached steps are done, the last of them is the current one, and each expected step has its day', () => {
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

test('all steps of a delivered item are done, and the timeline of a cancelled item ends with the cancellation', () => {
  const delivered = timelineOf(
    anOrderItem({ statusHistory: [placed, { status: 'delivered', at: placed.at }] }),
  );
  expect(delivered.at(-1)).toMatchObject({ status: 'delivered', state: 'done' });
  const cancelled = timelineOf(
    anOrderItem({ statusHistory: [placed, { status: 'cancelled', at: placed.at }] }),
  );
  expect(cancelled.map(({ status }) => status)).toEqual(['placed', 'cancelled']);
});

test('an unknown status of a newer gateway is shown in the step of its group, and not shown without a group', () => {
  const steps = timelineOf(
    anOrderItem({
      statusHistory: [
        placed,
        { status: 'coated', group: 'in_work', at: '2026-11-16T09:00:00Z' },
        { status: 'blessed', at: '2026-11-17T09:00:00Z' },
      ],
      expectedStatuses: [{ status: 'at_the_locker', group: 'arrived', date: '2026-11-26' }],
    }),
  );
  expect(steps.map(({ status, state }) => `${status} ${state}`)).toEqual([
    'placed done',
    'confirmed done',
    'coated now',
    'shipped next',
    'delivered next',
  ]);
  expect(steps.at(-1)?.date).toBe('2026-11-26');
});

test('an item without its power waits for the shopper', () => {
  const waiting = { status: 'waiting_for_power', at: placed.at };
  const steps = timelineOf(anOrderItem({ statusHistory: [placed, waiting] }));
  expect(steps[1]).toMatchObject({ status: 'waiting_for_power', state: 'wait' });
  const given = [placed, waiting, { status: 'confirmed', at: '2026-11-15T09:00:00Z' }];
  expect(timelineOf(anOrderItem({ statusHistory: given }))[1]).toMatchObject({
    status: 'confirmed',
    state: 'now',
    further: [],
  });
});

test('RX-10 an item whose picture is read does not wait for the shopper', () => {
  const waiting = { status: 'waiting_for_power', at: placed.at };
  const item = anOrderItem({ statusHistory: [placed, waiting], powerUnread: true });
  expect(timelineOf(item)[1]).toMatchObject({
    status: 'waiting_for_power',
    state: 'now',
  });
});

test('a parcel that could not be delivered is still on its way, with each attempt and the day of the next one', () => {
  const { statusHistory } = anOrderItem();
  const steps = timelineOf(
    anOrderItem({
      statusHistory: [
        ...statusHistory,
        { status: 'out_for_delivery', at: '2026-11-24T04:00:00Z' },
        { status: 'delivery_failed', at: '2026-11-24T10:00:00Z' },
        { status: 'out_for_delivery', at: '2026-11-25T04:00:00Z' },
      ],
    }),
  );
  expect(steps[3]).toMatchObject({ status: 'shipped', state: 'now' });
  expect(steps[3]?.further.map(({ status }) => status)).toEqual([
    'out_for_delivery',
    'delivery_failed',
    'out_for_delivery',
  ]);
});

test.each(['returned_to_sender', 'lost'])('the timeline of an item ends with the status %s', (status) => {
  const { statusHistory } = anOrderItem();
  const back = { status, at: '2026-11-27T10:00:00Z' };
  const steps = timelineOf(anOrderItem({ statusHistory: [...statusHistory, back], expectedStatuses: [] }));
  expect(steps.map(({ status }) => status).slice(-2)).toEqual(['shipped', status]);
  expect(steps.map(({ state }) => state)).not.toContain('next');
});
