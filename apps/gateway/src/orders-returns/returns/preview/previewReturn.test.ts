import { returnContract } from '@lunette/orders-returns/contract';
import { expect, test } from 'vitest';
import { sentinels } from '../../../../seed/sentinels.ts';
import { CASH_FEE } from '../../../checkout/testing/shopper.ts';
import { call } from '../../../platform/testing/testGateway.ts';
import { FRAMES, returningStore, type Delivered, type ReturnRequest } from '../../testing/returning.ts';

const { app, delivered, requestOf, preview, confirm, eligible, begin, cancel } = await returningStore();

test('RET-08 pieces are worth their own shares, and all of them together the amount paid', async () => {
  const order = await delivered([FRAMES, { productId: sentinels.accessory }]);
  const all = requestOf(order, 3);
  const whole = {
    ...all,
    items: [...all.items, { itemId: order.itemIds[1] ?? '', quantity: 1, reason: 'changed_mind' as const }],
  };
  expect((await preview(order, whole)).result.total.value).toBe(order.total);
  const worthOfPiece = (await preview(order, requestOf(order, 1))).result.total.value;
  expect(worthOfPiece).toBeGreaterThan(0);
  expect(worthOfPiece).toBeLessThan(order.total);
  const { orderId, token, itemIds } = order;
  const query = { quantity: 1, reason: 'does_not_fit' as const };
  const params = { orderId, itemId: itemIds[0] ?? '' };
  const estimate = await call(app, returnContract.getReturnEstimate, { params, query }, { token });
  expect(estimate.result.amount.value).toBe(worthOfPiece);
});

test('RET-08 the return is confirmed as it was previewed; a changed preview is refused with the new amount', async () => {
  const order = await delivered();
  const seen = (await preview(order, requestOf(order, 1))).result;
  const { status, problem } = await confirm(order, requestOf(order, 2), seen.token);
  expect([status, problem.code]).toEqual([409, 'preview_changed']);
  const now = (await preview(order, requestOf(order, 2))).result;
  expect(problem.detail.replace(/\D/g, '')).toContain(String(now.total.value).replace(/\D/g, ''));
  expect((await eligible(order))?.quantity).toBe(3);
});

test('RET-08 more pieces than were bought, another item, and the same item twice are refused', async () => {
  const order = await delivered();
  expect((await preview(order, requestOf(order, 4))).problem.code).toBe('return_too_many');
  const other = (await delivered()).itemIds[0] ?? '';
  const wrong = { items: [{ itemId: other, quantity: 1, reason: 'other' as const }] };
  expect((await preview(order, wrong)).problem.code).toBe('return_item');
  const { items } = requestOf(order, 1);
  expect((await preview(order, { items: [...items, ...items] })).problem.code).toBe('return_item');
});

test('RET-08 refund methods that are not available have the reason; store credit needs an account', async () => {
  const order = await delivered();
  const params = { orderId: order.orderId, itemId: order.itemIds[0] ?? '' };
  const { result } = await call(app, returnContract.getRefundMethods, { params }, { token: order.token });
  expect(result.methods.map(({ id, available }) => [id, available])).toEqual([
    ['source', true],
    ['storecredit', false],
  ]);
  expect(result.methods[0]?.description).toBe(
    'The way you paid. If it is closed by then, we call or write to you.',
  );
  const request = requestOf(order, 1, { refundMethod: 'storecredit' });
  expect((await preview(order, request)).problem.code).toBe('refund_method_missing');
});

const CASES = { productId: sentinels.accessory, quantity: 2 };
const itemsOf = (
  { itemIds }: Delivered,
  quantity: number,
  reason: ReturnRequest['items'][number]['reason'],
): ReturnRequest['items'] => [{ itemId: itemIds[0] ?? '', quantity, reason }];
const amounts = (lines: { amount: { value: number } }[]) => lines.map(({ amount }) => amount.value);

test('RET-08 the preview shows what is not refunded: shipping while something is kept, and the fee of cash on delivery', async () => {
  const order = await delivered([CASES], { isCash: true });
  const onePiece = (await preview(order, requestOf(order, 1, { items: itemsOf(order, 1, 'changed_mind') })))
    .result;
  const all = (await preview(order, requestOf(order, 2, { items: itemsOf(order, 2, 'changed_mind') })))
    .result;
  const ours = (await preview(order, requestOf(order, 2, { items: itemsOf(order, 2, 'wrong_item') }))).result;
  expect(onePiece.kept?.text).toBe(
    'Standard shipping comes back once you keep nothing of the order. The payment fee stays, because the order was paid in that way.',
  );
  expect(all.kept).toEqual({
    amount: { value: CASH_FEE, currencyCode: 'INR' },
    text: 'The payment fee stays, because the order was paid in that way.',
  });
  expect(all.total.value + CASH_FEE).toBe(ours.total.value);
  expect(ours.kept).toBeNull();
  const shipping = amounts(all.items[0]?.lines.filter(({ label }) => label === 'Shipping') ?? []);
  expect(onePiece.kept?.amount.value).toBe(((shipping[0] ?? 0) + CASH_FEE) / 2);
});

test('RET-08 the preview says that kept goods keep their discount; without a discount, or when nothing is kept, it does not', async () => {
  const isSaid = async (order: Delivered, quantity: number) =>
    (await preview(order, requestOf(order, quantity, { items: itemsOf(order, quantity, 'changed_mind') })))
      .result.keepsDiscount;
  const order = await delivered();
  expect(await isSaid(order, 1)).toBe(true);
  expect(await isSaid(order, 3)).toBe(false);
  const { returnId } = await begin(order, 2);
  expect(await isSaid(order, 1), 'the others are on their way back').toBe(false);
  await cancel(order, returnId);
  expect(await isSaid(order, 1)).toBe(true);
  expect(await isSaid(await delivered([CASES]), 1)).toBe(false);
});
