import { Refusal, testGateway, TestGatewayStore } from '@lunette/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { orderContract } from '../../contract/order.ts';
import { paperContract } from '../../contract/paper.ts';
import { refundContract } from '../../contract/refund.ts';
import { returnContract } from '../../contract/return/return.ts';
import { aDeliveredItem, anOrder, papersOf } from '../../testing/fixtures/index.ts';
import { orderPage } from '../../testing/orderPage.ts';
import { cashRefundChoices, refundsOf, refusedRefunds } from '../../testing/refunds.ts';
import { aReturn, eligibilitiesOf, previewOf, returnModesOf } from '../../testing/returns.ts';
import { OrderSummaryScreen } from '../OrderSummaryScreen.tsx';
import { ReturnDetailsScreen } from './ReturnDetailsScreen.tsx';
import { ReturnProductsScreen } from './ReturnProductsScreen.tsx';

type Refunds = ReturnType<typeof refundsOf>;

interface Args {
  shows: 'way' | 'return' | 'order';
  refunds: () => Refunds;
  /** The answer of the gateway to a typed account. */
  edit: () => Refunds;
  /** The calls that reach the gateway. */
  heard: { account: unknown; isCredited: boolean; isSent: boolean };
}

const withAccount = () => refundsOf({ bankAccount: { last4: '8825', bank: 'KOSH' } });

function WithAccount({ shows, refunds, edit, heard }: Args) {
  Object.assign(heard, { account: null, isCredited: false, isSent: false });
  const order = { ...anOrder([aDeliveredItem({ id: 'item-marram' })]), hasRefunds: shows !== 'way' };
  const gateway = () =>
    testGateway()
      .on(orderContract.getOrder, () => ({ orders: [order] }))
      .on(paperContract.getPapers, () => papersOf())
      .on(returnContract.getEligibility, () => ({ items: eligibilitiesOf().slice(1) }))
      .on(returnContract.previewReturn, () => previewOf())
      .on(returnContract.getReturnModes, () => ({ modes: returnModesOf() }))
      .on(returnContract.getRefundMethods, () => ({ methods: cashRefundChoices() }))
      .on(returnContract.getReturnDetails, () => ({
        returns: [
          aReturn({
            payments: [
              {
                method: 'neft',
                title: 'A bank account, by NEFT',
                note: null,
                by: '2036-12-01',
                amount: previewOf().total,
                status: 'planned',
                at: null,
              },
            ],
          }),
        ],
      }))
      .on(returnContract.getReturnLabel, () => ({
        groupId: '40218077',
        status: 'ready' as const,
        code: 'R40218077',
        qr: { size: 3, path: 'M0 0h1v1h-1zM2 0h1v1h-1zM1 1h1v1h-1zM0 2h1v1h-1z' },
        address: 'Lunette Workshop, Plot 18, Hadapsar, Pune 411013',
      }))
      .on(returnContract.createReturn, () => {
        heard.isSent = true;
        throw new Refusal(409, 'preview_changed', 'What comes back has changed meanwhile.');
      })
      .on(refundContract.getRefundDetails, () =>
        heard.account || heard.isCredited ? withAccount() : refunds(),
      )
      .on(refundContract.editNeft, ({ body }) => {
        const answer = edit();
        heard.account = body;
        return answer;
      })
      .on(refundContract.creditRefund, () => {
        heard.isCredited = true;
        return withAccount();
      });
  return (
    <TestGatewayStore gateway={gateway}>
      <main className="wrap py-10">
        {shows === 'way' && <ReturnProductsScreen orderId={order.id} itemId="item-marram" />}
        {shows === 'return' && <ReturnDetailsScreen orderId={order.id} itemId="item-marram" />}
        {shows === 'order' && <OrderSummaryScreen {...orderPage} orderId={order.id} />}
      </main>
    </TestGatewayStore>
  );
}

const meta = {
  title: 'Screens/Bank account',
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
  args: {
    shows: 'way',
    refunds: () => refundsOf(),
    edit: withAccount,
    heard: { account: null, isCredited: false, isSent: false },
  } as Args,
  render: (args) => <WithAccount {...args} />,
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const HOLDER = /^(Name on the account|اسم صاحب الحساب)$/;
const NUMBER = /^(Account number|رقم الحساب)$/;
const AGAIN = /^(Once more|مرة أخرى)$/;
const IFSC = /^(IFSC of the branch|رمز IFSC للفرع)$/;
const SEND = /^(Send this return|إرسال طلب الإرجاع)$/;
const late = { timeout: 20_000 };

const toWay: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(
    await canvas.findByRole('button', { name: /^(Does not fit|المقاس غير مناسب)$/ }, late),
  );
  await canvas.findAllByText('₹3,559.49');
  await userEvent.click(
    await canvas.findByRole('button', { name: /^(Choose the way back|اختيار طريقة الإرجاع)$/ }),
  );
  await userEvent.click(await canvas.findByRole('radio', { name: /^(Leave it|تسليمه في نقطة)/ }));
};

/** Types an account into the form of a page or a dialog. */
async function typeAccount(
  { userEvent }: Pick<Parameters<Play>[0], 'userEvent'>,
  form: Parameters<Play>[0]['canvas'],
  again = '447100318825',
  ifsc = 'kosh0000411',
) {
  const holder = await form.findByLabelText(HOLDER, undefined, late);
  await userEvent.clear(holder);
  await userEvent.type(holder, 'Ananya Rao');
  for (const [label, text] of [
    [NUMBER, '4471 0031 8825'],
    [AGAIN, again],
    [IFSC, ifsc],
  ] as const) {
    await userEvent.clear(form.getByLabelText(label));
    await userEvent.type(form.getByLabelText(label), text);
  }
}

/** ORD-07 Errors are shown at their fields, the typed values remain, and nothing is sent. */
export const Wrong: Story = {
  play: async (context) => {
    await toWay(context);
    const { canvas, userEvent, args } = context;
    await typeAccount(context, canvas, '447100318826', 'KOSH1');
    await userEvent.click(await canvas.findByRole('button', { name: SEND }));
    await canvas.findByText(/^(The two numbers are not the same|الرقمان غير متطابقين)\.$/);
    await canvas.findByText(/^(An IFSC is four letters|يتكوّن رمز IFSC)/);
    await expect(canvas.getByLabelText(NUMBER)).toHaveValue('4471 0031 8825');
    await expect(args.heard).toMatchObject({ account: null, isSent: false });
  },
};
/** ORD-07 The account is saved, then the return is sent; afterwards the page shows the last digits instead of the form. */
export const Right: Story = {
  play: async (context) => {
    await toWay(context);
    const { canvas, userEvent, args } = context;
    await typeAccount(context, canvas);
    await canvas.findByLabelText(/^(The two numbers match|متطابقان)$/);
    await userEvent.click(await canvas.findByRole('button', { name: SEND }));
    await canvas.findByText(/changed meanwhile|تغيّر المبلغ/);
    await expect(args.heard).toMatchObject({
      account: { accountHolder: 'Ananya Rao', accountNumber: '4471 0031 8825', bankCode: 'kosh0000411' },
      isSent: true,
    });
    await canvas.findByText(/8825/);
    await expect(canvas.queryByLabelText(NUMBER)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^(Another account|حساب آخر)$/ }));
    await canvas.findByLabelText(NUMBER);
  },
};
/** ORD-07 The gateway refuses an account: each field shows its error, and the return is not sent. */
export const Refused: Story = {
  args: {
    edit: () => {
      throw new Refusal(422, 'bank_account_invalid', 'Please look at the bank account again.', {
        accountNumber: 'An account number has 9 to 18 digits.',
      });
    },
  },
  play: async (context) => {
    await toWay(context);
    const { canvas, userEvent, args } = context;
    await typeAccount(context, canvas);
    await userEvent.click(await canvas.findByRole('button', { name: SEND }));
    await canvas.findByText(/9 to 18|9 إلى 18/);
    await expect(args.heard.isSent).toBe(false);
  },
};
/** ORD-07 The stored account cannot be read: no other one is asked for before it was read again. */
export const Unread: Story = {
  args: {
    refunds: () => {
      throw new Refusal(503, 'unavailable', 'Your refunds cannot be read at the moment.');
    },
  },
  play: async (context) => {
    await toWay(context);
    const { canvas } = context;
    await canvas.findByText(/cannot be read|تتعذّر قراءة/, undefined, late);
    await expect(canvas.getByRole('button', { name: /^(Try again|حاول مرة أخرى)$/ })).toBeVisible();
    await expect(canvas.queryByLabelText(NUMBER)).toBeNull();
  },
};
/** ORD-07 A return shows the account of its refund, which can be changed until the refund is sent. */
export const Given: Story = {
  args: { shows: 'return', refunds: withAccount },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await canvas.findByText(/8825/, undefined, late);
    await userEvent.click(canvas.getByRole('button', { name: /^(Change|تغيير)$/ }));
    await screen.findByRole('dialog', undefined, late);
    await typeAccount(context, screen);
    await userEvent.click(screen.getByRole('button', { name: /^(Send it there|التحويل إليه)$/ }));
    await waitFor(() => expect(args.heard.account).toMatchObject({ accountHolder: 'Ananya Rao' }));
  },
};
/** MONEY-01 A refund that the bank did not accept is shown above the order, with the possible actions. */
export const CouldNotBeSent: Story = {
  args: { shows: 'order', refunds: refusedRefunds },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole('button', { name: /^(Give a bank account|إدخال حساب بنكي)$/ }, late);
    await userEvent.click(canvas.getByRole('button', { name: /^(Take it as store credit|استلامه رصيداً)/ }));
    await waitFor(() => expect(args.heard.isCredited).toBe(true));
  },
};
/** MONEY-01 A guest cannot have store credit, so only another bank account is offered. */
export const CouldNotBeSentToGuest: Story = {
  args: { shows: 'return', refunds: () => refusedRefunds(['neft']) },
  play: async ({ canvas, userEvent }) => {
    const name = /^(Give a bank account|إدخال حساب بنكي)$/;
    await userEvent.click(await canvas.findByRole('button', { name }, late));
    await screen.findByRole('dialog', undefined, late);
    await expect(canvas.queryByRole('button', { name: /^(Take it as store|استلامه رصيداً)/ })).toBeNull();
  },
};
