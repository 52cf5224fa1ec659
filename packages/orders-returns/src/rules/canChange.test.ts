import { expect, test } from 'vitest';
import { anOrder, anOrderItem, aDeliveredItem, anUnpaidOrder } from '../testing/fixtures/index.ts';
import { aReturn } from '../testing/returns.ts';
import { orderCanChange, returnCanChange } from './canChange.ts';

const wayBack = (status: string) => ({
  status,
  pieces: 1,
  courier: null,
  trackingNumber: null,
  address: '',
  expectedDate: null,
  window: null,
  steps: [],
  canSendAgain: false,
});

test.each([
  ['label', null, true],
  ['picked_up', null, true],
  ['of a later gateway', null, true],
  ['refunded', null, false],
  ['cancelled', null, false],
  ['rejected', 'booked', true],
  ['rejected', 'delivery_failed', true],
  ['refunded', 'delivered', false],
  ['rejected', 'returned_to_sender', false],
  ['rejected', 'lost', false],
] as const)('RET-07 a return with status %s and refused parcel %s can change: %s', (status, back, can) => {
  expect(returnCanChange(aReturn({ status, wayBack: back && wayBack(back) }))).toBe(can);
});

test('ORD-02 an order can change until all its items have arrived, ended or were sent back', () => {
  const delivered = aDeliveredItem();
  const withReturn = (status: string) => ({
    ...delivered,
    return: { returnId: '40218077', status, quantity: 1 },
  });
  const withExchange = (status: string) => ({
    ...delivered,
    exchange: { exchangeId: 'exchange-1', status, newOrderId: null, returnStatus: null },
  });
  expect(orderCanChange(anUnpaidOrder('pending_payment'))).toBe(true);
  expect(orderCanChange(anOrder([anOrderItem(), delivered]))).toBe(true);
  expect(orderCanChange(anOrder([delivered]))).toBe(false);
  expect(orderCanChange(anOrder([anOrderItem()], { status: 'cancelled' }))).toBe(false);
  expect(['label', 'refunded'].map((status) => orderCanChange(anOrder([withReturn(status)])))).toEqual([
    true,
    false,
  ]);
  expect(['confirmed', 'done'].map((status) => orderCanChange(anOrder([withExchange(status)])))).toEqual([
    true,
    false,
  ]);
});
