import { TestGatewayStore, type TestGateway } from '@lunette/api-client/testing';
import { contentShown } from '@lunette/ui-kit/testing';
import { Button } from '@lunette/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { checkoutGateway } from '../../testing/checkoutGateway.ts';
import { upiContract, type OrderPayment } from '../../contract/index.ts';
import { aQrPayment, aUpiPayment } from '../../testing/fixtures.ts';
import { PaymentCollectScreen } from './PaymentCollectScreen.tsx';
import { PaymentQrScreen } from './PaymentQrScreen.tsx';

interface Args {
  gateway: () => TestGateway;
  children: ReactNode;
}

const standing = (payment: OrderPayment) => () =>
  checkoutGateway()
    .on(upiContract.getUpiStatus, () => payment)
    .on(upiContract.getQrStatus, () => payment);
const orderId = '1300482917';
const recartButton = <Button kind="quiet">Change the bag</Button>;
const collect = <PaymentCollectScreen orderId={orderId} recartButton={recartButton} />;
const qr = <PaymentQrScreen orderId={orderId} recartButton={recartButton} />;
const link = aQrPayment().upi?.link ?? null;

const meta = {
  title: 'Screens/Payment by UPI',
  parameters: { controls: { disable: true }, layout: 'fullscreen', path: '/checkout/payment/collect/1' },
  play: contentShown,
  render: ({ gateway, children }) => (
    <TestGatewayStore gateway={gateway}>
      <main className="wrap py-10">{children}</main>
    </TestGatewayStore>
  ),
  args: { gateway: standing(aUpiPayment()), children: collect },
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Request: Story = {};
export const AppLink: Story = {
  args: { gateway: standing(aUpiPayment({}, { flow: 'intent', vpa: null, bank: null, link })) },
};
export const Refused: Story = {
  args: {
    gateway: standing(
      aUpiPayment(
        {
          status: 'failed',
          message: 'The request was declined in your UPI app. Nothing has been charged.',
        },
        { endedAt: '2026-11-24T08:34:00.000Z' },
      ),
    ),
  },
};
export const RanOut: Story = {
  args: { gateway: standing(aUpiPayment({ status: 'expired' }, { endedAt: '2026-11-24T08:37:00.000Z' })) },
};
export const Code: Story = { args: { gateway: standing(aQrPayment()), children: qr } };
export const CodeRanOut: Story = {
  args: { gateway: standing(aQrPayment({ status: 'expired' }, { link: null })), children: qr },
};
