import type { TestGateway } from '@lunette/api-client/testing';
import { moneyContract } from '../contract/index.ts';
import { aStoreCredit } from './fixtures.ts';

const rupees = (value: number) => ({ value, currencyCode: 'INR' as const });

/** Answers the calls about store credit and gift vouchers. */
export function answerMoney(gateway: TestGateway): TestGateway {
  return gateway
    .on(moneyContract.getStoreCredits, () => ({
      balance: rupees(750),
      storeCredits: [
        aStoreCredit(),
        aStoreCredit({ code: 'SC-OLD1-2024', expiresOn: '2024-05-31', isExpired: true }),
      ],
    }))
    .on(moneyContract.getStoreCreditOrders, ({ query }) => ({
      numOfOrders: 11,
      orders:
        query.page === 0
          ? [{ orderId: '4521399001', amount: rupees(-150), at: '2026-08-19T08:00:00.000Z' }]
          : [{ orderId: '4521367890', amount: rupees(900), at: '2026-07-02T08:00:00.000Z' }],
    }))
    .on(moneyContract.getStoreCreditHistory, ({ query }) => ({
      entries: [
        {
          id: 'entry-1',
          code: 'SC-7KQ4-M2XD',
          amount: rupees(-150),
          reason: 'spent' as const,
          orderId: query.orderId ?? null,
          at: '2026-08-19T08:00:00.000Z',
        },
      ],
    }))
    .on(moneyContract.sendStoreCreditSms, () => ({ success: true }))
    .on(moneyContract.getGiftVoucher, ({ query }) => ({
      code: query.giftVoucherCode,
      balance: rupees(120),
      amount: rupees(500),
      expiresOn: '2027-05-31',
      isExpired: false,
    }));
}
