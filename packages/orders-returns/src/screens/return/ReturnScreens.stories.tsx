import { Refusal, testGateway, TestGatewayStore } from '@lunette/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { orderContract } from '../../contract/order.ts';
import { returnContract } from '../../contract/return/return.ts';
import type { Return } from '../../contract/return/returnParts.ts';
import { aDeliveredItem, anOrder, anOrderItem } from '../../testing/fixtures/index.ts';
import {
  aReturn,
  aReturnedItem,
  eligibilitiesOf,
  previewOf,
  refundChoicesOf,
  returnModesOf,
} from '../../testing/returns.ts';
import { ReturnDetailsScreen } from './ReturnDetailsScreen.tsx';
import { ReturnProductsScreen } from './ReturnProductsScreen.tsx';

interface Args {
  shows: 'products' | 'details';
  eligibilities: ReturnType<typeof eligibilitiesOf>;
  preview: ReturnType<typeof previewOf>;
  returns: () => Return[] | Promise<Return[]>;
  /** Returns a photo of a claim as a URL. */
  photo: () => string;
}

const QR = { size: 3, path: 'M0 0h1v1h-1zM2 0h1v1h-1zM1 1h1v1h-1zM0 2h1v1h-1z' };

const PHOTO =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

function WithReturn({ shows, eligibilities, preview, returns, photo }: Args) {
  const order = anOrder([anOrderItem(), aDeliveredItem({ quantity: 3 })]);
  const gateway = () =>
    testGateway()
      .on(orderContract.getOrder, () => ({ orders: [order] }))
      .on(returnContract.getEligibility, () => ({ items: eligibilities }))
      .on(returnContract.previewReturn, () => preview)
      .on(returnContract.getReturnModes, () => ({ modes: returnModesOf() }))
      .on(returnContract.getRefundMethods, ({ query }) => ({
        methods: refundChoicesOf(query.pickupDate && '2036-12-06'),
      }))
      .on(returnContract.getReturnPhoto, () => photo())
      .on(returnContract.createReturn, () => {
        throw new Refusal(409, 'preview_changed', 'What comes back has changed meanwhile.');
      })
      .on(returnContract.getReturnDetails, async () => ({ returns: await returns() }))
      .on(returnContract.getReturnLabel, () => ({
        groupId: '40218077',
        status: 'ready' as const,
        code: 'R40218077',
        qr: QR,
        address: 'Lunette Workshop, Plot 18, Hadapsar, Pune 411013',
      }));
  const Screen = shows === 'products' ? ReturnProductsScreen : ReturnDetailsScreen;
  return (
    <TestGatewayStore gateway={gateway}>
      <main className="wrap py-10">
        <Screen orderId={order.id} itemId="item-marram" />
      </main>
    </TestGatewayStore>
  );
}

const meta = {
  title: 'Screens/Return',
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
  args: {
    shows: 'products',
    eligibilities: eligibilitiesOf({ quantity: 3 }),
    preview: previewOf(),
    returns: () => [aReturn()],
    photo: () => PHOTO,
  } as Args,
  render: (args) => <WithReturn {...args} />,
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const chooseReason: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(
    await canvas.findByRole('button', { name: /^(Does not fit|المقاس غير مناسب)$/ }, { timeout: 20_000 }),
  );
  await canvas.findAllByText('₹3,559.49');
};

const toWay: Play = async (context) => {
  await chooseReason(context);
  const { canvas, userEvent } = context;
  await userEvent.click(canvas.getByRole('button', { name: /^(Choose the way back|اختيار طريقة الإرجاع)$/ }));
  await canvas.findByRole('radio', { name: /^(We collect it|نستلمه)/ });
};

export const Pieces: Story = { play: chooseReason };
export const ReasonMissing: Story = {
  play: async ({ canvas, userEvent }) => {
    const next = await canvas.findByRole(
      'button',
      { name: /^(Choose the way back|اختيار طريقة الإرجاع)$/ },
      { timeout: 20_000 },
    );
    await userEvent.click(next);
    await canvas.findByRole('alert');
  },
};
/** A claim, for which nothing is sent back; its photo is still missing. */
export const Claim: Story = {
  args: {
    preview: previewOf({
      items: [aReturnedItem({ reason: 'broken', reasonTitle: 'Came broken', isSent: false })],
      sent: 0,
      claimsOn: '2036-11-25',
      countedOn: null,
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^(Came broken|وصل المنتج مكسوراً)$/ }, { timeout: 20_000 }),
    );
    await canvas.findByText(/One clear photo|صورة واحدة واضحة/);
  },
};
export const NothingLeft: Story = {
  args: {
    eligibilities: eligibilitiesOf({
      returnable: false,
      quantity: 0,
      message: 'All of it is on its way back.',
    }),
  },
};
/** The day of the refund is shown once the return mode is chosen, the same day everywhere, and no amount is shown alone. */
export const Way: Story = {
  play: async (context) => {
    await toWay(context);
    const { canvas, userEvent } = context;
    const inBank = /^(in your bank|في حسابك البنكي)$/;
    await canvas.findByRole('heading', { name: /^(Where does the money go\?|إلى أين يعود المبلغ؟)$/ });
    await expect(canvas.queryByText(inBank)).toBeNull();
    await expect(canvas.queryByText(/^₹[\d,.]+\.$/)).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: /^(We collect it|نستلمه)/ }));
    await userEvent.click(await canvas.findByRole('radio', { name: /^12:00–15:00|^12 ظهراً–3/ }));
    await canvas.findAllByText(inBank);
    await expect((await canvas.findAllByText(/^(Sat,? 6 Dec|السبت،? 6 ديسمبر)$/)).length).toBe(2);
  },
};
export const Stores: Story = {
  play: async (context) => {
    await toWay(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('radio', { name: /^(Hand it in|تسليمه في أحد)/ }));
    await userEvent.click(await canvas.findByRole('radio', { name: /^Koregaon Park/ }));
  },
};
/** The refund has changed since the preview. */
export const Refused: Story = {
  play: async (context) => {
    await toWay(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('radio', { name: /^(Leave it|تسليمه في نقطة)/ }));
    await userEvent.click(
      await canvas.findByRole('button', { name: /^(Send this return|إرسال طلب الإرجاع)$/ }),
    );
    await expect((await canvas.findByRole('alert')).textContent).toContain('changed meanwhile');
  },
};
export const WaitsForTheCourier: Story = {
  args: { shows: 'details' },
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: /Code of this return|رمز هذا الإرجاع/ }, { timeout: 20_000 });
  },
};
export const AnotherDay: Story = {
  args: { shows: 'details' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /Change the day|تغيير اليوم/ }, { timeout: 20_000 }),
    );
    await screen.findAllByRole('radio');
  },
};
const missed = () => {
  const one = aReturn();
  const steps = one.steps.map((step) => ({ ...step, date: null }));
  return [{ ...one, pickup: one.pickup && { ...one.pickup, missed: true }, steps }];
};
/** The courier did not come: the next action is to choose another day. */
export const CourierDidNotCome: Story = {
  args: { shows: 'details', returns: missed },
  play: async ({ canvas }) => {
    await canvas.findByRole(
      'heading',
      { level: 1, name: /^(The courier did not come|لم يحضر مندوب التوصيل)$/ },
      { timeout: 20_000 },
    );
    canvas.getByRole('button', { name: /^(Choose another day|اختيار يوم آخر)$/ });
  },
};
/** Of three pieces two have arrived, and one of these was refused: the title still says so when the refund is sent. */
export const Refunded: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole(
      'heading',
      { level: 1, name: /^(Part of it is accepted|قُبل جزء منه)$/ },
      { timeout: 20_000 },
    );
    await canvas.findByText('The box was opened.');
  },
  args: {
    shows: 'details',
    returns: () => {
      const refusal = 'The box was opened.';
      return [
        aReturn({
          status: 'refunded',
          items: [aReturnedItem({ quantity: 3, ordered: 3, arrived: 2, accepted: 1, refusal })],
          steps: ['requested', 'label', 'picked_up', 'received', 'inspected', 'refunded'].map((status) => ({
            status,
            at: '2036-11-26T08:42:00Z',
            date: null,
          })),
          payments: aReturn().payments.map((payment) => ({
            ...payment,
            status: 'done',
            at: '2036-11-26T08:42:00Z',
          })),
          sendBy: null,
          cancellable: false,
        }),
      ];
    },
  },
};
export const Rejected: Story = {
  args: {
    shows: 'details',
    returns: () => [
      aReturn({
        kind: 'claim',
        status: 'rejected',
        mode: null,
        pickup: null,
        sendBy: null,
        cancellable: false,
        rejection: 'The photo shows another frame.',
        payments: [],
        steps: [
          { status: 'requested', at: '2036-11-24T04:42:00Z', date: null },
          { status: 'rejected', at: '2036-11-25T04:42:00Z', date: null },
        ],
      }),
    ],
  },
};
const at = '2036-11-26T08:42:00Z';
const done = (status: string) => ({ status, at, date: null });
/** The refused parcel was lost on its way back: the page says so and shows its refund. */
export const LostOnItsWayBack: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole(
      'heading',
      { level: 1, name: /^(Lost on its way back to you|فُقد في طريق عودته إليك)$/ },
      { timeout: 20_000 },
    );
    await canvas.findByText(/^(Lost on its way|فُقدت في الطريق)$/);
    await canvas.findByText(/You do not need to do anything: we pay what it was worth|ندفع قيمتها/);
    await expect(canvasElement).not.toHaveTextContent(/stays with you|Send it again|إرسالها مرة أخرى/);
  },
  args: {
    shows: 'details',
    returns: () => [
      aReturn({
        kind: 'claim',
        status: 'refunded',
        mode: null,
        pickup: null,
        sendBy: null,
        isLost: true,
        returnId: '40218078',
        items: [aReturnedItem({ reason: 'not_arrived', reasonTitle: 'Never arrived', accepted: 1 })],
        steps: [done('refunded')],
        payments: aReturn().payments.map((payment) => ({ ...payment, status: 'done', at })),
        cancellable: false,
      }),
      aReturn({
        status: 'rejected',
        sendBy: null,
        cancellable: false,
        payments: [],
        rejection: 'The box was opened.',
        items: [aReturnedItem({ arrived: 1, accepted: 0, refusal: 'The box was opened.' })],
        steps: ['requested', 'label', 'picked_up', 'received', 'rejected'].map(done),
        wayBack: {
          status: 'lost',
          pieces: 1,
          courier: 'Kestrel',
          trackingNumber: 'KP 8841 2070',
          address: 'Flat 7, Neelkanth Residency, Pune',
          expectedDate: null,
          window: null,
          steps: ['booked', 'shipped', 'lost'].map(done),
          canSendAgain: false,
        },
      }),
    ],
  },
};
const claimWithPhotos = () => [
  aReturn({
    kind: 'claim',
    status: 'requested',
    mode: null,
    pickup: null,
    sendBy: null,
    items: [
      aReturnedItem({
        reason: 'broken',
        reasonTitle: 'Came broken',
        isSent: false,
        photos: ['photo-1', 'photo-2'],
      }),
    ],
    steps: [
      { status: 'requested', at: '2036-11-24T04:42:00Z', date: null },
      { status: 'inspected', at: null, date: '2036-11-25' },
      { status: 'refunded', at: null, date: '2036-11-27' },
    ],
  }),
];
/** The shopper sees the photos of their claim. */
export const ClaimWithPhotos: Story = {
  args: { shows: 'details', returns: claimWithPhotos },
  play: async ({ canvas }) => {
    for (const name of [/^(Your photo|صورتك) 1$/, /^(Your photo|صورتك) 2$/])
      await canvas.findByRole('img', { name }, { timeout: 20_000 });
  },
};
/** A photo that could not be loaded can be requested again. */
export const PhotoFailed: Story = {
  args: {
    shows: 'details',
    returns: claimWithPhotos,
    photo: () => {
      throw new Refusal(503, 'unavailable', 'The shop is busy.');
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^(Load photo 1 again|تحميل الصورة 1)/ }, { timeout: 20_000 });
  },
};
export const Loading: Story = {
  args: { shows: 'details', returns: () => new Promise<Return[]>(() => undefined) },
};
export const Failed: Story = {
  args: {
    shows: 'details',
    returns: () => {
      throw new Refusal(503, 'unavailable', 'The shop is busy.');
    },
  },
};
