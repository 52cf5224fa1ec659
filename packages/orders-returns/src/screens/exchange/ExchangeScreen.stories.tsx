import { closeExchange, storeExchange, type OpenExchange } from '@lunette/api-client';
import { Refusal, testGateway } from '@lunette/api-client/testing';
import { prescriptionContract } from '@lunette/prescription/contract';
import { aPowerRange } from '@lunette/prescription/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { ExchangeBar } from '../../components/exchange/ExchangeBar.tsx';
import { ExchangeElsewhere } from '../../components/exchange/ExchangeElsewhere.tsx';
import type { SoldGoodsQuery } from '../../components/exchange/choose/ExchangeVariants.tsx';
import { ExchangeDetails } from '../../components/exchange/ExchangeDetails.tsx';
import { exchangeContract, type Exchange, type ExchangePreview } from '../../contract/exchange.ts';
import { orderContract } from '../../contract/order.ts';
import { returnContract } from '../../contract/return/return.ts';
import {
  aChosenLine,
  anExchange,
  anExchangePreview,
  failedGoodsQuery,
  goodsQuery,
} from '../../testing/exchange.ts';
import { anOrder, anOrderItem } from '../../testing/fixtures/index.ts';
import { OrderStage } from '../../testing/OrderStage.tsx';
import { eligibilitiesOf, returnModesOf } from '../../testing/returns.ts';
import { ExchangeScreen } from './ExchangeScreen.tsx';

interface Args {
  shows: 'screen' | 'bar' | 'elsewhere' | 'details';
  returnStatus?: string;
  quantity: number;
  isExchangeable: boolean;
  /** The query of the product as it is sold now. */
  product: SoldGoodsQuery;
  exchange: Exchange;
  preview: () => ExchangePreview | Promise<ExchangePreview>;
}

const OPEN: Omit<OpenExchange, 'tab'> = {
  method: 'NEWPRODUCT',
  orderId: '1300482917',
  itemId: 'item-alder',
  exchangeId: 'exchange-1',
  returnStep: 'third',
  finalStep: '',
};

/** Opens the exchange in the browser until the story ends. */
const open = () => {
  storeExchange(OPEN, '2036-12-01T18:29:00Z');
  return closeExchange;
};

function WithExchange({ shows, returnStatus, quantity, isExchangeable, product, exchange, preview }: Args) {
  const order = anOrder([anOrderItem({ quantity, powerType: 'single_vision' })]);
  const [, marram] = eligibilitiesOf({ quantity, isExchangeable });
  const items = marram ? [{ ...marram, itemId: 'item-alder' }] : [];
  const gateway = () =>
    testGateway()
      .on(orderContract.getOrder, () => ({ orders: [order] }))
      .on(returnContract.getEligibility, () => ({ items }))
      .on(returnContract.getReturnModes, () => ({ modes: returnModesOf() }))
      .on(prescriptionContract.getPowers, () => aPowerRange())
      .on(exchangeContract.getExchange, () => exchange)
      .on(exchangeContract.previewExchange, preview)
      .on(exchangeContract.beginExchange, () => anExchange({ method: 'SAMEPRODUCT' }))
      .on(exchangeContract.leaveExchange, () => {
        throw new Refusal(503, 'unavailable', 'The shop is busy.');
      })
      .on(exchangeContract.confirmExchange, () => {
        throw new Refusal(409, 'difference_changed', 'The difference has changed.');
      });
  return (
    <OrderStage gateway={gateway}>
      {shows === 'bar' && <ExchangeBar orderId={order.id} exchangeId="exchange-1" />}
      {shows === 'elsewhere' && (
        <ExchangeElsewhere exchange={{ ...OPEN, tab: 'another' }} reload={() => undefined} />
      )}
      {shows === 'details' && <ExchangeDetails exchange={exchange} returnStatus={returnStatus} zoneOf="IN" />}
      {shows === 'screen' && (
        <ExchangeScreen
          orderId={order.id}
          itemId="item-alder"
          withProduct={(_id, render) => render(product)}
        />
      )}
    </OrderStage>
  );
}

const meta = {
  title: 'Screens/Exchange',
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
  args: {
    shows: 'screen',
    quantity: 1,
    isExchangeable: true,
    product: goodsQuery(),
    exchange: anExchange(),
    preview: () => anExchangePreview(),
  } as Args,
  render: (args) => <WithExchange {...args} />,
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const chosen = anExchange({ item: aChosenLine() });

/** Chooses a time slot of the courier, after which the days are known. */
const chooseWay: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(
    await canvas.findByRole('radio', { name: /^(We collect it|نستلمه)/ }, { timeout: 20_000 }),
  );
  await userEvent.click(await canvas.findByRole('radio', { name: /^12:00–15:00|^12 ظهراً–3/ }));
};
const pressExchange: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Pay .* exchange$|والاستبدال$/ }));
};

export const Begin: Story = { args: { quantity: 3 } };
export const ReasonMissing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole(
        'button',
        { name: /^(Begin the exchange|بدء الاستبدال)$/ },
        { timeout: 20_000 },
      ),
    );
    await canvas.findByText(/^(Please choose why\.|يُرجى اختيار السبب\.)$/);
  },
};
export const NotNow: Story = { args: { isExchangeable: false } };
/** An open exchange without chosen goods. */
export const NothingChosen: Story = { beforeEach: open };
/** The same model again: the page itself offers its colours and sizes. */
export const SameModel: Story = {
  beforeEach: open,
  args: { exchange: anExchange({ method: 'SAMEPRODUCT' }) },
};
/** The same model could not be loaded; it can be loaded again. */
export const ModelFailed: Story = {
  beforeEach: open,
  args: { exchange: anExchange({ method: 'SAMEPRODUCT' }), product: failedGoodsQuery(503) },
};
/** The same model is not sold any more. */
export const NotSold: Story = {
  beforeEach: open,
  args: { exchange: anExchange({ method: 'SAMEPRODUCT' }), product: failedGoodsQuery(404) },
};
export const Pay: Story = {
  beforeEach: open,
  args: {
    exchange: chosen,
    preview: () => anExchangePreview({ collectedOn: '2036-11-26' }),
  },
  play: chooseWay,
};
/** Another power for the new goods, as a picture of its prescription. */
export const PowerAsAPicture: Story = {
  beforeEach: open,
  args: { exchange: chosen },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^(Change|تغيير)$/ }, { timeout: 20_000 }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: /^(Send a picture|إرسال صورة)/ }));
    await canvas.findByRole('group', { name: /^(Picture of your prescription|صورة وصفتك)/ });
  },
};
export const ComesBack: Story = {
  beforeEach: open,
  args: {
    exchange: chosen,
    preview: () =>
      anExchangePreview({
        lines: anExchangePreview().lines.map((line) =>
          line.kind === 'new' ? { ...line, amount: { ...line.amount, value: 2700 } } : line,
        ),
        difference: { value: -230, currencyCode: 'INR' },
        leaves: [
          {
            id: 'collected',
            arrivesOn: '2036-12-03',
            payNow: { value: 0, currencyCode: 'INR' },
            payBack: { value: 230, currencyCode: 'INR' },
          },
        ],
        payments: [
          {
            method: 'source',
            title: 'To the card ending 4242',
            note: null,
            amount: { value: 230, currencyCode: 'INR' },
            by: '2036-12-05',
          },
        ],
      }),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /230/ }, { timeout: 20_000 });
  },
};
/** New goods that are sent at once: they are paid in full, and the old ones are sent back later. */
export const AtOnce: Story = {
  beforeEach: open,
  args: { exchange: chosen },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^(At once|فوراً)/ }, { timeout: 20_000 }));
    await canvas.findByRole('button', { name: /3,400/ });
  },
};
export const WayMissing: Story = {
  beforeEach: open,
  args: { exchange: chosen },
  play: async (context) => {
    await context.canvas.findByRole('button', { name: /470/ }, { timeout: 20_000 });
    await pressExchange(context);
    await context.canvas.findByRole('alert');
  },
};
/** The difference has changed meanwhile: the exchange is not confirmed before the shopper has seen it. */
export const Changed: Story = {
  beforeEach: open,
  args: { exchange: chosen },
  play: async (context) => {
    await chooseWay(context);
    await pressExchange(context);
    await expect((await context.canvas.findByRole('alert')).textContent).toContain('470');
  },
};
export const OtherPower: Story = {
  beforeEach: open,
  args: { exchange: chosen },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^(Change|تغيير)$/ }, { timeout: 20_000 }),
    );
    await canvas.findByRole('heading', { name: /^(Which power\?|أي درجات نظر؟)$/ });
  },
};
export const SoldOut: Story = {
  beforeEach: open,
  args: { exchange: anExchange({ item: aChosenLine({ inStock: false }) }) },
};
export const Loading: Story = {
  beforeEach: open,
  args: { exchange: chosen, preview: () => new Promise<ExchangePreview>(() => undefined) },
};
export const Unpaid: Story = {
  args: {
    shows: 'details',
    exchange: anExchange({
      status: 'unpaid',
      newOrderId: '1300482999',
      due: {
        amount: { value: 470, currencyCode: 'INR' },
        pageUrl: '/pay',
        until: '2036-11-24T08:00:00Z',
      },
    }),
  },
};
export const Confirmed: Story = {
  args: {
    shows: 'details',
    returnStatus: 'label',
    exchange: anExchange({
      status: 'confirmed',
      leaves: 'collected',
      newOrderId: '1300482999',
      returnId: '40218077',
      arrivesOn: '2036-12-03',
    }),
  },
};
export const Expired: Story = {
  args: { shows: 'details', exchange: anExchange({ status: 'expired', cancellable: false }) },
};
export const Bar: Story = { beforeEach: open, args: { shows: 'bar' } };
/** Leaving with chosen goods: a confirmation, and an error if it fails. */
export const Leaving: Story = {
  beforeEach: open,
  args: { shows: 'bar', exchange: chosen },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole(
        'button',
        { name: /^(Leave the exchange|إنهاء الاستبدال)$/ },
        { timeout: 20_000 },
      ),
    );
    await userEvent.click(await screen.findByRole('button', { name: /^(Leave it|إنهاء)$/ }));
    await screen.findByRole('alert');
  },
};
export const AnotherTab: Story = { args: { shows: 'elsewhere' } };
