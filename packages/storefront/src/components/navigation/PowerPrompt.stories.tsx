import { Refusal, TestGatewayStore, testGateway, type TestGateway } from '@lunette/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { storefrontContract } from '../../contract/index.ts';
import { PowerPrompt } from './PowerPrompt.tsx';

interface Args {
  gateway: () => TestGateway;
}

const nothing = () => undefined;

/** The queries of the whole page: the prompt is rendered outside the element of the story. */
const prompt = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

/** Types a number and sends it, once the dialog has faded in. */
async function send(canvasElement: HTMLElement, number: string) {
  const page = prompt(canvasElement);
  const field = await page.findByRole('textbox');
  await waitFor(() => expect(field).toBeVisible());
  await userEvent.type(field, number);
  await userEvent.click(page.getByRole('button', { name: /link|رابط/i }));
}

const meta = {
  title: 'Screens/Enter my power prompt',
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
  args: {
    gateway: () =>
      testGateway().on(storefrontContract.enterMyPower, () => ({ message: 'We have sent you a link.' })),
  },
  render: ({ gateway }) => (
    <TestGatewayStore gateway={gateway}>
      <main className="min-h-dvh" />
      <PowerPrompt open onClose={nothing} />
    </TestGatewayStore>
  ),
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Asked: Story = {};
export const WrongNumber: Story = {
  play: async ({ canvasElement }) => {
    await send(canvasElement, '12345');
    await expect(prompt(canvasElement).getByRole('textbox')).toBeInvalid();
  },
};
export const Sent: Story = {
  play: async ({ canvasElement }) => {
    await send(canvasElement, '9822041377');
    await expect(await prompt(canvasElement).findByRole('alert')).toBeVisible();
  },
};
export const Unreachable: Story = {
  name: 'RX-12 a failure without a reason is a system error',
  args: {
    gateway: () =>
      testGateway().on(storefrontContract.enterMyPower, () => {
        throw new TypeError('The gateway is away.');
      }),
  },
  play: async ({ canvasElement }) => {
    await send(canvasElement, '9822041377');
    const failed = /^System error occurred\. Please try after some time\.\.\.$|^حدث خطأ/;
    await expect(await prompt(canvasElement).findByText(failed)).toBeVisible();
    await expect(prompt(canvasElement).getByRole('textbox')).toHaveValue('9822041377');
  },
};
export const Refused: Story = {
  args: {
    gateway: () =>
      testGateway().on(storefrontContract.enterMyPower, () => {
        throw new Refusal(429, 'too_many', 'That was too often. Please try again in an hour.');
      }),
  },
  play: async ({ canvasElement }) => {
    await send(canvasElement, '9822041377');
    await expect(await prompt(canvasElement).findByText(/too often|محاولات كثيرة/)).toBeVisible();
  },
};
