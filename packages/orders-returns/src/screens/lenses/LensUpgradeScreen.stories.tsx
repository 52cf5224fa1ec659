import { testGateway } from '@lunette/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { orderContract } from '../../contract/order.ts';
import { upgradeContract } from '../../contract/upgrade.ts';
import { anOrder, anOrderItem, anUpgradePackage } from '../../testing/fixtures/index.ts';
import { LensUpgradeScreen } from './LensUpgradeScreen.tsx';
import { OrderStage } from '../../testing/OrderStage.tsx';

const ORDER = anOrder([anOrderItem({ powerType: 'single_vision', powerOpen: true, lensesOpen: true })]);

const gateway = () =>
  testGateway()
    .on(orderContract.getOrder, () => ({ orders: [ORDER] }))
    .on(upgradeContract.getUpgradePackage, () => anUpgradePackage());

const meta = {
  title: 'Screens/Lenses of an order',
  component: LensUpgradeScreen,
  args: { orderId: ORDER.id, itemId: null, link: null },
  decorators: [
    (Shown) => (
      <OrderStage gateway={gateway}>
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
