import { Refusal } from '@lunette/api-client/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent as pointer } from 'vitest/browser';
import type { PostcodeLookUp } from '@lunette/session';
import { customerAddressContract, placeContract } from '@lunette/session/contract';
import { accountGateway } from '../testing/accountGateway.ts';
import { WORK } from '../testing/answerAddresses.ts';
import { forgetLogin, renderAccount } from '../testing/renderAccount.tsx';
import { AddressesScreen } from './AddressesScreen.tsx';

afterEach(() => {
  cleanup();
  forgetLogin();
  vi.restoreAllMocks();
});

const PATH = '/v2/customers/me/addresses/';
const served = () => Promise.resolve({ serviceable: true, city: 'Mumbai', state: 'Maharashtra' });
const show = (gateway = accountGateway(), visit = {}, lookUp: PostcodeLookUp = served) =>
  renderAccount(<AddressesScreen lookUp={lookUp} />, gateway, visit);
const cards = () => screen.findAllByRole('listitem');
const panel = () => screen.findByRole('dialog');
const write = async (label: RegExp | string, text: string) => {
  const field = within(await panel()).getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const save = async () =>
  userEvent.click(within(await panel()).getByRole('button', { name: /^Save the address|^حفظ العنوان/ }));

describe('the list', () => {
  test('ACCT-02 the default address is first and marked; another one can be made the default', async () => {
    show();
    const [first, second] = await cards();
    expect(first?.textContent).toContain('Default');
    expect(first?.textContent).toContain('Flat 7, Neelkanth Residency');
    expect(second?.textContent).not.toContain('DefaultRao');
    await userEvent.click(screen.getByRole('button', { name: /^Make it the default: .*Rao Design Studio/ }));
    await waitFor(async () => expect((await cards())[0]?.textContent).toContain('Rao Design Studio'));
  });

  test('in Arabic the parts of an address are separated by Arabic commas', async () => {
    show(accountGateway(), { language: 'ar', country: 'AE' });
    const [, second] = await cards();
    expect(second?.textContent).toContain('Rao Design Studio, 3rd floor، Senapati Bapat Road');
  });

  test('ACCT-02 an address is removed by its id, and undo restores it completely', async () => {
    const { sent } = show();
    await userEvent.click(await screen.findByRole('button', { name: /^Remove: .*Rao Design Studio/ }));
    await waitFor(async () => expect(await cards()).toHaveLength(1));
    expect(sent('DELETE', `${PATH}address-2`)).toHaveLength(1);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await cards()).toHaveLength(2));
    expect(sent('POST', PATH)[0]?.body).toMatchObject({
      address: { addressline1: 'Rao Design Studio, 3rd floor', postcode: '411016' },
      defaultAddress: false,
    });
  });

  test('ACCT-02 while an address is being removed, no press removes it again or another one', async () => {
    let answer: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => (answer = resolve));
    const gateway = accountGateway();
    const { sent } = show(
      gateway.on(customerAddressContract.deleteAddress, async () => {
        await waiting;
        throw new Refusal(503, 'unavailable', 'The shop is busy.');
      }),
    );
    const [first, second] = await screen.findAllByRole('button', { name: /^Remove: / });
    for (const button of [first!, first!, second!]) await userEvent.click(button);
    const removals = () => gateway.received.filter(({ method }) => method === 'DELETE').length;
    await waitFor(() => expect(removals()).toBe(1));
    answer();
    expect(await screen.findByText('The shop is busy.')).toBeTruthy();
    await userEvent.click(second!);
    await waitFor(() => expect(sent('DELETE', `${PATH}address-2`)).toHaveLength(1));
  });

  test('ACCT-02 a double click removes one address, although the next one moves under the pointer meanwhile', async () => {
    let addresses = ['a', 'b', 'c'].map((id) => ({ ...WORK, id }));
    const gateway = accountGateway()
      .on(customerAddressContract.getAddresses, () => ({ addresses }))
      .on(customerAddressContract.deleteAddress, ({ params }) => {
        addresses = addresses.filter(({ id }) => id !== params.addressId);
        return { addresses };
      });
    const { sent } = show(gateway);
    const removals = () => screen.findAllByRole('button', { name: /^Remove: / });
    const pressed: number[] = [];
    const listening = new AbortController();
    onTestFinished(() => listening.abort());
    document.addEventListener('click', ({ detail }) => pressed.push(detail), {
      capture: true,
      signal: listening.signal,
    });
    await pointer.dblClick((await removals())[0]!, { delay: 150 });
    expect(pressed).toEqual([1, 2]);
    expect(await removals()).toHaveLength(2);
    await pointer.click((await removals())[0]!);
    await waitFor(async () => expect(await removals()).toHaveLength(1));
    expect(sent('DELETE', `${PATH}a`)).toHaveLength(1);
    expect(sent('DELETE', `${PATH}b`)).toHaveLength(1);
  });

  test('ACCT-02 with the keyboard, the focus moves to the next address or to the text of the empty list', async () => {
    show();
    const focused = () => document.activeElement?.closest('li')?.textContent;
    const remove = async (name: RegExp) => {
      (await screen.findByRole('button', { name })).focus();
      await userEvent.keyboard('{Enter}');
    };
    await remove(/^Remove: .*Neelkanth/);
    await waitFor(() => expect(focused()).toContain('Rao Design Studio'));
    await remove(/^Remove: .*Rao Design Studio/);
    await screen.findByRole('heading', { name: 'No addresses yet' });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('No addresses yet'));
  });

  test('a customer without an address sees how to add one', async () => {
    show(accountGateway().on(customerAddressContract.getAddresses, () => ({ addresses: [] })));
    expect(await screen.findByText('No addresses yet')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add an address' })).toBeTruthy();
  });

  test('GLOB-07 a list that fails to load says why and can be loaded again', async () => {
    show(
      accountGateway().on(customerAddressContract.getAddresses, () => {
        throw new Refusal(503, 'unavailable', 'The shop is busy.');
      }),
    );
    expect(await screen.findByText('The shop is busy.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

describe('the form', () => {
  test('ACCT-02 a new address opens with known values, its postcode fills in the place, and it is sent once', async () => {
    const { sent } = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Add an address' }));
    expect(await within(await panel()).findByLabelText('First name')).toHaveProperty('value', 'Ananya');
    await write('Pincode', '400050');
    await waitFor(async () =>
      expect(within(await panel()).getByLabelText('City')).toHaveProperty('value', 'Mumbai'),
    );
    await write('House and street', '12 Hill Road');
    await userEvent.dblClick(within(await panel()).getByRole('button', { name: 'Save the address' }));
    await waitFor(async () => expect(await cards()).toHaveLength(3));
    const posts = sent('POST', PATH);
    expect(new Set(posts.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect(posts[0]?.body).toMatchObject({
      address: {
        country: 'IN',
        city: 'Mumbai',
        state: 'Maharashtra',
        postcode: '400050',
        firstName: 'Ananya',
      },
      defaultAddress: false,
    });
  });

  test.each([
    ['+91', '9822041377'],
    ['+971', ''],
  ])(
    'with a mobile number of %s a new address in India opens with the number "%s"',
    async (phoneCode, phone) => {
      show(accountGateway({ phoneCode }));
      await userEvent.click(await screen.findByRole('button', { name: 'Add an address' }));
      expect(await within(await panel()).findByLabelText('Mobile number')).toHaveProperty('value', phone);
    },
  );

  test('ACCT-02 a late answer for a postcode keeps what was changed meanwhile, and fills in the rest', async () => {
    const answers: (() => void)[] = [];
    const late: PostcodeLookUp = async (pincode) => {
      await new Promise<void>((resolve) => answers.push(resolve));
      return pincode === '400050' ? served() : { serviceable: true, city: 'Panaji', state: 'Goa' };
    };
    show(undefined, {}, late);
    await userEvent.click(await screen.findByRole('button', { name: 'Add an address' }));
    const form = within(await panel());
    const city = await form.findByLabelText('City');
    const state = form.getByLabelText('State');
    await write('Pincode', '400050');
    await write('City', 'Bandra');
    answers[0]?.();
    await waitFor(() => expect(state).toHaveProperty('value', 'Maharashtra'));
    expect(city).toHaveProperty('value', 'Bandra');
    await write('Pincode', '403001');
    await userEvent.selectOptions(state, 'Kerala');
    answers[1]?.();
    await waitFor(() => expect(city).toHaveProperty('value', 'Panaji'));
    expect(state).toHaveProperty('value', 'Kerala');
  });

  test('a faulty address stays as typed, with a message beside each field', async () => {
    const { sent } = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Add an address' }));
    await within(await panel()).findByLabelText('Pincode');
    await write('Pincode', '12');
    await save();
    expect(await within(await panel()).findByText('A postcode here has 6 digits.')).toBeTruthy();
    expect(within(await panel()).getByLabelText('Pincode')).toHaveProperty('value', '12');
    expect(within(await panel()).getByText(/fields need another look/)).toBeTruthy();
    expect(sent('POST', PATH)).toEqual([]);
  });

  test("the gateway's message for a field is shown beside it", async () => {
    show(
      accountGateway().on(customerAddressContract.updateAddress, () => {
        throw new Refusal(422, 'address_invalid', 'Please look at the address.', {
          'address.phone': 'This number cannot be called.',
        });
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: /^Edit: .*Neelkanth/ }));
    await within(await panel()).findByLabelText('Mobile number');
    await save();
    expect(await within(await panel()).findByText('This number cannot be called.')).toBeTruthy();
  });

  test('the reason of a failure is above the button in the footer, and is gone when the form is sent or opened again', async () => {
    let fails = true;
    const gateway = accountGateway().on(customerAddressContract.updateAddress, () => {
      if (fails) throw new Refusal(503, 'unavailable', 'The shop is busy.');
      return { addresses: [WORK] };
    });
    show(gateway);
    const edit = async () => {
      await userEvent.click(await screen.findByRole('button', { name: /^Edit: .*Rao Design Studio/ }));
      await within(await panel()).findByLabelText('Pincode');
    };
    await edit();
    await save();
    const reason = await within(await panel()).findByRole('alert');
    expect(reason.textContent).toBe('The shop is busy.');
    expect(reason.closest('footer')).toBeTruthy();
    await write('Pincode', '12');
    await save();
    expect(await within(await panel()).findByText('A postcode here has 6 digits.')).toBeTruthy();
    expect(screen.queryByText('The shop is busy.')).toBeNull();
    await write('Pincode', '411016');
    await save();
    expect(await screen.findByText('The shop is busy.')).toBeTruthy();
    await userEvent.click(within(await panel()).getByRole('button', { name: 'Close' }));
    await edit();
    expect(screen.queryByText('The shop is busy.')).toBeNull();
    fails = false;
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test.each([
    ['IN', ['Pincode', 'State']],
    ['SG', ['Postcode']],
    ['AE', ['Emirate', 'Area']],
    ['SA', ['Province', 'Area']],
    ['US', ['ZIP code', 'State']],
  ] as const)('ACCT-02 in %s the form asks what an address needs', async (country, labels) => {
    show(accountGateway(), { country });
    await userEvent.click(await screen.findByRole('button', { name: 'Add an address' }));
    for (const label of labels)
      expect(await within(await panel()).findByLabelText(new RegExp(`^${label}( \\(|$)`))).toBeTruthy();
  });

  test.each(['AE', 'SA'] as const)('CTRY-06 in %s there is no field for a postcode', async (country) => {
    show(accountGateway(), { country });
    await userEvent.click(await screen.findByRole('button', { name: 'Add an address' }));
    await within(await panel()).findByLabelText('City');
    expect(within(await panel()).queryByLabelText(/Postcode|Pincode/)).toBeNull();
  });
});

describe('the place finder', () => {
  const open = async (gateway = accountGateway()) => {
    const view = show(gateway);
    await userEvent.click(await screen.findByRole('button', { name: 'Add an address' }));
    await screen.findByRole('button', { name: 'Use my location' });
    return view;
  };
  const locate = () => userEvent.click(screen.getByRole('button', { name: 'Use my location' }));
  const refuse = (code: number) =>
    vi
      .spyOn(navigator.geolocation, 'getCurrentPosition')
      .mockImplementation((_found, refused) => refused?.({ code } as GeolocationPositionError));

  test.each([
    [
      1,
      'Error! Location access has earlier been denied, kindly enable it from the browser setting to access the auto detect location.',
    ],
    [2, 'Error! Please enable your location services or enter your address or pin-code in search bar.'],
    [3, 'Error! The request to get user location timed out.'],
    [0, 'Error! An unknown error occurred.'],
    [9, 'Could not determine your location, please try again'],
  ])(
    'ACCT-05 an error of the device with code %i shows the text of the specification',
    async (code, words) => {
      refuse(code);
      await open();
      await locate();
      expect(await screen.findByText(words)).toBeTruthy();
    },
  );

  test('ACCT-05 the position of the device fills in area, city, state and postcode', async () => {
    vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found) =>
      found({ coords: { latitude: 18.53, longitude: 73.89 } } as GeolocationPosition),
    );
    const { sent } = await open();
    await locate();
    await waitFor(() => expect(screen.getByLabelText(/^Area \(/)).toHaveProperty('value', 'Koregaon Park'));
    expect(screen.getByLabelText('Pincode')).toHaveProperty('value', '411001');
    expect(screen.getByLabelText('State')).toHaveProperty('value', 'Maharashtra');
    expect(sent('GET', '/v2/utility/geocode')[0]?.query).toEqual({ latitude: '18.53', longitude: '73.89' });
  });

  test('ACCT-05 a single letter is not searched, and an unknown place gives No Result Found..', async () => {
    await open(accountGateway().on(placeContract.geocode, () => ({ places: [] })));
    await userEvent.type(screen.getByLabelText('Area, city or postcode'), 'n{Enter}');
    expect(await screen.findByText('Type at least two letters of the place.')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Area, city or postcode'), 'owhere{Enter}');
    expect(await screen.findByText('No Result Found..')).toBeTruthy();
  });

  test('a place whose answer is late does not replace that of a newer search', async () => {
    let answerLate: () => void = () => undefined;
    const rest = { state: '', postcode: '', country: 'IN' as const, latitude: 1, longitude: 1 };
    await open(
      accountGateway().on(placeContract.geocode, async ({ query }) => {
        if (query.address !== 'Pune') return { places: [{ ...rest, name: 'Bandra', city: 'Mumbai' }] };
        await new Promise<void>((resolve) => (answerLate = resolve));
        return { places: [{ ...rest, name: 'Camp', city: 'Pune' }] };
      }),
    );
    const search = screen.getByLabelText('Area, city or postcode');
    await userEvent.type(search, 'Pune{Enter}');
    await userEvent.clear(search);
    await userEvent.type(search, 'Bandra{Enter}');
    await waitFor(() => expect(screen.getByLabelText('City')).toHaveProperty('value', 'Mumbai'));
    answerLate();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.getByLabelText('City')).toHaveProperty('value', 'Mumbai');
  });

  test('ACCT-05 the customer chooses one of several places', async () => {
    await open();
    await userEvent.type(screen.getByLabelText('Area, city or postcode'), 'Pune{Enter}');
    const places = await screen.findByRole('list', { name: 'Places found' });
    await userEvent.click(within(places).getByRole('button', { name: 'Camp, Pune, 411001' }));
    expect(screen.getByLabelText(/^Area \(/)).toHaveProperty('value', 'Camp');
    expect(screen.queryByRole('list', { name: 'Places found' })).toBeNull();
  });

  test('with the keyboard, the focus moves from a chosen place to the text that says what was filled in', async () => {
    await open();
    await userEvent.type(screen.getByLabelText('Area, city or postcode'), 'Pune{Enter}');
    (await screen.findByRole('button', { name: 'Camp, Pune, 411001' })).focus();
    await userEvent.keyboard('{Enter}');
    const text = await screen.findByText(/Camp, Pune, Maharashtra/);
    await expect.poll(() => document.activeElement).toBe(text.closest('[role=status]'));
  });
});
