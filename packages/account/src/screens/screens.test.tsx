import { type SavedPrescription, prescriptionContract } from '@lunette/prescription/contract';
import { Refusal } from '@lunette/api-client/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { userEvent as pointer } from 'vitest/browser';
import { afterEach, describe, expect, test } from 'vitest';
import { CALL_FOR_POWER } from '@lunette/prescription/rules';
import { moneyContract } from '../contract/index.ts';
import { sessionContract } from '@lunette/session/contract';
import { aDevice } from '@lunette/session/testing';
import { aPrescriptionPicture, aSavedPrescription } from '@lunette/prescription/testing';
import { renderWithAccount } from '../testing/renderWithAccount.tsx';
import { accountGateway } from '../testing/accountGateway.ts';
import { AccountNav } from '../components/page/AccountNav.tsx';
import { forgetLogin, renderAccount } from '../testing/renderAccount.tsx';
import { DevicesScreen } from './DevicesScreen.tsx';
import { GiftVouchersScreen } from './GiftVouchersScreen.tsx';
import { PrescriptionsScreen } from './PrescriptionsScreen.tsx';
import { moneyState } from '../api/moneyState.ts';
import { StoreCreditScreen } from './StoreCreditScreen.tsx';
import { YouScreen } from './YouScreen.tsx';

afterEach(() => {
  cleanup();
  forgetLogin();
});

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('the navigation', () => {
  const PAGES = [
    '/customer/account/appointments/',
    '/customer/prescriptions/',
    '/customer/account/storecredit/',
    '/customer/account/savedcards/',
    '/customer/ditto-profile/',
    '/customer/account/addresses/',
    '/customer/account/edit/',
    '/customer/account/devices/',
    '/customer/account/privacy/',
  ];
  const hrefs = (list: HTMLElement) =>
    within(list)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));

  test('ROUTE-08 on a desktop screen all pages are listed beside the open one, which is marked', async () => {
    renderAccount(<AccountNav isPersonalised={false} />, accountGateway(), { path: '/customer/account' });
    const nav = await screen.findByRole('navigation', { name: 'Your account' });
    expect(hrefs(nav)).toEqual(['/customer/account/', ...PAGES]);
    expect(within(nav).getByRole('link', { name: 'Orders' }).getAttribute('aria-current')).toBe('page');
  });

  test("ROUTE-11 on a phone the customer's name is above a list, in which orders have a page of their own", async () => {
    renderAccount(<YouScreen isPersonalised={false} />);
    expect(await screen.findByRole('heading', { level: 1, name: 'Ananya Rao' })).toBeTruthy();
    expect(hrefs(screen.getByRole('list'))).toEqual(['/sales/order/history', ...PAGES]);
  });

  test('a mobile number of another country than that of the account has its own phone code', async () => {
    const abroad = { email: null, telephone: '501234567', phoneCode: '+971' };
    renderAccount(<YouScreen isPersonalised />, accountGateway(abroad));
    expect(await screen.findByText('+971 50 123 4567')).toBeTruthy();
  });

  test('SHELL-08 the face profile is not listed if another service stores faces', async () => {
    renderAccount(<YouScreen isPersonalised />);
    expect(await screen.findByRole('link', { name: 'Devices' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Face profile' })).toBeNull();
  });

  test("MONEY-05 a member sees a card with the tier's label; another customer sees no card", async () => {
    renderAccount(<YouScreen isPersonalised />);
    const card = await screen.findByRole('region', { name: 'Membership card' });
    expect(card.textContent).toContain('gold membership');
    expect(card.textContent).toContain('8261 0374 5519 2048');
    expect(card.textContent).toContain('2 Mar 2027');
    cleanup();
    renderAccount(<YouScreen isPersonalised />, accountGateway({ loyalty: null }));
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('region', { name: 'Membership card' })).toBeNull();
  });
});

describe('devices', () => {
  test('a double click signs out one device, although the next one moves under the pointer meanwhile', async () => {
    let devices = ['a', 'b', 'c'].map((id) => aDevice({ id, isCurrent: false }));
    const gateway = accountGateway()
      .on(sessionContract.getDevices, () => ({ devices }))
      .on(sessionContract.endDevice, ({ params }) => {
        devices = devices.filter(({ id }) => id !== params.deviceId);
        return { devices };
      });
    const { sent } = renderAccount(<DevicesScreen />, gateway);
    const ends = () => screen.findAllByRole('button', { name: /^Sign out: / });
    await pointer.dblClick((await ends())[0]!, { delay: 150 });
    await waitFor(async () => expect(await ends()).toHaveLength(2));
    await pointer.click((await ends())[0]!);
    await waitFor(async () => expect(await ends()).toHaveLength(1));
    expect(sent('DELETE', '/v2/customers/me/devices/a')).toHaveLength(1);
    expect(sent('DELETE', '/v2/customers/me/devices/b')).toHaveLength(1);
  });

  test('SESS-10 each device is listed, this one is marked, and another can be signed out', async () => {
    const { sent } = renderAccount(<DevicesScreen />);
    expect(await screen.findByText('This device')).toBeTruthy();
    expect(screen.getByText('Chrome, Windows')).toBeTruthy();
    await press('Sign out: Chrome, Android');
    await waitFor(() => expect(screen.queryByText('Chrome, Android')).toBeNull());
    expect(sent('DELETE', '/v2/customers/me/devices/device-2')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Sign out all others' })).toBeNull();
  });

  test('SESS-10 with the keyboard, the focus stays in the list when a device is signed out', async () => {
    renderAccount(<DevicesScreen />);
    (await screen.findByRole('button', { name: 'Sign out all others' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('Chrome, Android')).toBeNull());
    await waitFor(() => expect(document.activeElement?.textContent).toContain('This device'));
    cleanup();
    renderAccount(<DevicesScreen />);
    (await screen.findByRole('button', { name: 'Sign out: Chrome, Android' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('This device'));
  });

  test('SESS-10 in Arabic browser and system of a device are separated by an Arabic comma', async () => {
    renderAccount(<DevicesScreen />, accountGateway(), { language: 'ar', country: 'AE' });
    expect(await screen.findByText('Chrome، Windows')).toBeTruthy();
  });

  test('SESS-10 all others are signed out with one press', async () => {
    const { sent } = renderAccount(<DevicesScreen />);
    await press('Sign out all others');
    await waitFor(() => expect(screen.queryByText('Chrome, Android')).toBeNull());
    expect(sent('DELETE', '/v2/customers/me/devices')).toHaveLength(1);
  });
});

describe('store credit', () => {
  test('MONEY-01 the balance, its codes and their last days are shown', async () => {
    renderAccount(<StoreCreditScreen />);
    expect(await screen.findByText('SC-7KQ4-M2XD')).toBeTruthy();
    expect(screen.getAllByText('₹750')).toHaveLength(2);
    expect(screen.getByText('Good until 31 May 2027')).toBeTruthy();
    expect(screen.getByText('Expired on 31 May 2024')).toBeTruthy();
  });

  test('MONEY-01 its orders are shown in pages; each opens to its movements and sends the code by text message', async () => {
    const { sent } = renderAccount(<StoreCreditScreen />);
    await userEvent.click(await screen.findByText('4521399001'));
    expect(await screen.findByText(/^Spent/)).toBeTruthy();
    expect(sent('GET', '/v2/money/store-credits/history')[0]?.query).toEqual({ orderId: '4521399001' });
    await press('Send the code to my phone');
    expect(await screen.findByText('The code is on its way to your phone')).toBeTruthy();
    expect(sent('GET', '/v2/money/store-credits/sms')[0]?.query).toEqual({ orderId: '4521399001' });
    await press('Older');
    expect(await screen.findByText('4521367890')).toBeTruthy();
    expect(sent('GET', '/v2/money/store-credits/orders').map(({ query }) => query)).toEqual([
      { page: '0', pagesize: '10' },
      { page: '1', pagesize: '10' },
    ]);
  });

  test('MONEY-01 the rows of a page stay until those of the next one have loaded', async () => {
    let answer: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => (answer = resolve));
    const [newer, older] = ['4521399001', '4521367890'];
    const gateway = accountGateway().on(moneyContract.getStoreCreditOrders, async ({ query: { page } }) => {
      if (page > 0) await waiting;
      const order = { amount: { value: 900, currencyCode: 'INR' as const }, at: '2026-07-02T08:00:00.000Z' };
      return { numOfOrders: 11, orders: [{ ...order, orderId: page > 0 ? older : newer }] };
    });
    renderAccount(<StoreCreditScreen />, gateway);
    expect(await screen.findByText(newer)).toBeTruthy();
    await press('Older');
    expect(screen.getByText(newer).closest('ul')?.getAttribute('aria-busy')).toBe('true');
    answer();
    expect(await screen.findByText(older)).toBeTruthy();
    expect(screen.queryByText(newer)).toBeNull();
  });

  test('MONEY-01 older orders that could not be read say so, and can be read again', async () => {
    let isBusy = true;
    const [newer, older] = ['4521399001', '4521367890'];
    const gateway = accountGateway().on(moneyContract.getStoreCreditOrders, ({ query: { page } }) => {
      if (page > 0 && isBusy) throw new Refusal(503, 'unavailable', 'The shop is busy.');
      const order = { amount: { value: 900, currencyCode: 'INR' as const }, at: '2026-07-02T08:00:00.000Z' };
      return { numOfOrders: 11, orders: [{ ...order, orderId: page > 0 ? older : newer }] };
    });
    renderAccount(<StoreCreditScreen />, gateway);
    expect(await screen.findByText(newer)).toBeTruthy();
    await press('Older');
    expect(await screen.findByText('The shop is busy.')).toBeTruthy();
    expect(screen.queryByText(newer)).toBeNull();
    isBusy = false;
    await press('Try again');
    expect(await screen.findByText(older)).toBeTruthy();
    await press('Newer');
    expect(await screen.findByText(newer)).toBeTruthy();
  });

  test('MONEY-01 without a proven number the button says why it sends nothing', async () => {
    const { sent } = renderAccount(<StoreCreditScreen />, accountGateway({ isTelephoneVerified: false }));
    await userEvent.click(await screen.findByText('4521399001'));
    await press('Confirm your number to get the code by text');
    expect(sent('GET', '/v2/money/store-credits/sms')).toEqual([]);
  });

  test('MONEY-02 a guest sees the value of a voucher, typed with Arabic digits too, how to use it, and a link to the bag', async () => {
    const gateway = accountGateway();
    renderWithAccount(<GiftVouchersScreen />, gateway);
    expect(screen.getByRole('heading', { level: 1, name: 'Gift vouchers' })).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Code of the voucher'), 'GIFT-١٢٣٤');
    await userEvent.click(screen.getByRole('button', { name: 'Check' }));
    expect(await screen.findByText(/left of/)).toBeTruthy();
    expect(gateway.received).toMatchObject([
      { path: '/v2/money/gift-vouchers/code', query: { giftVoucherCode: 'GIFT-1234' } },
    ]);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'Go to the bag' }).getAttribute('href')).toBe('/cart');
  });

  test('MONEY-02 ORD-05 a gift voucher shows its remaining value; an invalid code is reported beside its field', async () => {
    const gateway = accountGateway();
    const { sent, store } = renderAccount(<StoreCreditScreen />, gateway);
    await userEvent.type(await screen.findByLabelText('Code of the voucher'), 'a b');
    await press('Check');
    expect(await screen.findByText(/A code has letters, digits and hyphens/)).toBeTruthy();
    expect(sent('GET', '/v2/money/gift-vouchers/code')).toEqual([]);
    await userEvent.clear(screen.getByLabelText('Code of the voucher'));
    await userEvent.type(screen.getByLabelText('Code of the voucher'), 'GIFT-1234');
    await press('Check');
    expect(await screen.findByText('₹120')).toBeTruthy();
    expect(moneyState.voucherResult(store.getState()).data?.balance.value).toBe(120);
    expect(moneyState.storeCreditBalance(store.getState())).toMatchObject({ loading: false, success: true });
    gateway.on(moneyContract.getGiftVoucher, () => {
      throw new Refusal(404, 'gift_voucher_not_found', 'There is no such voucher here.');
    });
    await press('Check');
    expect(await screen.findByText('There is no such voucher here.')).toBeTruthy();
    expect(moneyState.voucherResult(store.getState())).toMatchObject({ error: { status: 404 } });
    expect(moneyState.voucherResult(store.getState()).data).toBeUndefined();
    expect(screen.queryByText('₹120')).toBeNull();
  });
});

describe('another gift voucher', () => {
  const enter = async (code: string) => {
    const field = await screen.findByLabelText('Code of the voucher');
    await userEvent.clear(field);
    await userEvent.type(field, code);
    await press('Check');
  };

  test('MONEY-02 while its value is being read, that of the voucher before it is not shown', async () => {
    const gateway = accountGateway();
    renderAccount(<StoreCreditScreen />, gateway);
    await enter('GIFT-1234');
    expect(await screen.findByText('₹120')).toBeTruthy();
    gateway.on(moneyContract.getGiftVoucher, () => new Promise(() => undefined));
    await enter('GIFT-5678');
    await waitFor(() => expect(screen.queryByText('₹120')).toBeNull());
  });

  test('MONEY-02 beside an invalid code the value of the voucher before it is not shown', async () => {
    renderAccount(<StoreCreditScreen />);
    await enter('GIFT-1234');
    expect(await screen.findByText('₹120')).toBeTruthy();
    await enter('a b');
    expect(await screen.findByText(/A code has letters, digits and hyphens/)).toBeTruthy();
    expect(screen.queryByText('₹120')).toBeNull();
  });
});

describe('prescriptions', () => {
  const saved = (part: Partial<SavedPrescription>) =>
    accountGateway().on(prescriptionContract.getSavedPrescriptions, () => ({
      prescriptions: [aSavedPrescription(part)],
    }));

  test('each shows its powers like a paper prescription, its owner and its source', async () => {
    renderAccount(<PrescriptionsScreen />);
    const table = await screen.findByRole('table', { name: 'Ananya' });
    expect([...table.querySelectorAll('thead th')].map((cell) => cell.textContent)).toEqual([
      'SPH',
      'CYL',
      'AXIS',
      'PD',
    ]);
    expect(within(table).getByRole('row', { name: /^R/ }).textContent).toBe('R−1.00--31');
    expect(within(table).getByRole('row', { name: /^L/ }).textContent).toBe('L−1.25−0.509031');
    expect(screen.getByRole('link', { name: 'Order 4521367890' }).getAttribute('href')).toContain(
      'orderId=4521367890',
    );
  });

  test('RX-01 a power without an owner is called your power', async () => {
    renderAccount(<PrescriptionsScreen />, saved({ userName: 'user' }));
    expect(await screen.findByRole('heading', { name: 'your power' })).toBeTruthy();
  });

  test('RX-02 placeholders are shown as a hyphen, not as they are stored', async () => {
    renderAccount(<PrescriptionsScreen />, saved({ right: { sph: '', cyl: CALL_FOR_POWER, pd: '31' } }));
    const row = await screen.findByRole('row', { name: /^R/ });
    expect(row.textContent).toBe('R---31');
    expect(document.body.textContent).not.toContain('Call Me');
  });

  test('RX-03 a power that will be sent later says so in place of values', async () => {
    const later = { sph: CALL_FOR_POWER };
    renderAccount(<PrescriptionsScreen />, saved({ right: later, left: later }));
    expect(await screen.findByText('We will call or write to you for the power.')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('RX-10 a prescription that is a picture shows it when asked to, and lets the customer download it', async () => {
    const gateway = saved({ left: null, right: null, imageFileName: 'a.jpg' }).on(
      prescriptionContract.getPicture,
      () => aPrescriptionPicture(),
    );
    renderAccount(<PrescriptionsScreen />, gateway);
    const see = await screen.findByRole('button', { name: /^See the picture: Ananya, / });
    expect(gateway.received.some(({ path }) => path.includes('/download/'))).toBe(false);
    await userEvent.click(see);
    const link = await screen.findByRole('link', { name: 'Download the picture' });
    expect(link.getAttribute('download')).toBe('power-a.jpg');
    expect(link.getAttribute('href')).toMatch(/^data:image/);
  });

  test('RX-10 a prescription with a picture of the pupillary distance shows both, each with its download', async () => {
    const names = { imageFileName: 'a.jpg', pdImageFileName: 'b.jpg' };
    const gateway = saved({ left: null, right: null, ...names }).on(prescriptionContract.getPicture, () =>
      aPrescriptionPicture(),
    );
    renderAccount(<PrescriptionsScreen />, gateway);
    await userEvent.click(await screen.findByRole('button', { name: /^See the pictures: Ananya, / }));
    await screen.findByRole('link', { name: 'Download the picture of the pupillary distance' });
    const links = screen.getAllByRole('link', { name: /^Download the picture/ });
    expect(links.map((link) => link.getAttribute('download'))).toEqual(['power-a.jpg', 'pd-b.jpg']);
  });

  test('a customer without prescriptions sees a link to the frames', async () => {
    renderAccount(
      <PrescriptionsScreen />,
      accountGateway().on(prescriptionContract.getSavedPrescriptions, () => ({ prescriptions: [] })),
    );
    expect(await screen.findByText('No prescriptions yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See eyeglasses' })).toBeTruthy();
  });
});
