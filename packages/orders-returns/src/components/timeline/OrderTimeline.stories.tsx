import type { Meta, StoryObj } from '@storybook/react-vite';
import { aDeliveredItem, anOrderItem } from '../../testing/fixtures/index.ts';
import { OrderTimeline } from './OrderTimeline.tsx';

const meta = {
  title: 'Patterns/Timeline',
  component: OrderTimeline,
  args: { item: anOrderItem(), zoneOf: 'IN' },
} satisfies Meta<typeof OrderTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnItsWay: Story = {};
export const Placed: Story = {
  args: { item: anOrderItem({ statusHistory: [{ status: 'placed', at: '2026-11-14T12:50:00Z' }] }) },
};
export const WaitingForPower: Story = {
  args: {
    item: anOrderItem({
      statusHistory: [
        { status: 'placed', at: '2026-11-14T12:50:00Z' },
        { status: 'waiting_for_power', at: '2026-11-14T12:51:00Z' },
      ],
      expectedStatuses: [
        { status: 'lenses_cut', date: '2026-11-18' },
        { status: 'quality_check', date: '2026-11-19' },
        { status: 'shipped', date: '2026-11-21' },
        { status: 'out_for_delivery', date: '2026-11-26' },
        { status: 'delivered', date: '2026-11-26' },
      ],
    }),
  },
};
export const SecondTry: Story = {
  args: {
    item: anOrderItem({
      statusHistory: [
        ...anOrderItem().statusHistory,
        { status: 'out_for_delivery', at: '2026-11-24T04:00:00Z' },
        { status: 'delivery_failed', at: '2026-11-24T10:00:00Z' },
      ],
      expectedStatuses: [
        { status: 'out_for_delivery', date: '2026-11-25' },
        { status: 'delivered', date: '2026-11-25' },
      ],
    }),
  },
};
export const Delivered: Story = { args: { item: aDeliveredItem() } };
