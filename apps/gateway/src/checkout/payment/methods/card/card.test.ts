import { expect, test, vi } from 'vitest';
import type { Order } from '../../../order/schema.ts';
import type { Payment } from '../../../schema.ts';
import type { PaymentProvider } from '../../provider/paymentProvider.ts';
import { card } from './card.ts';

type Context = Parameters<NonNullable<typeof card.provider>['start']>[0];

test.each([
  ['order', ['424242']],
  ['amendment', []],
  ['exchange', []],
] as const)(
  'CART-18 a bank offer limits the cards only of the order itself: %s',
  async (purpose, firstSix) => {
    const startCard = vi.fn<PaymentProvider['startCard']>();
    const context = { provider: { startCard }, t: () => '', language: 'en' } as unknown as Context;
    const payment = {
      id: 'p',
      amount: 100,
      currencyCode: 'INR',
      purpose,
    } as Payment;
    const order = { id: '1', totals: { offer: { firstSix: ['424242'] } } } as unknown as Order;
    await card.provider?.start(context, payment, order, 'http://localhost/back');
    expect(startCard).toHaveBeenCalledWith(expect.objectContaining({ firstSix }));
  },
);
