import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart, ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { inEnglish } from '../../testing/stories.tsx';
import { StateSheet } from '../../system/StateSheet.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Components/Actions/Icon button',
  component: IconButton,
  args: { label: 'Shopping cart, 2 items', count: 2, children: <ShoppingBag /> },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = {
  render: (args) => (
    <>
      <StateSheet of={<IconButton {...args} />} />
      <StateSheet
        of={
          <IconButton label="In your wishlist" on={false}>
            <Heart />
          </IconButton>
        }
        more={{
          On: (
            <IconButton label="In your wishlist" on>
              <Heart />
            </IconButton>
          ),
          Off: (
            <IconButton label="In your wishlist" aria-disabled>
              <Heart />
            </IconButton>
          ),
        }}
      />
    </>
  ),
};

export const WithCount: Story = {};
export const EmptyCount: Story = { args: { count: 0, label: 'Shopping cart, empty' } };

function WishlistHeart({ label }: { label: string }) {
  const [on, setOn] = useState(false);
  return (
    <IconButton label={label} on={on} onClick={() => setOn(!on)}>
      <Heart />
    </IconButton>
  );
}

export const Toggle: Story = {
  render: () => <WishlistHeart label="In your wishlist" />,
  play: inEnglish(async ({ canvas, userEvent }) => {
    const heart = canvas.getByRole('button', { name: 'In your wishlist', pressed: false });
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  }),
};
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};
