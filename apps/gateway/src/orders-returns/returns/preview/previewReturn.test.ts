import { returnContract } from '@lunette/orders-returns/contract';
import { expect, test } from 'vitest';
import { sentinels } from '../../../../seed/sentinels.ts';
import { call } from '../../../platform/testing/testGateway.ts';
import { FRAMES, returningStore } from '../../testing/returning.ts';

const { app, delivered, wishOf, preview, confirm, eligible } = await returningStore();

test('RET-08 pieces bring their own shares, and all of them together what was paid', async () => {
  const order = await delivered([FRAMES, { productId: sentinels.accessory }]);
  const all = wishOf(order, 3);
  const whole = {
    ...all,
    items: [...all.items, { itemId: order.itemIds[1] ?? '', quantity: 1, reason: 'changed_mind' as const }],
  };
  expect((await preview(order, whole)).result.total.value).toBe(order.total);
  const one = (await preview(order, wishOf(order, 1))).result.total.value;
  expect(one).toBeGreaterThan(0);
  expect(one).toBeLessThan(order.total);
  const { orderId, token, itemIds } = order;
  const query = { quantity: 1, reason: 'does_not_fit' as const };
  const params = { orderId, itemId: itemIds[0] ?? '' };
  const estimate = await call(app, returnContract.getReturnEstimate, { params, query }, { token });
  expect(estimate.result.amount.value).toBe(one);
});

test('RET-08 what is confirmed is what was previewed; a changed preview is refused with the new sum', async () => {
  const order = await delivered();
  const seen = (await preview(order, wishOf(order, 1))).result;
  const { status, problem } = await confirm(order, wishOf(order, 2), seen.token);
  expect([status, problem.code]).toEqual([409, 'preview_changed']);
  const now = (await preview(order, wishOf(order, 2))).result;
  expect(problem.detail.replace(/\D/g, '')).toContain(String(now.total.value).replace(/\D/g, ''));
  expect((await eligible(order))?.quantity).toBe(3);
});

test('RET-08 more than was bought, another item, and the same item twice are refused', async () => {
  const order = await delivered();
  expect((await preview(order, wishOf(order, 4))).problem.code).toBe('return_too_many');
  const other = (await delivered()).itemIds[0] ?? '';
  const wrong = { items: [{ itemId: other, quantity: 1, reason: 'other' as const }] };
  expect((await preview(order, wrong)).problem.code).toBe('return_item');
  const { items } = wishOf(order, 1);
  expect((await preview(order, { items: [...items, ...items] })).problem.code).toBe('return_item');
});

test('RET-08 the ways of the money say which are off and why; store credit needs an account', async () => {
  const order = await delivered();
  const params = { orderId: order.orderId, itemId: order.itemIds[0] ?? '' };
  const { result } = await call(app, returnContract.getRefundMethods, { params }, { token: order.token });
  expect(result.methods.map(({ id, available }) => [id, available])).toEqual([
    ['source', true],
    ['storecredit', false],
  ]);
  const wish = wishOf(order, 1, { refundMethod: 'storecredit' });
  expect((await preview(order, wish)).problem.code).toBe('refund_method_missing');
});
