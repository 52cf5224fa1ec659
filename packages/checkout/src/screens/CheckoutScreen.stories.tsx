import { Refusal, TestGatewayStore, type TestGateway } from '@lunette/api-client/testing';
import { Price, SummaryRow, SummaryRows, TotalRow } from '@lunette/ui-kit';
import { contentShown } from '@lunette/ui-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { checkoutGateway } from '../testing/checkoutGateway.ts';
import { addressContract, deliveryContract, paymentContract } from '../contract/index.ts';
import { anAddress, aCheckout, aPaidCart, paymentMethods } from '../testing/fixtures.ts';
import { CheckoutScreen, type CheckoutScreenProps } from './CheckoutScreen.tsx';

interface Args {
  gateway: () => TestGateway;
}

/** Replaces the summary of the cart that a storefront passes in. */
const summary = (
  <SummaryRows>
    <SummaryRow label="1 frame">
      <Price amount={{ value: 3200, currencyCode: 'INR' }} />
    </SummaryRow>
    <SummaryRow label="Lenses and coatings">
      <Price amount={{ value: 900, currencyCode: 'INR' }} />
    </SummaryRow>
    <TotalRow label="To pay">
      <Price amount={{ value: 4100, currencyCode: 'INR' }} />
    </TotalRow>
  </SummaryRows>
);

/** Replaces the list of studios, which belongs to another package. */
const studios: CheckoutScreenProps['studios'] = () => <div className="h-40 rounded-control bg-sunk" />;

function Shown({ gateway, order }: Args & { order: ReactNode }) {
  return (
    <TestGatewayStore gateway={gateway} prepare={() => sessionStorage.clear()}>
      <main className="wrap py-10">
        <CheckoutScreen summary={() => order} studios={studios} />
      </main>
    </TestGatewayStore>
  );
}

const TO_CARD = /^Continue to card details|^المتابعة إلى بيانات البطاقة/;
const address = anAddress();
const atDelivery = () => checkoutGateway({ address, checkoutStepKey: 2 });
const atPayment = () => checkoutGateway({ address, deliveryOption: 'standard', checkoutStepKey: 3 });

const meta = {
  title: 'Screens/Checkout',
  parameters: { controls: { disable: true }, layout: 'fullscreen', path: '/checkout/onepage' },
  args: { gateway: () => checkoutGateway() },
  play: contentShown,
  render: (args) => <Shown {...args} order={summary} />,
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Address: Story = {};
export const OtherBagSaved: Story = {
  args: { gateway: () => checkoutGateway({ cart: { ...aPaidCart(), savedLines: 2 } }) },
};
export const OnAnotherDevice: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Continue on|^المتابعة على/ }));
    await waitFor(() => expect(canvas.getByRole('timer')).toBeVisible());
  },
};
export const AddressFaults: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText(/Mobile number|رقم الجوال/), '12345');
    await userEvent.click(
      canvas.getByRole('button', { name: /^Continue to delivery|^المتابعة إلى التوصيل/ }),
    );
    await expect((await canvas.findAllByRole('textbox'))[0]).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('[aria-invalid=true]')).not.toBeNull());
  },
};
export const EyeTest: Story = {
  args: {
    gateway: () =>
      checkoutGateway({ address, checkoutStepKey: 2, cart: { ...aPaidCart(), isStudioFlow: true } }),
  },
};
export const Delivery: Story = { args: { gateway: atDelivery } };
export const NotDelivered: Story = {
  args: { gateway: () => atDelivery().on(deliveryContract.getDeliveryOptions, () => ({ options: [] })) },
};
export const Payment: Story = { args: { gateway: atPayment } };
export const CardFields: Story = {
  args: { gateway: atPayment },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: TO_CARD }));
    await canvas.findByRole('button', { name: /^Pay|^ادفع/ });
  },
};
export const CashAtTheDoor: Story = {
  args: { gateway: atPayment },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: /Cash on delivery|الدفع عند الاستلام/ }));
    await canvas.findByText(/^At the door|^عند الاستلام/);
  },
};
export const CashIsOff: Story = {
  args: {
    gateway: () =>
      atPayment().on(paymentContract.getPaymentMethods, () => ({
        paymentMethods: paymentMethods({
          available: false,
          reason: 'Cash on delivery is possible up to ₹20,000. Your order is ₹24,100.',
        }),
      })),
  },
};
export const TotalChanged: Story = {
  args: {
    gateway: () =>
      atPayment().on(paymentContract.payOrder, () => {
        throw new Refusal(
          409,
          'total_changed',
          'The total is ₹4,249 now. Please look at it again before you pay.',
        );
      }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: TO_CARD }));
    await canvas.findByRole('alert');
  },
};
export const Loading: Story = {
  play: async () => undefined,
  args: {
    gateway: () =>
      checkoutGateway().on(addressContract.getShippingAddress, () => new Promise(() => undefined)),
  },
};
export const Unreachable: Story = {
  args: {
    gateway: () =>
      checkoutGateway().on(addressContract.getShippingAddress, () => {
        throw new TypeError('offline');
      }),
  },
};
export const NothingInTheBag: Story = {
  args: {
    gateway: () => checkoutGateway({ cart: { ...aCheckout().cart, items: [], itemsQty: 0, itemsCount: 0 } }),
  },
};
