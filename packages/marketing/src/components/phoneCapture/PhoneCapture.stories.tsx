import { Refusal, TestGatewayStore, type TestGateway } from '@lunette/api-client/testing';
import { loginFlagRead } from '@lunette/session';
import { Wrap } from '@lunette/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { marketingContract } from '../../contract/marketing.ts';
import { phoneCaptureGateway } from '../../testing/phoneCaptureGateway.ts';
import { PhoneCapture } from './PhoneCapture.tsx';

interface Args {
  gateway: () => TestGateway;
}

const meta = {
  title: 'Patterns/Phone capture',
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
  args: { gateway: () => phoneCaptureGateway() },
  beforeEach: () => localStorage.removeItem('lunette.phoneCaptureExpiry'),
  render: ({ gateway }) => (
    <TestGatewayStore gateway={gateway} prepare={(store) => void store.dispatch(loginFlagRead(true))}>
      <Wrap className="py-10">
        <PhoneCapture />
      </Wrap>
    </TestGatewayStore>
  ),
  play: async ({ canvasElement }) => void (await within(canvasElement).findByRole('region')),
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Presses the button with which a customer agrees. */
async function agree(canvasElement: HTMLElement): Promise<void> {
  const [, yes] = await within(canvasElement).findAllByRole('button');
  await userEvent.click(yes as HTMLElement);
}

export const Question: Story = {};
export const Sending: Story = {
  args: {
    gateway: () =>
      phoneCaptureGateway().on(marketingContract.capturePhone, () => new Promise<never>(() => undefined)),
  },
  play: ({ canvasElement }) => agree(canvasElement),
};
export const Failed: Story = {
  args: {
    gateway: () =>
      phoneCaptureGateway().on(marketingContract.capturePhone, () => {
        throw new Refusal(503, 'unavailable', 'The shop is busy.');
      }),
  },
  play: async ({ canvasElement }) => {
    await agree(canvasElement);
    await within(canvasElement).findByRole('alert');
  },
};
export const Agreed: Story = {
  play: async ({ canvasElement }) => {
    await agree(canvasElement);
    await waitFor(() => expect(within(canvasElement).queryByRole('region')).toBeNull());
  },
};
