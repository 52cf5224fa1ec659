import { closeExchange, storeExchange } from '@lunette/api-client';
import { Refusal } from '@lunette/api-client/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { userEvent as keyboard } from 'vitest/browser';
import { afterEach, describe, expect, test } from 'vitest';
import { configurationContract } from '@lunette/session/contract';
import { lensPackageContract, productContract } from '../../contract/index.ts';
import { aCoating, aDeliveryEstimate, aLensPackage, aProduct } from '../../testing/fixtures/index.ts';
import { productGateway } from '../../testing/productGateway.ts';
import { renderProduct } from '../../testing/renderProduct.tsx';
// Loaded before the tests, so that no test waits for the chunk.
import './LensPanel.tsx';

afterEach(() => {
  cleanup();
  localStorage.removeItem('lunette.place.IN');
});

const choose = async (name: RegExp | string) => userEvent.click(await screen.findByRole('radio', { name }));
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }));
const openPanel = () => press('Select lenses');
/** The radios of the panel; the page below it has others. */
const radios = () => within(screen.getByRole('dialog')).queryAllByRole<HTMLInputElement>('radio');
const chosen = () => radios().find(({ checked }) => checked)?.value;

describe('PDP-06 the power type that is selected at first', () => {
  const product = aProduct();
  const [single, zero, , frame] = product.prescriptionType;
  const without = {
    id: 'without_power',
    title: 'Without Power',
    description: 'Tinted.',
    powerRequired: false,
  } as const;
  const withPower = { ...without, id: 'with_power', title: 'With Power', powerRequired: true } as const;
  const sun = { classification: 'sunglasses' as const, prescriptionType: [withPower, without] };
  const openWith = async (part: Parameters<typeof aProduct>[0]) => {
    renderProduct({ gateway: productGateway(aProduct(part)), at: 'lenses' });
    await screen.findByRole('dialog', { name: 'Select lenses' });
    return chosen();
  };

  test('PDP-06 for eyeglasses it is the first one', async () => {
    expect(await openWith({})).toBe(single?.id);
  });

  test('PDP-06 it is Zero Power for Computer, and Frame Only for Reading or Swimming Goggles', async () => {
    expect(await openWith({ fullName: 'Lunette Computer Alder' })).toBe(zero?.id);
    cleanup();
    expect(await openWith({ fullName: 'Lunette Reading Alder' })).toBe(frame?.id);
    cleanup();
    expect(await openWith({ fullName: 'Lunette Swimming Goggles' })).toBe(frame?.id);
  });

  test('PDP-06 for sunglasses it is Without Power, or With Power for a shopper who came for power sunglasses', async () => {
    expect(await openWith(sun)).toBe('without_power');
    cleanup();
    document.cookie = 'product-category=power-sunglasses';
    expect(await openWith(sun)).toBe('with_power');
  });
});

describe('in an exchange', () => {
  afterEach(closeExchange);
  const open = () =>
    storeExchange(
      {
        method: 'NEWPRODUCT',
        orderId: '1300482917',
        itemId: 'item-alder',
        exchangeId: 'x1',
        returnStep: 'third',
        finalStep: '',
      },
      new Date(Date.now() + 3_600_000).toISOString(),
    );

  test('PDP-04 packages are requested under the service type of the exchange, with order and item', async () => {
    open();
    const { gateway } = renderProduct();
    await openPanel();
    await choose(/Zero Power/);
    const asked = () => gateway.received.filter(({ path }) => path.endsWith('/packages'));
    await expect.poll(() => asked().length).toBe(2);
    expect(asked()[1]?.headers['x-service-type']).toBe('exchange');
    expect(asked()[1]?.query).toEqual({
      power_type: 'zero_power',
      orderId: '1300482917',
      itemId: 'item-alder',
    });
  });

  test('the lenses of the exchanged goods are selected until others are chosen', async () => {
    const { bought } = renderProduct({
      exchanged: { powerType: 'zero_power', packageId: 'thin-160', coatingIds: ['blue'] },
    });
    await openPanel();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Zero Power/ }).checked).toBe(true);
    await press('Next: lenses');
    await press('Add to bag · ₹5,600');
    expect(bought).toEqual([
      { productId: '100101', powerType: 'zero_power', packageId: 'thin-160', coatingIds: ['blue'] },
    ]);
  });
});

describe('the three steps', () => {
  test('PDP-04 packages are requested for the chosen use, and package and coatings are added to the bag', async () => {
    const { gateway, bought } = renderProduct();
    await openPanel();
    await choose(/Zero Power/);
    await press('Next: lenses');
    await choose(/Thin 1.60/);
    await userEvent.click(screen.getByRole('checkbox', { name: /Screen filter/ }));
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Clear and hard/ }).disabled).toBe(true);
    await press('Add to bag · ₹5,600');
    const asked = gateway.received.filter(({ path }) => path === '/v2/products/product/100101/packages');
    expect(asked.map(({ query }) => query.power_type)).toEqual(['single_vision', 'zero_power']);
    expect(bought).toEqual([
      { productId: '100101', powerType: 'zero_power', packageId: 'thin-160', coatingIds: ['blue'] },
    ]);
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });

  test('a frame alone has only the first step, without lenses and power', async () => {
    const { bought } = renderProduct();
    await openPanel();
    await choose(/Frame Only/);
    await press('Add to bag · ₹3,200');
    expect(bought).toEqual([{ productId: '100101', powerType: 'frame_only' }]);
  });

  test('uses without a power have their own heading, after the default use', async () => {
    renderProduct();
    await openPanel();
    const names = (group: string) =>
      within(screen.getByRole('group', { name: group }))
        .getAllByRole<HTMLInputElement>('radio')
        .map(({ value }) => value);
    await screen.findByRole('group', { name: 'Without a power' });
    expect(names('With your power')).toEqual(['single_vision', 'progressive']);
    expect(names('Without a power')).toEqual(['zero_power', 'frame_only']);
    expect(radios()[0]?.checked).toBe(true);
  });

  test('the running price follows each choice', async () => {
    renderProduct();
    await openPanel();
    const panel = within(await screen.findByRole('dialog'));
    const total = () => panel.getByText(/so far|in all/).previousElementSibling?.textContent;
    expect(total()).toBe('₹3,200');
    await choose(/Progressive/);
    expect(total()).toBe('₹6,700');
    await choose(/Single vision/);
    await press('Next: lenses');
    await choose(/Thinnest 1.74/);
    expect(total()).toBe('₹8,400');
  });

  test('going back or closing the panel keeps all choices', async () => {
    renderProduct();
    await openPanel();
    await press('Next: lenses');
    await choose(/Thin 1.60/);
    await press('Next: power');
    await choose(/I will send it later/);
    await press('Close');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    await openPanel();
    expect(chosen()).toBe('later');
    await press('Back');
    expect(chosen()).toBe('thin-160');
    await userEvent.click(screen.getByRole('button', { name: /Change/ }));
    expect(chosen()).toBe('single_vision');
  });

  test('the delivery day of other lenses is not shown for those that were just chosen', async () => {
    localStorage.setItem('lunette.place.IN', '411001');
    const gateway = productGateway().on(productContract.getDeliveryEstimate, ({ query }) =>
      query.packageId === 'thin-160' ? new Promise(() => undefined) : aDeliveryEstimate(),
    );
    renderProduct({ gateway });
    await openPanel();
    await press('Next: lenses');
    const panel = within(screen.getByRole('dialog'));
    expect(await panel.findByText(/with standard delivery to Pune/)).toBeTruthy();
    await choose(/Thin 1.60/);
    await expect.poll(() => panel.queryByText(/with standard delivery/)).toBeNull();
  });

  test('of coatings that exclude each other only one is selected', async () => {
    const tint = { included: false, choice: 'tint', price: { value: 0, currencyCode: 'INR' as const } };
    const gateway = productGateway().on(lensPackageContract.getLensPackages, () => ({
      packages: [
        aLensPackage({
          coatings: [
            aCoating({ id: 'shown', title: 'As shown', choice: 'tint' }),
            aCoating({ id: 'grey', title: 'Grey', ...tint }),
            aCoating({ id: 'brown', title: 'Brown', ...tint }),
            aCoating({ id: 'drops', title: 'Water', included: false }),
          ],
        }),
      ],
    }));
    renderProduct({ gateway });
    await openPanel();
    await press('Next: lenses');
    const coating = (name: RegExp) => screen.findByRole('checkbox', { name });
    const standing = () =>
      screen
        .getAllByRole<HTMLInputElement>('checkbox')
        .filter(({ checked }) => checked)
        .map(({ labels }) => labels?.[0]?.querySelector('b')?.textContent);
    for (const name of [/Water/, /Grey/, /Brown/]) await userEvent.click(await coating(name));
    expect(standing()).toEqual(['Brown', 'Water']);
    await userEvent.click(await coating(/As shown/));
    expect(standing()).toEqual(['As shown', 'Water']);
  });

  test('a power that is sent later is the placeholder of the specification', async () => {
    const { bought } = renderProduct();
    await openPanel();
    await press('Next: lenses');
    await press('Next: power');
    await choose(/I will send it later/);
    expect(
      screen.getByText(/on the next day, on day 3 and on day 7; then somebody calls or writes/),
    ).toBeTruthy();
    await press('Add to bag · ₹4,100');
    const later = { sph: 'Call Me/Email Me for Power' };
    expect(bought[0]?.prescription).toEqual({ right: later, left: later });
  });

  test('CART-08 an eye test in a studio can be chosen if the store has studios, but not in an exchange', async () => {
    const withStudios = (enabled: boolean) =>
      productGateway().on(configurationContract.getConfiguration, () => ({ studio_flow: { enabled } }));
    const { bought } = renderProduct({ gateway: withStudios(true) });
    const toPower = async () => {
      await openPanel();
      await press('Next: lenses');
      await press('Next: power');
      await screen.findByRole('radio', { name: /I will send it later/ });
    };
    await toPower();
    await choose(/Have my eyes tested in a studio/);
    expect(screen.getByText(/choose the studio at the checkout/)).toBeTruthy();
    await press('Add to bag · ₹4,100');
    const later = { sph: 'Call Me/Email Me for Power' };
    expect(bought[0]?.prescription).toEqual({ right: later, left: later, inStudio: true });
    cleanup();
    // The choice is still stored, but there are no studios now.
    const off = renderProduct({ gateway: withStudios(false) });
    await openPanel();
    await expect.poll(chosen).toBe('later');
    expect(screen.queryByRole('radio', { name: /eyes tested/ })).toBeNull();
    await press('Add to bag · ₹4,100');
    expect(off.bought[0]?.prescription).toEqual({ right: later, left: later });
  });

  test('Enter continues, and each step focuses and scrolls to its heading', async () => {
    renderProduct();
    await openPanel();
    (await screen.findByRole('radio', { name: /Single vision/ })).focus();
    await keyboard.keyboard('{Enter}');
    await screen.findByRole('radio', { name: /Clear 1.56/ });
    const steps = screen.getByRole('list', { name: 'Select lenses' });
    expect(document.activeElement?.contains(steps)).toBe(true);
    expect(within(steps).getByText('Lenses').closest('li')?.getAttribute('aria-current')).toBe('step');
  });

  test('PDP-03 if the lenses cannot be loaded, the list is empty, a message says so, and they can be loaded again', async () => {
    const gateway = productGateway().on(lensPackageContract.getLensPackages, () => {
      throw new Refusal(503, 'catalog_unavailable', 'The shelves cannot be read now.');
    });
    renderProduct({ gateway });
    await openPanel();
    await press('Next: lenses');
    expect(await screen.findByText('The lenses did not load')).toBeTruthy();
    expect(radios()).toEqual([]);
    gateway.on(lensPackageContract.getLensPackages, () => ({ packages: [] }));
    await press('Load the lenses again');
    expect(await screen.findByRole('heading', { name: 'No lenses for this use' })).toBeTruthy();
  });
});
