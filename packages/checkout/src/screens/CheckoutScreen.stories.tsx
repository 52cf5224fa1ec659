import { Refusal, TestStore, type TestGateway } from '@lunette/api-client/testing';
import { SummaryRow, SummaryRows, TotalRow } from '@lunette/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { checkoutGateway } from '../checkoutGateway.ts';
import { addressContract, deliveryContract, paymentContract } from '../contract/index.ts';
import { anAddress, aCheckout, paymentMethods } from '../fixtures.ts';
import { CheckoutScreen } from './CheckoutScreen.tsx';

interface Args {
  gateway: () => TestGateway;
}

/** Stands where the cart's own summary stands in a storefront. */
const summary = (
  <SummaryRows>
    <SummaryRow label="1 frame">₹3,200</SummaryRow>
    <SummaryRow label="Lenses and coatings">₹900</SummaryRow>
    <TotalRow label="To pay">₹4,100</TotalRow>
  </SummaryRows>
);

function Shown({ gateway }: Args) {
  const [store] = useState(() => {
    sessionStorage.clear();
    return gateway().store();
  });
  return (
    <TestStore store={store}>
      <main className="wrap py-10">
        <CheckoutScreen summary={summary} />
      </main>
    </TestStore>
  );
}

const PHONE = { viewport: { value: 'mobile2', isRotated: false } };
const ARABIC = { language: 'ar', country: 'AE' };
const address = anAddress();
const atDelivery = () => checkoutGateway({ address, checkoutStepKey: 2 });
const atPayment = () => checkoutGateway({ address, deliveryOption: 'standard', checkoutStepKey: 3 });

/** Axe looks once the content has come. */
const shown = ({ canvasElement }: { canvasElement: HTMLElement }) =>
  waitFor(() => expect(canvasElement.ownerDocument.querySelector('.sk')).toBeNull(), { timeout: 8000 });

const meta = {
  title: 'Checkout/CheckoutScreen',
  parameters: { layout: 'fullscreen', path: '/checkout/onepage' },
  args: { gateway: () => checkoutGateway() },
  play: async (context) => shown(context),
  render: (args) => <Shown {...args} />,
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Address: Story = {};
export const AddressPhone: Story = { globals: PHONE };
export const AddressArabic: Story = { globals: ARABIC };
export const AddressArabicPhone: Story = { globals: { ...ARABIC, ...PHONE } };
export const AddressFaults: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText(/Mobile number/), '12345');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to delivery' }));
    await canvas.findByText(/fields need another look/);
  },
};
export const Delivery: Story = { args: { gateway: atDelivery } };
export const DeliveryPhone: Story = { args: { gateway: atDelivery }, globals: PHONE };
export const NotDelivered: Story = {
  args: { gateway: () => atDelivery().on(deliveryContract.getDeliveryOptions, () => ({ options: [] })) },
};
export const Payment: Story = { args: { gateway: atPayment } };
export const PaymentPhone: Story = { args: { gateway: atPayment }, globals: PHONE };
export const PaymentArabic: Story = { args: { gateway: atPayment }, globals: ARABIC };
export const PaymentDark: Story = { args: { gateway: atPayment }, globals: { theme: 'dark' } };
export const CardFields: Story = {
  args: { gateway: atPayment },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue to card details' }));
    await canvas.findByRole('button', { name: /^Pay/ });
  },
};
export const CardFieldsPhone: Story = { ...CardFields, globals: PHONE };
export const CashAtTheDoor: Story = {
  args: { gateway: atPayment },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: /Cash on delivery/ }));
    await canvas.findByText('At the door');
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
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue to card details' }));
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
