import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GoodsGrid } from '../GoodsGrid/GoodsGrid.tsx';
import { CardSkeleton } from './CardSkeleton.tsx';

const meta = { title: 'Components/States/Card skeleton', component: CardSkeleton } satisfies Meta<
  typeof CardSkeleton
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SixByDefault: Story = {
  render: (args) => (
    <GoodsGrid columns={3}>
      <CardSkeleton {...args} />
    </GoodsGrid>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('.goods-card')).toHaveLength(6);
  },
};
