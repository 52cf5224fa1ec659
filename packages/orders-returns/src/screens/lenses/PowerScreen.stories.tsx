import { testGateway } from '@lunette/api-client/testing';
import { prescriptionContract } from '@lunette/prescription/contract';
import { aPowerRange } from '@lunette/prescription/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { orderContract } from '../../contract/order.ts';
import { powerContract } from '../../contract/power.ts';
import { aLinkedItem, anOrder, anOrderItem } from '../../testing/fixtures/index.ts';
import { PowerScreen } from './PowerScreen.tsx';
import { OrderStage } from '../../testing/OrderStage.tsx';

const ORDER = anOrder([
  anOrderItem({
    powerType: 'single_vision',
    powerOpen: true,
    prescription: null,
    statusHistory: [{ status: 'placed', at: '2026-11-14T12:50:00Z' }],
  }),
]);

const gateway = () =>
  testGateway()
    .on(orderContract.getOrder, () => ({ orders: [ORDER] }))
    .on(powerContract.getLinkedItem, () => aLinkedItem())
    .on(orderContract.sendOrderCode, () => ({ digits: 6, resendSeconds: 30, sentTo: '+91 ••••• ••377' }))
    .on(prescriptionContract.getPowers, () => aPowerRange())
    .on(prescriptionContract.validatePowers, () => ({ results: [] }))
    .on(orderContract.updatePrescription, () => ({ orders: [ORDER] }));

const meta = {
  title: 'Screens/Power of an order',
  component: PowerScreen,
  args: { orderId: ORDER.id, itemId: 'item-alder', link: null },
  decorators: [
    (Shown) => (
      <OrderStage gateway={gateway}>
        <Shown />
      </OrderStage>
    ),
  ],
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
} satisfies Meta<typeof PowerScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Form: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your power for Alder' })).toBeVisible();
    await expect(await canvas.findByRole('group', { name: 'Right eye' })).toBeVisible();
  },
};
export const AsAPicture: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Send a picture|إرسال صورة)/ }));
    await expect(
      await canvas.findByRole('group', { name: /^(Picture of your prescription|صورة وصفتك)/ }),
    ).toBeVisible();
  },
};
export const CodeFirst: Story = {
  args: { link: { until: 2_000_000_000, sign: 'signed' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send the code' }));
    await expect(await canvas.findByText(/We sent six digits/)).toBeVisible();
  },
};
