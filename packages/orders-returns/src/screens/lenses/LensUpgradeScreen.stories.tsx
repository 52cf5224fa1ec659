import { testGateway } from '@lunette/api-client/testing';
import { prescriptionContract } from '@lunette/prescription/contract';
import { aPowerRange } from '@lunette/prescription/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { orderContract } from '../../contract/order.ts';
import { upgradeContract, type UpgradePackage } from '../../contract/upgrade.ts';
import { anOrder, anOrderItem, anUpgradePackage } from '../../testing/fixtures/index.ts';
import { LensUpgradeScreen } from './LensUpgradeScreen.tsx';
import { OrderStage } from '../../testing/OrderStage.tsx';

const ORDER = anOrder([
  anOrderItem({
    powerType: 'single_vision',
    powerOpen: true,
    lensesOpen: true,
    statusHistory: [{ status: 'placed', at: '2026-11-14T12:50:00Z' }],
  }),
]);

/** The offer with reading glasses, for which the item needs another power. */
function withReading(): UpgradePackage {
  const offer = anUpgradePackage();
  const more = offer.powerTypes.map((one) => ({ ...one, id: 'reading' as const, title: 'Reading' }));
  return { ...offer, powerTypes: [...offer.powerTypes, ...more.slice(0, 1)] };
}

const gateway = (offer: UpgradePackage) =>
  testGateway()
    .on(orderContract.getOrder, () => ({ orders: [ORDER] }))
    .on(prescriptionContract.getPowers, () => aPowerRange())
    .on(upgradeContract.getUpgradePackage, () => offer);

const meta = {
  title: 'Screens/Lenses of an order',
  component: LensUpgradeScreen,
  args: { orderId: ORDER.id, itemId: null, link: null },
  decorators: [
    (Shown, { parameters }) => (
      <OrderStage
        gateway={() => gateway((parameters.offer as UpgradePackage | undefined) ?? anUpgradePackage())}
      >
        <Shown />
      </OrderStage>
    ),
  ],
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
} satisfies Meta<typeof LensUpgradeScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Costlier: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Thin 1.67/ }));
    await expect(await canvas.findByText(/5,300/)).toBeVisible();
  },
};
export const Cheaper: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Clear 1.56(?!,)/ }));
    await expect(await canvas.findByText(/3,500/)).toBeVisible();
  },
};
/** Other lenses need another power, which is sent as a picture. */
export const PowerAsAPicture: Story = {
  parameters: { offer: withReading() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^(Reading|للقراءة)/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /^(Send a picture|إرسال صورة)/ }));
    await canvas.findByRole('group', { name: /^(Picture of your prescription|صورة وصفتك)/ });
  },
};
