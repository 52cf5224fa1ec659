import { Refusal, TestGatewayStore, testGateway, type TestGateway } from '@lunette/api-client/testing';
import { watchSession } from '@lunette/session';
import { customerContract } from '@lunette/session/contract';
import { aCustomer } from '@lunette/session/testing';
import { Wrap } from '@lunette/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { AccountMenu } from './AccountMenu.tsx';

interface Args {
  gateway: () => TestGateway;
  isSignedIn: boolean;
  isPersonalised: boolean;
}

const nothing = () => undefined;

const meta = {
  title: 'Patterns/Account menu',
  parameters: { controls: { disable: true } },
  args: {
    gateway: () => testGateway().on(customerContract.getCustomer, () => aCustomer({ firstName: 'Ananya' })),
    isSignedIn: true,
    isPersonalised: false,
  },
  render: ({ gateway, isSignedIn, isPersonalised }) => (
    <TestGatewayStore
      gateway={gateway}
      prepare={(store) => {
        if (isSignedIn) watchSession(store, { cookies: () => 'isLogined=1' })();
      }}
    >
      <Wrap as="header" className="flex min-h-96 items-start justify-center">
        <AccountMenu isPersonalised={isPersonalised} openSignInPopup={nothing} />
      </Wrap>
    </TestGatewayStore>
  ),
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Guest: Story = { args: { isSignedIn: false } };
export const SignedIn: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /Ananya|أنانيا/ }));
    await expect(await canvas.findAllByRole('link')).toHaveLength(5);
  },
};
export const WithoutFaceProfile: Story = {
  args: { isPersonalised: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /Ananya|أنانيا/ }));
    await expect(await canvas.findAllByRole('link')).toHaveLength(4);
  },
};
export const ProfileRefused: Story = {
  args: {
    gateway: () =>
      testGateway().on(customerContract.getCustomer, () => {
        throw new Refusal(503, 'unavailable', 'Please try again in a moment.');
      }),
  },
  play: async ({ canvasElement }) => void (await within(canvasElement).findAllByRole('link')),
};
