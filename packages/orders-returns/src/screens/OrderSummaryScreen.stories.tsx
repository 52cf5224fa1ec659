import { Refusal, testGateway, TestStore } from '@lunette/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { orderContract, type Order } from '../contract.ts';
import { anOrder, anOrderItem } from '../fixtures.ts';
import { OrderSummaryScreen } from './OrderSummaryScreen.tsx';

interface Args {
  answer: () => Order | Promise<Order>;
}

function WithOrder({ answer }: Args) {
  const [store] = useState(() =>
    testGateway()
      .on(orderContract.getOrder, async () => ({ orders: [await answer()] }))
      .store(),
  );
  return (
    <TestStore store={store}>
      <main className="wrap py-10">
        <OrderSummaryScreen orderId="1300482917" />
      </main>
    </TestStore>
  );
}

const PHONE = { viewport: { value: 'mobile2', isRotated: false } };
const later = '2026-11-15T08:50:00Z';

const meta = {
  title: 'Orders/OrderSummaryScreen',
  parameters: { layout: 'fullscreen' },
  args: { answer: () => anOrder() } as Args,
  render: (args) => <WithOrder {...args} />,
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnItsWay: Story = {};
export const Phone: Story = { globals: PHONE };
export const Arabic: Story = { globals: { language: 'ar', country: 'AE' } };
export const ArabicPhone: Story = { globals: { language: 'ar', country: 'AE', ...PHONE } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const JustPlaced: Story = {
  args: {
    answer: () =>
      anOrder([anOrderItem({ statusHistory: [{ status: 'placed', at: '2026-11-14T12:50:00Z' }] })], {
        cancellableUntil: later,
      }),
  },
};
export const PaymentFailed: Story = {
  args: { answer: () => anOrder(undefined, { status: 'payment_failed' }) },
};
export const PaymentPending: Story = {
  args: { answer: () => anOrder(undefined, { status: 'pending_payment' }) },
};
export const Loading: Story = { args: { answer: () => new Promise<Order>(() => undefined) } };
export const Missing: Story = {
  args: {
    answer: () => {
      throw new Refusal(404, 'order_not_found', 'We cannot find this order.');
    },
  },
};
export const Failed: Story = {
  args: {
    answer: () => {
      throw new Refusal(503, 'unavailable', 'The shop is busy.');
    },
  },
};
