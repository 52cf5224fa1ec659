import type { Result } from '@lunette/api-client/contract';
import type { refundContract } from '../contract/refund.ts';
import type { RefundChoice } from '../contract/return/returnEligibility.ts';
import { inr } from './fixtures/inr.ts';

type Refunds = Result<typeof refundContract.getRefundDetails>;

/** The refund details of an order without refunds, whose bank account can be entered. */
export function refundsOf(change: Partial<Refunds> = {}): Refunds {
  return { refunds: [], total: inr(0), bankAccount: null, bankAccountOpen: true, ...change };
}

/** The refund details with one refund that the bank did not accept. */
export function refusedRefunds(ways = ['neft', 'storecredit']): Refunds {
  return refundsOf({
    refunds: [
      {
        id: '01950000-0000-7000-8000-000000000001',
        method: 'neft',
        title: 'To the bank account ending 0404',
        amount: inr(3559.49),
        status: 'failed',
        text: 'It could not be sent there. The money is safe: give a bank account, or take it as store credit.',
        createdAt: '2036-11-28T08:42:00Z',
        dueOn: null,
        ways,
      },
    ],
  });
}

/** The refund methods of an order that was paid at the door. */
export function cashRefundChoices(): RefundChoice[] {
  return [
    {
      id: 'source',
      title: 'Back the way you paid',
      description: 'You paid in cash at the door, so there is no card to send it to.',
      available: false,
      by: '2036-12-05',
    },
    {
      id: 'neft',
      title: 'A bank account, by NEFT',
      description: 'In the name of the person who ordered.',
      available: true,
      by: '2036-12-01',
    },
    {
      id: 'storecredit',
      title: 'Store credit',
      description: 'All of it stays with Lunette, for you.',
      available: true,
      by: '2036-11-28',
    },
  ];
}
