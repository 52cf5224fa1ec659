import { Refusal, testGateway } from '@lunette/api-client/testing';
import { prescriptionContract } from '@lunette/prescription/contract';
import { aPrescriptionPicture } from '@lunette/prescription/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { orderContract, type Order } from '../contract/order.ts';
import { paperContract } from '../contract/paper.ts';
import {
  aDeliveredItem,
  anOrder,
  anOrderItem,
  anUnpaidOrder,
  cancelReasonsOf,
  papersOf,
} from '../testing/fixtures/index.ts';
import { OrderSummaryScreen } from './OrderSummaryScreen.tsx';
import { orderPage } from '../testing/orderPage.ts';
import { OrderStage } from '../testing/OrderStage.tsx';

interface Args {
  answer: () => Order | Promise<Order>;
  /** The note about the pieces to cancel. */
  note?: string;
}

function WithOrder({ answer, note }: Args) {
  const gateway = () =>
    testGateway()
      .on(orderContract.getOrder, async () => ({ orders: [await answer()] }))
      .on(paperContract.getPapers, () => papersOf())
      .on(orderContract.getCancelReasons, () =>
        cancelReasonsOf({ refundAmount: { value: 4100, currencyCode: 'INR' }, note }),
      )
      .on(prescriptionContract.getPicture, () => aPrescriptionPicture());
  return (
    <OrderStage gateway={gateway}>
      <OrderSummaryScreen {...orderPage} orderId="1300482917" />
    </OrderStage>
  );
}

const later = '2026-11-15T08:50:00Z';

const ACT = { act: 'placed', actor: 'customer', itemId: null };

const meta = {
  title: 'Screens/Order',
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
  args: { answer: () => anOrder() } as Args,
  render: (args) => <WithOrder {...args} />,
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnItsWay: Story = {};
/** Three items with different statuses, and all actions, papers and acts of an order. */
export const SeveralStates: Story = {
  args: {
    answer: () =>
      anOrder(
        [
          anOrderItem({
            name: 'Linden, Rose crystal',
            modelName: 'Linden',
            frameWidth: 133,
            parcel: {
              courier: 'Kestrel',
              trackingNumber: 'KP 8841 2070',
              expectedDate: '2026-11-26',
              window: { from: '10:00', to: '14:00' },
            },
          }),
          anOrderItem({
            id: 'item-tern',
            name: 'Tern with a name that is longer than most, Pale gold',
            modelName: 'Tern',
            prescription: null,
            powerOpen: true,
            powerType: 'single_vision',
            frameWidth: 138,
            statusHistory: [
              { status: 'placed', at: '2026-11-14T12:50:00Z' },
              { status: 'waiting_for_power', at: '2026-11-14T12:50:00Z' },
            ],
            nextStatus: { status: 'confirmed', date: '2026-11-27' },
            expectedStatuses: [
              { status: 'confirmed', date: '2026-11-27' },
              { status: 'lenses_cut', date: '2026-11-28' },
              { status: 'shipped', date: '2026-11-29' },
              { status: 'delivered', date: '2026-11-30' },
            ],
          }),
          aDeliveredItem({ modelName: 'Marram' }),
        ],
        {
          addressOpen: true,
          cashConfirmation: { open: true, at: null },
          acts: [
            { ...ACT, id: '1', at: '2026-11-14T12:50:00Z', by: 'You', text: 'Order placed' },
            { ...ACT, id: '2', at: '2026-11-17T08:10:00Z', by: 'The courier', text: 'Marram delivered' },
          ],
        },
      ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText(/History|السجل/));
  },
};
export const AnotherAddress: Story = {
  args: { answer: () => anOrder(undefined, { addressOpen: true }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Change the address|تغيير العنوان/ }));
    await screen.findByRole('dialog', {}, { timeout: 20_000 });
  },
};
export const JustPlaced: Story = {
  args: {
    answer: () =>
      anOrder([anOrderItem({ statusHistory: [{ status: 'placed', at: '2026-11-14T12:50:00Z' }] })], {
        cancellableUntil: later,
      }),
  },
};
const beingRead = (change: Parameters<typeof anOrderItem>[0] = {}) =>
  anOrder([
    anOrderItem({
      powerType: 'single_vision',
      powerOpen: true,
      powerUnread: true,
      prescription: { powerType: 'single_vision', imageFileName: 'paper.jpg', userName: 'Ananya' },
      statusHistory: [
        { status: 'placed', at: '2026-11-14T12:50:00Z' },
        { status: 'waiting_for_power', at: '2026-11-14T12:50:00Z' },
      ],
      ...change,
    }),
  ]);
export const PictureBeingRead: Story = { args: { answer: () => beingRead() } };
export const PictureOpen: Story = {
  args: { answer: () => beingRead() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(See the picture|عرض الصورة)/ }));
    await screen.findByRole('img', { name: /^(The picture of|صورة الوصفة)/ }, { timeout: 20_000 });
  },
};
/** An optician could not read the picture, and the order says why. */
export const PictureUnreadable: Story = {
  args: {
    answer: () =>
      beingRead({ powerUnread: false, prescription: null, unreadable: 'The left half is cut off.' }),
  },
};
/** The power of one frame is still missing, and that of another one can still be changed. */
export const PowerMissing: Story = {
  args: {
    answer: () => {
      const way = {
        powerType: 'single_vision' as const,
        powerOpen: true,
        statusHistory: [{ status: 'placed' as const, at: '2026-11-14T12:50:00Z' }],
      };
      return anOrder([
        anOrderItem({ ...way, prescription: null }),
        anOrderItem({ ...way, id: 'item-marram', name: 'Marram' }),
      ]);
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^(Enter the power|إدخال درجات النظر)/ });
  },
};
export const Cancelling: Story = {
  args: JustPlaced.args ?? {},
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Cancel the order|إلغاء الطلب/ }));
    await screen.findAllByRole('radio', {}, { timeout: 20_000 });
  },
};
export const Cancelled: Story = {
  args: {
    answer: () =>
      anOrder(
        [
          anOrderItem({
            statusHistory: [
              { status: 'placed', at: '2026-11-14T12:50:00Z' },
              { status: 'cancelled', at: later },
            ],
            nextStatus: null,
          }),
        ],
        {
          status: 'cancelled',
          cancellation: {
            at: later,
            refundMethod: 'source',
            refundAmount: { value: 4100, currencyCode: 'INR' },
            dueOn: '2026-11-22',
          },
        },
      ),
  },
};
export const CameBack: Story = {
  args: {
    answer: () =>
      anOrder(
        [
          anOrderItem({
            statusHistory: [
              { status: 'placed', at: '2026-11-14T12:50:00Z' },
              { status: 'shipped', at: '2026-11-18T12:50:00Z' },
              { status: 'delivery_failed', at: '2026-11-19T12:50:00Z' },
              { status: 'returned_to_sender', at: later },
            ],
            cancelled: 1,
            nextStatus: null,
            expectedStatuses: [],
          }),
        ],
        {
          status: 'cancelled',
          cancellation: {
            at: later,
            refundMethod: 'source',
            refundAmount: { value: 4100, currencyCode: 'INR' },
            dueOn: '2026-11-22',
          },
        },
      ),
  },
};
/** Glasses that are far too late in the lab, and a frame that is on its way. */
export const FarTooLate: Story = {
  args: {
    answer: () =>
      anOrder([
        anOrderItem({
          statusHistory: [
            { status: 'placed', at: '2026-10-14T12:50:00Z' },
            { status: 'lenses_cut', at: '2026-10-16T12:50:00Z' },
          ],
          lateCancel: { endsOn: '2026-12-05' },
        }),
        aDeliveredItem({ modelName: 'Marram' }),
      ]),
    note: 'We are to blame for this delay: all that you paid for it comes back, with shipping and fees.',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Cancel the order|إلغاء الطلب/ }));
    await screen.findAllByRole('radio', {}, { timeout: 20_000 });
  },
};
export const Lost: Story = {
  args: {
    answer: () =>
      anOrder(
        [
          anOrderItem({
            statusHistory: [
              { status: 'placed', at: '2026-11-14T12:50:00Z' },
              { status: 'shipped', at: '2026-11-18T12:50:00Z' },
              { status: 'out_for_delivery', at: '2026-11-19T12:50:00Z' },
              { status: 'lost', at: later },
            ],
            cancelled: 1,
            nextStatus: null,
            expectedStatuses: [],
          }),
        ],
        {
          status: 'cancelled',
          cancellation: {
            at: later,
            refundMethod: 'source',
            refundAmount: { value: 4100, currencyCode: 'INR' },
          },
        },
      ),
  },
};
export const PaymentFailed: Story = {
  args: { answer: () => anUnpaidOrder('payment_failed') },
};
export const PaymentPending: Story = {
  args: { answer: () => anUnpaidOrder('pending_payment') },
};
export const NotPaidYet: Story = {
  args: { answer: () => anUnpaidOrder('pending_payment', {}, 'created') },
};
export const EndedUnpaid: Story = {
  args: { answer: () => ({ ...anUnpaidOrder('payment_failed'), status: 'cancelled' }) },
};
export const Loading: Story = { args: { answer: () => new Promise<Order>(() => undefined) } };
export const Missing: Story = {
  args: {
    answer: () => {
      throw new Refusal(404, 'order_not_found', 'We cannot find this order.');
    },
  },
};
export const Failed: Story = {
  args: {
    answer: () => {
      throw new Refusal(503, 'unavailable', 'The shop is busy.');
    },
  },
};
