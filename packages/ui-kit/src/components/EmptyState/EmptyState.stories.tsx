import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { DimensionLine } from '../DimensionLine/DimensionLine.tsx';
import { GoodsPicture } from '../GoodsPicture/GoodsPicture.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Components/States/Empty state',
  component: EmptyState,
  args: {
    title: 'No frame has all of this',
    text: 'Without “Hexagon” there are 38 in your size.',
    picture: <DimensionLine className="w-3/5">0 frames</DimensionLine>,
    action: <Button size="s">Remove “Hexagon”</Button>,
  },
  decorators: [
    (State) => (
      <div className="max-w-96">
        <State />
      </div>
    ),
  ],
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingFound: Story = {};
export const EmptyBag: Story = {
  args: {
    title: 'Your shopping cart is empty',
    text: 'Three frames wait in your wishlist, two in your size.',
    picture: undefined,
    children: (
      <div className="flex gap-2">
        <GoodsPicture className="w-21" src="/media/frames/628x301/alder-132-havana-front.avif" alt="" />
        <GoodsPicture className="w-21" src="/media/frames/628x301/tern-132-gold-front.avif" alt="" />
      </div>
    ),
    action: <Button size="s">See the wishlist</Button>,
  },
};
