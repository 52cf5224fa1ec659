import type { Meta, StoryObj } from '@storybook/react-vite';
import { DimensionLine } from './DimensionLine.tsx';

const meta = {
  title: 'Components/Goods/Dimension line',
  component: DimensionLine,
  args: { mm: 132 },
} satisfies Meta<typeof DimensionLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Across: Story = {
  decorators: [
    (Line) => (
      <div className="w-80">
        <Line />
      </div>
    ),
  ],
};
export const Upright: Story = { args: { mm: 43, upright: true, className: 'h-40 w-10' } };
export const Words: Story = { ...Across, args: { mm: undefined, children: '0 frames' } };
