import { closeExchange, storeExchange } from '@lunette/api-client';
import { Refusal } from '@lunette/api-client/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { lensState } from '../../api/lensState.ts';
import { returnState } from '../../api/returnState.ts';
import { upgradeApi } from '../../api/upgrade.ts';
import { exchangeContract } from '../../contract/exchange.ts';
import { orderContract } from '../../contract/order.ts';
import { returnContract } from '../../contract/return/return.ts';
import { upgradeContract } from '../../contract/upgrade.ts';
import { aChosenLine, anExchange, anExchangePreview, goodsQuery } from '../../testing/exchange.ts';
import { anOrder, anOrderItem, anUpgradePackage } from '../../testing/fixtures/index.ts';
import { refundsOf } from '../../testing/refunds.ts';
import {
  heldAnswer,
  OPEN_ORDER,
  openOrderGateway,
  renderWithStore,
  returnGateway,
} from '../../testing/renderWithStore.tsx';
import {
  aReturn,
  eligibilitiesOf,
  previewOf,
  refundChoicesOf,
  returnModesOf,
} from '../../testing/returns.ts';
import { ExchangeScreen } from '../exchange/ExchangeScreen.tsx';
import { LensUpgradeScreen } from '../lenses/LensUpgradeScreen.tsx';
import { ReturnDetailsScreen } from './ReturnDetailsScreen.tsx';
import { ReturnProductsScreen } from './ReturnProductsScreen.tsx';

afterEach(() => {
  cleanup();
  closeExchange();
});

const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (name: RegExp) => userEvent.click(await screen.findByRole('radio', { name }));

test('RET-11 RET-05 a return fills products, estimate, modes, stores and whether the place is served', async () => {
  const { read } = renderWithStore(
    <ReturnProductsScreen orderId={OPEN_ORDER.id} itemId="item-marram" />,
    returnGateway(),
  );
  expect(read(returnState.isAddressServiceable)).toBeUndefined();
  await press(/^Does not fit$/);
  await press(/^Choose the way back$/);
  await screen.findByRole('radio', { name: /^We collect it/ });
  expect(read(returnState.returnEligibiliyDetails).data).toEqual(eligibilitiesOf());
  expect(read(returnState.orderReturnableStatus).data).toBe(true);
  expect(read(returnState.returnProducts).data).toEqual(previewOf().items);
  expect(read(returnState.refundEstimateData).data?.total).toEqual(previewOf().total);
  expect(read(returnState.returnModes).data).toEqual(returnModesOf());
  expect(read(returnState.nearbyStore).data).toEqual(returnModesOf()[1]?.stores);
  expect(read(returnState.isAddressServiceable)).toBe(true);
  expect(read(returnState.userAddress).data).toEqual(OPEN_ORDER.shippingAddress);
  expect(read(returnState.exchangeAddress).data).toEqual(OPEN_ORDER.shippingAddress);
  expect(read(returnState.loading)).toBe(false);
});

test('RET-06 the distance of a store is in kilometres, in the United States in miles', async () => {
  const page = <ReturnProductsScreen orderId={OPEN_ORDER.id} itemId="item-marram" />;
  const toStores = async () => {
    await press(/^Does not fit$/);
    await press(/^Choose the way back$/);
    await choose(/^Hand it in at a store/);
  };
  renderWithStore(page, returnGateway());
  await toStores();
  expect(await screen.findByText('3.8 km')).toBeTruthy();
  cleanup();
  renderWithStore(page, returnGateway(), { country: 'US' });
  await toStores();
  expect(await screen.findByText('2.4 mi')).toBeTruthy();
});

test('RET-11 RET-05 a place counts as not served if the call fails', async () => {
  const gateway = returnGateway().on(returnContract.getReturnModes, () => {
    throw new Refusal(503, 'unavailable', 'The courier does not answer.');
  });
  const { read } = renderWithStore(
    <ReturnProductsScreen orderId={OPEN_ORDER.id} itemId="item-marram" />,
    gateway,
  );
  await press(/^Does not fit$/);
  await press(/^Choose the way back$/);
  await screen.findByText('The courier does not answer.');
  expect(read(returnState.isAddressServiceable)).toBe(false);
});

test('RET-11 API-10 a return fills its details; cancelling it loads, then fails with its error or changes its status', async () => {
  let status = 'label';
  let isRefused = true;
  const answer = heldAnswer();
  const gateway = returnGateway()
    .on(returnContract.getReturnDetails, () => ({ returns: [aReturn({ status })] }))
    .on(returnContract.cancelReturn, async () => {
      await answer.wait();
      if (isRefused) throw new Refusal(409, 'picked_up', 'The courier has it.');
      status = 'cancelled';
      return { returns: [aReturn({ status })] };
    });
  const { read } = renderWithStore(
    <ReturnDetailsScreen orderId={OPEN_ORDER.id} itemId="item-marram" />,
    gateway,
  );
  const sent = () => gateway.received.filter(({ path }) => path.endsWith('/cancel')).length;
  await screen.findByRole('img', { name: /^Code of this return/ });
  expect(read(returnState.returnDetails).data).toEqual(aReturn({ status }));
  expect(read(returnState.itemReturnDetails).data).toHaveLength(1);
  expect(read(returnState.returnProductItemDetails).data).toEqual(aReturn().items);
  expect(read(returnState.currentReturnItem).data).toBe('item-marram');
  expect(read(returnState.returnLabelGenerated).data).toBe(true);
  expect(read(returnState.returnActionsDetail).data?.map(({ itemId }) => itemId)).toEqual([
    'item-alder',
    'item-marram',
  ]);
  await expect.poll(() => read(returnState.refundDetails).data).toEqual(refundsOf());
  await press(/^Cancel this return$/);
  await press(/^Yes, cancel it$/);
  await expect.poll(() => read(returnState.returnCancelLoading)).toBe(true);
  await expect.poll(sent).toBe(1);
  answer.letGo();
  await screen.findByText(/The courier has it/);
  expect(read(returnState.returnCancelLoading)).toBe(false);
  expect(read(returnState.returnCancelFail)).toMatchObject({ status: 409 });
  expect(read(returnState.returnCancelStatus).data).toBe('label');
  isRefused = false;
  await press(/^Yes, cancel it$/);
  await expect.poll(() => read(returnState.returnCancelLoading)).toBe(true);
  await expect.poll(sent).toBe(2);
  answer.letGo();
  await expect.poll(() => read(returnState.returnCancelStatus).data).toBe('cancelled');
  expect(read(returnState.returnCancelFail)).toBeUndefined();
});

test('RET-11 an exchange fills its order, its item, its kind, and the amount to pay or the refund', async () => {
  const stored = {
    method: 'NEWPRODUCT',
    orderId: OPEN_ORDER.id,
    itemId: 'item-alder',
    exchangeId: 'exchange-1',
  } as const;
  storeExchange({ ...stored, returnStep: 'fourth', finalStep: '' }, '2036-12-01T18:29:00Z');
  const exchange = anExchange({ item: aChosenLine() });
  const gateway = returnGateway()
    .on(exchangeContract.getExchange, () => exchange)
    .on(exchangeContract.previewExchange, () => anExchangePreview());
  const { read } = renderWithStore(
    <ExchangeScreen
      orderId={OPEN_ORDER.id}
      itemId="item-alder"
      withProduct={(_id, draw) => draw(goodsQuery())}
    />,
    gateway,
  );
  await screen.findByRole('complementary', { name: 'The difference' });
  expect(read(returnState.isExchange).data).toBe(true);
  expect(read(returnState.exchangeOrderId).data).toBe(exchange.orderId);
  expect(read(returnState.exchangeItemId).data).toBe(exchange.itemId);
  expect(read(returnState.exchangeNewFlow).data).toBe(true);
  expect(read(returnState.paymentData)).toMatchObject({ success: true, data: exchange.due });
  await expect.poll(() => read(returnState.paymentMethods).data).toEqual(anExchangePreview().payments);
});

const LENSES = anOrder([anOrderItem({ powerType: 'single_vision', powerOpen: true, lensesOpen: true })]);

test.each([
  ['packageUpdate', /^Clear 1\.56(?!,)/, upgradeContract.updatePackage],
  ['updatedPowerType', /^Without power/, upgradeContract.updatePowerType],
] as const)(
  'LPU-02 lensPackageDetails is filled, and %s loads and fails or succeeds',
  async (name, lens, call) => {
    let isRefused = true;
    const answer = heldAnswer();
    const gateway = openOrderGateway()
      .on(orderContract.getOrder, () => ({ orders: [LENSES] }))
      .on(upgradeContract.getUpgradePackage, () => anUpgradePackage())
      .on(call, async () => {
        await answer.wait();
        if (isRefused) throw new Refusal(409, 'lenses_closed', 'The lab has begun.');
        return {
          orders: [LENSES],
          amendment: {
            id: 'change',
            kind: 'package' as const,
            title: 'Clear 1.56',
            status: 'done' as const,
            pageUrl: null,
            expiresAt: null,
            message: null,
            difference: { value: -600, currencyCode: 'INR' as const },
          },
        };
      });
    const { read } = renderWithStore(
      <LensUpgradeScreen orderId={LENSES.id} itemId={null} link={null} />,
      gateway,
    );
    const sent = () => gateway.received.filter(({ method }) => method === call.method).length;
    await choose(lens);
    expect(read(lensState.lensPackageDetails).data).toEqual(anUpgradePackage());
    await press(/^Change them/);
    await expect.poll(() => read(lensState[name])).toMatchObject({ loading: true, success: false });
    await expect.poll(sent).toBe(1);
    answer.letGo();
    await expect.poll(() => read(lensState[name])).toMatchObject({ loading: false, error: { status: 409 } });
    isRefused = false;
    await press(/^Change them/);
    await expect.poll(() => read(lensState[name])).toMatchObject({ loading: true, error: undefined });
    await expect.poll(sent).toBe(2);
    answer.letGo();
    await expect
      .poll(() => read(lensState[name]))
      .toMatchObject({ success: true, error: undefined, data: { amendment: { id: 'change' } } });
  },
);

test('LPU-02 updatePrescription loads, then fails with its error or has the order with its power', async () => {
  let isRefused = true;
  const answer = heldAnswer();
  const gateway = openOrderGateway().on(orderContract.updatePrescription, async () => {
    await answer.wait();
    if (isRefused) throw new Refusal(409, 'lenses_closed', 'The lab has begun.');
    return { orders: [LENSES] };
  });
  const store = gateway.store();
  const read = () => lensState.updatePrescription(store.getState());
  const update = () =>
    store.dispatch(
      upgradeApi.endpoints.updatePrescription.initiate({
        params: { orderId: LENSES.id, itemId: 'item-alder' },
        query: {},
        body: { prescription: { right: { sph: '-1.00' }, left: { sph: '-1.25' } } },
      }),
    );
  void update();
  await expect.poll(read).toMatchObject({ loading: true, success: false });
  await expect.poll(() => gateway.received.length).toBe(1);
  answer.letGo();
  await expect.poll(read).toMatchObject({ loading: false, success: false, error: { status: 409 } });
  isRefused = false;
  void update();
  await expect.poll(read).toMatchObject({ loading: true, error: undefined });
  await expect.poll(() => gateway.received.length).toBe(2);
  answer.letGo();
  await expect.poll(read).toMatchObject({ loading: false, success: true, data: { id: LENSES.id } });
});

test('RET-08 a claim has the same day of its refund in the sum and beside the refund method', async () => {
  const [claimed, sent] = ['2036-12-04', '2036-12-05'];
  const claim = previewOf({ sent: 0, claimsOn: '2036-11-27', countedOn: null });
  const gateway = returnGateway()
    .on(returnContract.previewReturn, () => ({
      ...claim,
      payments: claim.payments.slice(0, 1).map((payment) => ({ ...payment, by: claimed })),
    }))
    .on(returnContract.getRefundMethods, ({ query }) => ({
      methods: refundChoicesOf(query.isClaim === 'true' ? claimed : sent),
    }));
  renderWithStore(<ReturnProductsScreen orderId={OPEN_ORDER.id} itemId="item-marram" />, gateway);
  await press(/^Does not fit$/);
  await press(/^Choose the way back$/);
  const method = (await screen.findByRole('radio', { name: /^To the card/ })).closest('label');
  expect(method?.textContent).toContain('Thu, 4 Dec');
  const sum = screen.getByRole('complementary', { name: /./ });
  expect(sum.textContent).toContain('Thursday, 4 December');
});

test('a claim, of which nothing is sent, can be made without the return modes', async () => {
  const gateway = returnGateway()
    .on(returnContract.previewReturn, () => previewOf({ sent: 0, claimsOn: '2036-11-27', countedOn: null }))
    .on(returnContract.getReturnModes, () => {
      throw new Refusal(503, 'unavailable', 'The shop is busy.');
    })
    .on(returnContract.createReturn, () => ({ returns: [aReturn()] }));
  renderWithStore(<ReturnProductsScreen orderId={OPEN_ORDER.id} itemId="item-marram" />, gateway);
  await press(/^Does not fit$/);
  await press(/^Choose the way back$/);
  await screen.findByRole('radio', { name: /^To the card/ });
  const send = await screen.findByRole('button', { name: 'Send this claim' });
  await expect.poll(() => send.getAttribute('aria-busy')).toBeNull();
  await userEvent.click(send);
  await expect.poll(() => gateway.received.some(({ path }) => path.endsWith('/return'))).toBe(true);
});

test('RET-08 before a return is confirmed, its page shows what is not refunded and why, and that other goods keep their discount', async () => {
  renderWithStore(
    <ReturnProductsScreen orderId={OPEN_ORDER.id} itemId="item-marram" />,
    returnGateway().on(returnContract.previewReturn, () =>
      previewOf({
        kept: {
          amount: { value: 99, currencyCode: 'INR' },
          text: 'Standard shipping comes back once you keep nothing of the order.',
        },
        keepsDiscount: true,
      }),
    ),
  );
  await press(/^Does not fit$/);
  const sum = within(await screen.findByRole('complementary', { name: 'What you get back' }));
  await sum.findByText('Standard shipping comes back once you keep nothing of the order.');
  expect(sum.getByText('Not refunded')).toBeTruthy();
  expect(sum.getByText(/₹99/)).toBeTruthy();
  expect(sum.getByText('Your other goods keep their discount.')).toBeTruthy();
  expect(sum.getByText(/if everything arrives as you told us, exactly this sum is paid/)).toBeTruthy();
});
