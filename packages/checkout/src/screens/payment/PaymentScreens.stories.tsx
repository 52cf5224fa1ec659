import { TestGatewayStore, type TestGateway } from '@lunette/api-client/testing';
import { contentShown } from '@lunette/ui-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { checkoutGateway } from '../../testing/checkoutGateway.ts';
import { paymentContract, type OrderPayment } from '../../contract/index.ts';
import { anOrderPayment } from '../../testing/fixtures.ts';
import { PaymentConfirmScreen } from './PaymentConfirmScreen.tsx';
import { RetryPaymentScreen } from './RetryPaymentScreen.tsx';
import { SuccessScreen } from '../SuccessScreen.tsx';

interface Args {
  gateway: () => TestGateway;
  children: ReactNode;
}

function Shown({ gateway, children }: Args) {
  return (
    <TestGatewayStore gateway={gateway}>
      <main className="wrap py-10">{children}</main>
    </TestGatewayStore>
  );
}

const paid = (change: Partial<OrderPayment>) => () =>
  checkoutGateway().on(paymentContract.getPayment, () => anOrderPayment(change));
const orderId = '1300482917';
const confirm = <PaymentConfirmScreen orderId={orderId} />;
const retry = <RetryPaymentScreen orderId={orderId} />;
const success = (
  <SuccessScreen
    orderId={orderId}
    order={
      <p className="rounded-control border border-line bg-surface p-6">
        The order itself, as in Screens, Order
      </p>
    }
  />
);

const meta = {
  title: 'Screens/Payment',
  parameters: { controls: { disable: true }, layout: 'fullscreen', path: '/checkout/payment/confirm' },
  play: contentShown,
  render: (args) => <Shown {...args} />,
  args: { gateway: paid({ status: 'pending' }), children: confirm },
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<typeof meta>;

const declined = paid({
  status: 'failed',
  message: 'Your bank declined the card. Nothing has been charged. Please try another card.',
});

export const Pending: Story = {};
export const Declined: Story = { args: { gateway: declined } };
export const CameBack: Story = { args: { gateway: paid({ status: 'created' }) } };
export const OrderCancelled: Story = {
  args: { gateway: paid({ status: 'expired', orderCancelled: true }) },
};
export const Retry: Story = { args: { gateway: declined, children: retry } };
export const Success: Story = {
  args: { gateway: paid({ status: 'paid', orderPlaced: true }), children: success },
};
export const SuccessCash: Story = {
  args: { gateway: paid({ method: 'cod', status: 'cash_due', orderPlaced: true }), children: success },
};
