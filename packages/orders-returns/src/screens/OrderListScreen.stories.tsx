import { Refusal, testGateway } from '@lunette/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { orderContract, type Order } from '../contract/order.ts';
import { aDeliveredItem, anOrder, anOrderItem, anUnpaidOrder } from '../testing/fixtures/index.ts';
import { OrderListScreen } from './OrderListScreen.tsx';
import { OrderStage } from '../testing/OrderStage.tsx';

interface Args {
  answer: () => Order[] | Promise<Order[]>;
  totalOrder?: number;
}

function WithOrders({ answer, totalOrder }: Args) {
  const gateway = () =>
    testGateway().on(orderContract.getOrders, async () => {
      const orders = await answer();
      return { orders, totalOrder: totalOrder ?? orders.length };
    });
  return (
    <OrderStage gateway={gateway}>
      <OrderListScreen />
    </OrderStage>
  );
}

const several = () => [
  anOrder([anOrderItem()]),
  anUnpaidOrder('payment_failed', { id: '1300482918' }),
  anOrder([aDeliveredItem()], { id: '1300482919' }),
  anOrder([anOrderItem(), aDeliveredItem(), anOrderItem({ id: 'third' }), anOrderItem({ id: 'fourth' })], {
    id: '1300482920',
  }),
];

const meta = {
  title: 'Screens/Orders',
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
  args: { answer: several } as Args,
  render: (args) => <WithOrders {...args} />,
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('h2')).toHaveLength(4));
  },
};
export const More: Story = { args: { totalOrder: 23 } };
export const None: Story = { args: { answer: () => [] } };
export const Loading: Story = { args: { answer: () => new Promise<Order[]>(() => undefined) } };
export const Failed: Story = {
  args: {
    answer: () => {
      throw new Refusal(503, 'unavailable', 'The shop is busy.');
    },
  },
};
