import { testGateway } from '@lunette/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { orderContract } from '../contract/order.ts';
import { aMaskedOrder } from '../testing/fixtures/index.ts';
import { TrackOrderScreen } from './TrackOrderScreen.tsx';
import { orderPage } from '../testing/orderPage.ts';
import { OrderStage } from '../testing/OrderStage.tsx';

const gateway = () =>
  testGateway()
    .on(orderContract.getOrder, () => ({ orders: [aMaskedOrder()] }))
    .on(orderContract.sendOrderCode, () => ({ digits: 6, resendSeconds: 30, sentTo: '' }));

const meta = {
  title: 'Screens/Track an order',
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
  render: () => (
    <OrderStage gateway={gateway}>
      <TrackOrderScreen {...orderPage} />
    </OrderStage>
  ),
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** Opens the sample order by its number and e-mail address. */
async function open(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement);
  const [number, email] = await canvas.findAllByRole('textbox');
  await userEvent.type(number!, '1300482917');
  await userEvent.type(email!, 'ananya.rao@post.in');
  await userEvent.click(canvas.getByRole('button', { name: /Open the order|فتح الطلب/ }));
  await canvas.findByText('•••77');
}

export const Empty: Story = {};
export const Masked: Story = { play: async ({ canvasElement }) => open(canvasElement) };
export const Code: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Send the code|أرسل الرمز/ }));
    await expect(await canvas.findByRole('textbox')).toBeVisible();
  },
};
