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

const orderWith = (unreadable: string | null) =>
  anOrder([
    anOrderItem({
      powerType: 'single_vision',
      powerOpen: true,
      prescription: null,
      unreadable,
      statusHistory: [{ status: 'placed', at: '2026-11-14T12:50:00Z' }],
    }),
  ]);
const ORDER = orderWith(null);

const gateway = (order = ORDER) =>
  testGateway()
    .on(orderContract.getOrder, () => ({ orders: [order] }))
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
    (Shown, { parameters }) => (
      <OrderStage gateway={() => gateway(parameters.order as typeof ORDER | undefined)}>
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
/** An optician could not read the picture that was sent before. */
export const UnreadablePicture: Story = {
  parameters: { order: orderWith('The left half is cut off.') },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^(An optician could not read|لم يتمكن أخصائي البصريات)/),
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
