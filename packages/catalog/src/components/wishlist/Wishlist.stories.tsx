import { TestGatewayStore, type TestGateway } from '@lunette/api-client/testing';
import { Button } from '@lunette/ui-kit';
import { contentShown } from '@lunette/ui-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { wishlistContract } from '../../contract/index.ts';
import { aProductCard, aWishlist, aWishlistItem, productCards } from '../../testing/fixtures/index.ts';
import { wishlistGateway } from '../../testing/wishlistGateway.ts';
import { WishlistPanel } from './WishlistPanel.tsx';

interface Args {
  gateway: () => TestGateway;
}

const nothing = () => undefined;

const meta = {
  title: 'Screens/Wishlist',
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
  args: { gateway: () => wishlistGateway(aWishlist()) },
  render: ({ gateway }) => (
    <TestGatewayStore gateway={gateway}>
      <main className="min-h-dvh" />
      <WishlistPanel open renderBuy={(choice, label) => <Button full>{label}</Button>} onClose={nothing} />
    </TestGatewayStore>
  ),
  play: contentShown,
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ThreeGoods: Story = {};
export const Full: Story = {
  args: { gateway: () => wishlistGateway(aWishlist(productCards(50).map((card) => aWishlistItem(card)))) },
};
export const OutOfStock: Story = {
  args: { gateway: () => wishlistGateway(aWishlist([aWishlistItem(aProductCard(), { prices: [] })])) },
};
export const Empty: Story = { args: { gateway: () => wishlistGateway() } };
export const Loading: Story = {
  args: {
    gateway: () => wishlistGateway().on(wishlistContract.getWishlist, () => new Promise(() => undefined)),
  },
  play: async () => undefined,
};
export const Unreachable: Story = {
  args: {
    gateway: () =>
      wishlistGateway().on(wishlistContract.getWishlist, () => {
        throw new TypeError('offline');
      }),
  },
};
