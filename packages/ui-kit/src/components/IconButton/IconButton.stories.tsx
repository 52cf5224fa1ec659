import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart, ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Kit/IconButton',
  component: IconButton,
  args: { label: 'Shopping cart, 2 items', count: 2, children: <ShoppingBag /> },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithCount: Story = {};
export const EmptyCount: Story = { args: { count: 0, label: 'Shopping cart, empty' } };

function WishlistHeart() {
  const [on, setOn] = useState(false);
  return (
    <IconButton label="In your wishlist" on={on} onClick={() => setOn(!on)}>
      <Heart />
    </IconButton>
  );
}

export const Toggle: Story = {
  render: () => <WishlistHeart />,
  play: async ({ canvas, userEvent }) => {
    const heart = canvas.getByRole('button', { name: 'In your wishlist', pressed: false });
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
