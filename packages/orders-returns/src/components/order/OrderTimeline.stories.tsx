import type { Meta, StoryObj } from '@storybook/react-vite';
import { aDeliveredItem, anOrderItem } from '../../testing/fixtures.ts';
import { OrderTimeline } from './OrderTimeline.tsx';

const meta = {
  title: 'Patterns/Timeline',
  component: OrderTimeline,
  args: { item: anOrderItem() },
} satisfies Meta<typeof OrderTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnItsWay: Story = {};
export const Placed: Story = {
  args: { item: anOrderItem({ statusHistory: [{ status: 'placed', at: '2026-11-14T12:50:00Z' }] }) },
};
export const Delivered: Story = { args: { item: aDeliveredItem() } };
