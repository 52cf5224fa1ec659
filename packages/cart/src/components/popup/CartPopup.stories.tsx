import { Refusal, TestGatewayStore, type TestGateway } from '@lunette/api-client/testing';
import { contentShown } from '@lunette/ui-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { cartApi } from '../../api/cart.ts';
import { cartGateway } from '../../testing/cartGateway.ts';
import { cartContract } from '../../contract/index.ts';
import { aCart, aCartLine, aLastPiece, aWaitingOrder } from '../../testing/fixtures.ts';
import { cartPopupOpened } from '../../slice.ts';
import { CartPopup } from './CartPopup.tsx';
import type { CartConfiguration } from '../summary/CheckoutLink.tsx';

interface Args {
  gateway: () => TestGateway;
  configuration: CartConfiguration;
  /** The product that was just added. */
  added?: string;
  addFails?: boolean;
}

const { addItem } = cartApi.endpoints;
const FRAME = { body: { productId: '1' } };
const searchFor = [
  { name: 'Round frames', url: '/eyeglasses?frame_shape=round' },
  { name: 'Aviator sunglasses', url: '/sunglasses?frame_shape=aviator' },
  { name: 'Daily contact lenses', url: '/contact-lenses?usage=daily' },
];
const discounts = [{ type: 'implicit' as const, amount: 500 }];

const meta = {
  title: 'Screens/Cart popup',
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
  args: {
    gateway: () => cartGateway(aCart(undefined, { discounts })),
    configuration: { cart_popup: { searchFor } },
    added: '148001',
  },
  play: contentShown,
  render: ({ gateway, configuration, added, addFails }) => (
    <TestGatewayStore
      gateway={gateway}
      prepare={(store) => {
        store.dispatch(cartPopupOpened(added ? { addedProductId: added } : undefined));
        if (addFails) void store.dispatch(addItem.initiate(FRAME, { fixedCacheKey: 'cart-add' }));
      }}
    >
      <main className="min-h-dvh" />
      <CartPopup configuration={configuration} />
    </TestGatewayStore>
  ),
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<typeof meta>;

export const JustAdded: Story = {};
export const LongList: Story = {
  args: {
    added: undefined,
    gateway: () =>
      cartGateway(
        aCart([aCartLine({ quantity: 2 }), aLastPiece(), aCartLine({ id: 'line-3', availableQuantity: 3 })]),
      ),
  },
};
export const Loading: Story = {
  play: async () => undefined,
  args: { gateway: () => cartGateway().on(cartContract.getCart, () => new Promise(() => undefined)) },
};
export const Empty: Story = { args: { gateway: () => cartGateway(aCart([])) } };
export const WaitsToBePaid: Story = {
  args: { added: undefined, gateway: () => cartGateway(aCart([], { waitingOrders: [aWaitingOrder()] })) },
};
export const WaitsBesideTheBag: Story = {
  args: {
    added: undefined,
    gateway: () => cartGateway(aCart([aLastPiece()], { waitingOrders: [aWaitingOrder()] })),
  },
};
export const AddingFailed: Story = {
  args: {
    addFails: true,
    gateway: () =>
      cartGateway(aCart([])).on(cartContract.addItem, () => {
        throw new Refusal(422, 'out_of_stock', 'Alder has sold out.');
      }),
  },
};
export const OwnCallToAction: Story = {
  args: {
    configuration: {
      cart_popup: { searchFor, mainText: 'Buy now', frameOnlyText: 'Frame only, without lenses' },
    },
  },
};
export const Unreachable: Story = {
  args: {
    gateway: () =>
      cartGateway().on(cartContract.getCart, () => {
        throw new TypeError('offline');
      }),
  },
};
