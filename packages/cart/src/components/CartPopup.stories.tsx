import { Refusal, TestStore, type TestGateway } from '@lunette/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { cartApi } from '../api.ts';
import { cartGateway } from '../cartGateway.ts';
import { cartContract } from '../contract.ts';
import { aCart, aCartLine, aLastPiece } from '../fixtures.ts';
import { cartPopupOpened } from '../slice.ts';
import { CartPopup } from './CartPopup.tsx';
import type { CartConfiguration } from './CheckoutLink.tsx';

interface Args {
  gateway: () => TestGateway;
  configuration: CartConfiguration;
  /** The product that has just been put in. */
  added?: string;
  addFails?: boolean;
}

function Opened({
  gateway,
  added,
  addFails,
  children,
}: Omit<Args, 'configuration'> & { children: ReactNode }) {
  const [store] = useState(() => {
    const made = gateway().store();
    made.dispatch(cartPopupOpened(added ? { addedProductId: added } : undefined));
    if (addFails)
      void made.dispatch(
        cartApi.endpoints.addItem.initiate({ body: { productId: '1' } }, { fixedCacheKey: 'cart-add' }),
      );
    return made;
  });
  return <TestStore store={store}>{children}</TestStore>;
}

const PHONE = { viewport: { value: 'mobile2', isRotated: false } };
const searchFor = [
  { name: 'Round frames', url: '/eyeglasses?frame_shape=round' },
  { name: 'Aviator sunglasses', url: '/sunglasses?frame_shape=aviator' },
  { name: 'Daily contact lenses', url: '/contact-lenses?usage=daily' },
];
const discounts = [{ type: 'implicit' as const, amount: 500 }];

/** Axe looks once the content has come. */
const shown = ({ canvasElement }: { canvasElement: HTMLElement }) =>
  waitFor(() => expect(canvasElement.ownerDocument.querySelector('.sk')).toBeNull(), { timeout: 8000 });

const meta = {
  title: 'Cart/CartPopup',
  parameters: { layout: 'fullscreen' },
  args: {
    gateway: () => cartGateway(aCart(undefined, { discounts })),
    configuration: { cart_popup: { searchFor } },
    added: '148001',
  },
  play: async (context) => shown(context),
  render: ({ configuration, ...rest }) => (
    <Opened {...rest}>
      <main className="min-h-dvh" />
      <CartPopup configuration={configuration} />
    </Opened>
  ),
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<typeof meta>;

export const JustAdded: Story = {};
export const Phone: Story = { globals: PHONE };
export const Arabic: Story = { globals: { language: 'ar', country: 'AE' } };
export const ArabicPhone: Story = { globals: { language: 'ar', country: 'SA', ...PHONE } };
export const Dark: Story = { globals: { theme: 'dark' } };
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
