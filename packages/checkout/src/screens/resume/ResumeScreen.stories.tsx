import { TestGatewayStore } from '@lunette/api-client/testing';
import { contentShown } from '@lunette/ui-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { resumeContract, type ResumableCheckout } from '../../contract/index.ts';
import { checkoutGateway } from '../../testing/checkoutGateway.ts';
import { aResumableCheckout } from '../../testing/fixtures.ts';
import { ResumeScreen } from './ResumeScreen.tsx';

const meta = {
  title: 'Screens/Checkout on another device',
  parameters: { controls: { disable: true }, layout: 'fullscreen', path: '/checkout/resume?token=x' },
  play: contentShown,
  args: {},
  render: (change) => (
    <TestGatewayStore
      gateway={() => checkoutGateway().on(resumeContract.getLink, () => aResumableCheckout(change))}
    >
      <main className="wrap py-10">
        <ResumeScreen />
      </main>
    </TestGatewayStore>
  ),
} satisfies Meta<Partial<ResumableCheckout>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const BagHere: Story = { args: { ownItemsQty: 3 } };
export const OfAnAccount: Story = { args: { state: 'account' } };
export const OfAnotherStore: Story = { args: { state: 'country', country: 'SG', total: null } };
export const Used: Story = { args: { state: 'used', total: null } };
export const Expired: Story = { args: { state: 'expired', total: null } };
export const OrderWaits: Story = { args: { state: 'waiting', total: null } };
