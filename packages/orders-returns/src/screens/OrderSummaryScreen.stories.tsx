import { Refusal, testGateway, TestGatewayStore } from '@lunette/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { orderContract, type Order } from '../contract.ts';
import { anOrder, anOrderItem } from '../fixtures.ts';
import { OrderSummaryScreen } from './OrderSummaryScreen.tsx';

interface Args {
  answer: () => Order | Promise<Order>;
}

function WithOrder({ answer }: Args) {
  const gateway = () => testGateway().on(orderContract.getOrder, async () => ({ orders: [await answer()] }));
  return (
    <TestGatewayStore gateway={gateway}>
      <main className="wrap py-10">
        <OrderSummaryScreen orderId="1300482917" />
      </main>
    </TestGatewayStore>
  );
}

const later = '2026-11-15T08:50:00Z';

const meta = {
  title: 'Screens/Order',
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
  args: { answer: () => anOrder() } as Args,
  render: (args) => <WithOrder {...args} />,
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnItsWay: Story = {};
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
