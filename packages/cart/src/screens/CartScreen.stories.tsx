import { Refusal, TestGatewayStore, type TestGateway } from '@lunette/api-client/testing';
import { contentShown } from '@lunette/ui-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { cartGateway } from '../testing/cartGateway.ts';
import { cartContract, savedContract } from '../contract/index.ts';
import { aCart, aCartLine, aLastPiece, aMergedCart, aWaitingOrder } from '../testing/fixtures.ts';
import { CartScreen } from './CartScreen.tsx';

interface Args {
  gateway: () => TestGateway;
}

const discounts = [{ type: 'implicit' as const, amount: 500, label: 'Bag discount' }];

const meta = {
  title: 'Screens/Cart',
  parameters: { controls: { disable: true }, layout: 'fullscreen', path: '/cart' },
  args: { gateway: () => cartGateway(aCart(undefined, { discounts })) },
  play: contentShown,
  render: ({ gateway }) => (
    <TestGatewayStore gateway={gateway}>
      <CartScreen />
    </TestGatewayStore>
  ),
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TwoLines: Story = {};
export const VoucherAndCredit: Story = {
  args: {
    gateway: () =>
      cartGateway(
        aCart(undefined, {
          giftVoucher: { code: 'DIWALI-7731', used: 1000, left: 0, problem: null },
          storeCredit: { applied: true, balance: 240, used: 240 },
          wallet: { applied: false, balance: 200, used: 0 },
          discounts: [
            ...discounts,
            { type: 'gv', amount: 1000, label: 'Gift voucher' },
            { type: 'sc', amount: 240, label: 'Store credit' },
          ],
        }),
      ),
  },
};
/** After a sign-in: from which bag each line came, and the button that undoes the merge. */
export const MergedBags: Story = { args: { gateway: () => cartGateway(aMergedCart()) } };
/** On another device of the same customer, where the first device is unknown. */
export const MergedElsewhere: Story = {
  args: { gateway: () => cartGateway(aMergedCart({ isThisDevice: false, otherClient: null })) },
};
export const PowerAsPicture: Story = {
  args: {
    gateway: () =>
      cartGateway(aCart([aCartLine({ prescription: { imageFileName: 'paper.jpg', userName: 'Ananya' } })])),
  },
};
const saved = [
  aLastPiece({ id: 'saved-1' }),
  aCartLine({ id: 'saved-2', quantity: 2 }),
  aLastPiece({ id: 'saved-3', availableQuantity: 0, inStock: false }),
];
export const SavedForLater: Story = { args: { gateway: () => cartGateway(aCart(), saved) } };
export const SavedUnderAnEmptyBag: Story = { args: { gateway: () => cartGateway(aCart([]), saved) } };
/** The saved items could not be read; the bag is shown. */
export const SavedNotRead: Story = {
  args: {
    gateway: () =>
      cartGateway().on(savedContract.getSaved, () => {
        throw new Refusal(503, 'unavailable', 'The store is resting for a moment.');
      }),
  },
};
/** The widest power and the longest names on the narrowest phone, 320 px wide. */
export const WidestPower: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    gateway: () =>
      cartGateway(
        aCart([
          aCartLine({
            quantity: 2,
            prescription: {
              right: { sph: '-14.50', cyl: '-5.25', axis: '175', pd: '31.5' },
              left: { sph: '-14.25', cyl: '-5.25', axis: '105', pd: '31.5' },
              labels: { sph: 'Sphere', cyl: 'Cylinder', axis: 'Axis', pd: 'Pupillary distance' },
              userName: 'Maximiliana Wolfeschlegelsteinhausenbergerdorff',
            },
          }),
          aLastPiece(),
        ]),
      ),
  },
  decorators: [
    (Shown) => (
      <div data-testid="phone" style={{ inlineSize: 320 }}>
        <Shown />
      </div>
    ),
  ],
  play: async (context) => {
    await contentShown(context);
    const phone = context.canvas.getByTestId('phone');
    await expect(phone.scrollWidth).toBe(320);
    await expect(context.canvas.queryByRole('table')).toBeNull();
  },
};
export const Empty: Story = { args: { gateway: () => cartGateway(aCart([])) } };
export const WaitsToBePaid: Story = {
  args: { gateway: () => cartGateway(aCart([], { waitingOrders: [aWaitingOrder()] })) },
};
export const WaitsBesideTheBag: Story = {
  args: {
    gateway: () =>
      cartGateway(
        aCart([aLastPiece()], {
          waitingOrders: [aWaitingOrder(), aWaitingOrder({ orderId: '1300482918', payment: 'pending' })],
        }),
      ),
  },
};
export const TimeIsOver: Story = {
  args: {
    gateway: () => cartGateway(aCart([], { waitingOrders: [aWaitingOrder({ secondsLeft: 0 })] })),
  },
};
export const Loading: Story = {
  play: async () => undefined,
  args: { gateway: () => cartGateway().on(cartContract.getCart, () => new Promise(() => undefined)) },
};
export const Unreachable: Story = {
  args: {
    gateway: () =>
      cartGateway().on(cartContract.getCart, () => {
        throw new Refusal(503, 'unavailable', 'The store is resting for a moment.');
      }),
  },
};
export const SoldOutMeanwhile: Story = {
  args: {
    gateway: () => cartGateway(aCart([aCartLine(), aLastPiece({ inStock: false, availableQuantity: 0 })])),
  },
};
export const ManyThings: Story = {
  args: {
    gateway: () =>
      cartGateway(
        aCart([
          aCartLine({ quantity: 3, availableQuantity: 3 }),
          aLastPiece({
            quantity: 2,
            availableQuantity: 4,
            name: 'Marram, an exceptionally long name of a colour',
          }),
          aCartLine({
            id: 'line-lenses',
            name: 'Aqua Daily Multifocal, 30 daily lenses',
            modelName: 'Aqua Daily Multifocal',
            thumbnail: '/media/goods/628x301/aqua-daily-multifocal-30-front.avif',
            classification: 'contact_lens',
            options: [],
            quantity: 6,
            price: { value: 12499, currencyCode: 'INR' },
            prescription: {
              right: { sph: '-4.25', ap: '+1.50', bc: '8.5', dia: '14.2', boxes: '3' },
              left: { sph: '-4.00', ap: '+1.50', bc: '8.5', dia: '14.2', boxes: '3' },
            },
          }),
        ]),
      ),
  },
};
