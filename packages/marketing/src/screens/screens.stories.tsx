import { Refusal, TestGatewayStore, type TestGateway } from '@lunette/api-client/testing';
import { Wrap } from '@lunette/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { userEvent, within } from 'storybook/test';
import { marketingContract, type SupportPage } from '../contract/marketing.ts';
import { marketingGateway } from '../testing/marketingGateway.ts';
import { LeadScreen } from './LeadScreen.tsx';
import { MobileAppScreen } from './MobileAppScreen.tsx';
import { SupportScreen } from './SupportScreen.tsx';

interface Args {
  gateway: () => TestGateway;
  page: ReactNode;
}

const meta = {
  title: 'Screens/Support and leads',
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
  args: { gateway: marketingGateway, page: <SupportScreen /> },
  render: ({ gateway, page }) => (
    <TestGatewayStore gateway={gateway}>
      <main>
        <Wrap className="py-10">{page}</Wrap>
      </main>
    </TestGatewayStore>
  ),
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Support: Story = {};
export const SupportIsComing: Story = {
  args: {
    gateway: () =>
      marketingGateway().on(marketingContract.getSupport, () => new Promise<SupportPage>(() => undefined)),
  },
};
export const SupportFailed: Story = {
  args: {
    gateway: () =>
      marketingGateway().on(marketingContract.getSupport, () => {
        throw new Refusal(503, 'unavailable', 'The shop is busy.');
      }),
  },
};
export const CallMe: Story = { args: { page: <LeadScreen /> } };
export const CallMeWithFaults: Story = {
  args: { page: <LeadScreen /> },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement.querySelector('form') as HTMLElement);
    await userEvent.click(form.getByRole('button'));
    await form.findByRole('alert');
  },
};
export const FirstDeal: Story = {
  args: { page: <LeadScreen /> },
  parameters: { path: '/lead-gen/user-detail?campaign=first-deal' },
};
export const MobileApp: Story = { args: { page: <MobileAppScreen address="http://localhost/mobile-app" /> } };
