import { clearTabStorage } from '@lunette/api-client';
import { Refusal } from '@lunette/api-client/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { prescriptionContract } from '@lunette/prescription/contract';
import { lensPackageContract, lensSupplyContract } from '../../contract/index.ts';
import { aPowerCheck, aPowerRange } from '@lunette/prescription/testing';
import { aContactLens, aLensPackage, aProduct } from '../../testing/fixtures/index.ts';
import { productGateway } from '../../testing/productGateway.ts';
import { renderProduct } from '../../testing/renderProduct.tsx';
// Loaded before the tests, so that no test waits for the chunks.
import '../lenses/LensPanel.tsx';
import './PowerEntry.tsx';

afterEach(cleanup);

const field = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const type = async (name: string | RegExp, text: string) => {
  const input = await field(name);
  await userEvent.clear(input);
  await userEvent.type(input, text);
  await userEvent.tab();
};
const eye = (name: string) => within(screen.getByRole('group', { name: new RegExp(`^${name}$`) }));
const buy = () => screen.findByRole('button', { name: /^Add to bag/ });
const isOff = async () => (await buy()).getAttribute('aria-disabled') === 'true';
const becomesBuyable = () => expect.poll(isOff).toBe(false);

const contact = aContactLens();
const contactGateway = () => productGateway(contact);
const openContact = (gateway = contactGateway()) =>
  renderProduct({ gateway, productId: contact.id, at: 'power' });
const select = async (name: string, value: string) =>
  userEvent.selectOptions(await screen.findByRole('combobox', { name }), value);

describe('RX-07 the powers that can be entered', () => {
  test('RX-07 the powers of spectacle lenses are requested for their power type', async () => {
    const { gateway } = renderProduct({ at: 'power' });
    await field('Right eye, sphere');
    const asked = gateway.received.find(({ path }) => path.endsWith('/powers'));
    expect(asked).toMatchObject({
      path: '/v2/products/product/100101/powers',
      query: { power_type: 'single_vision' },
    });
  });

  test('RX-07 the powers of contact lenses are requested without one, and only existing values can be chosen', async () => {
    const { gateway } = openContact();
    const sphere = await screen.findByRole('combobox', { name: 'Right eye, sphere' });
    expect(gateway.received.find(({ path }) => path.endsWith('/powers'))?.query).toEqual({});
    expect(within(sphere).getAllByRole('option')).toHaveLength(8);
    expect(eye('Right eye').getByText('8.6')).toBeTruthy();
    expect(eye('Right eye').getByText('14.2')).toBeTruthy();
  });

  test('GLOB-07 fields that could not be loaded say so and can be loaded again', async () => {
    const gateway = productGateway().on(prescriptionContract.getPowers, () => {
      throw new TypeError('offline');
    });
    renderProduct({ gateway, at: 'power' });
    expect(
      await screen.findByText('The fields did not load. What you chose is kept. Please try again.'),
    ).toBeTruthy();
    gateway.on(prescriptionContract.getPowers, () => aPowerRange());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await field('Right eye, sphere')).toBeTruthy();
  });
});

describe('messages about a prescription', () => {
  test('a cylinder without an axis is reported at its row and at the button', async () => {
    renderProduct({ at: 'power' });
    await type('Right eye, sphere', '-2.25');
    await type('Right eye, cylinder', '-0,75');
    await type('Left eye, sphere', '-2');
    expect((await field('Right eye, cylinder')).value).toBe('−0.75');
    expect(eye('Right eye').getByText('Right eye: axis is needed when there is a cylinder.')).toBeTruthy();
    expect((await field('Right eye, axis')).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('One value is missing: right eye, axis')).toBeTruthy();
    expect(await isOff()).toBe(true);
    await type('Right eye, axis', '90');
    await becomesBuyable();
    expect(screen.queryByText(/axis is needed/)).toBeNull();
  });

  test('a large difference between the eyes is a warning and does not prevent the order', async () => {
    renderProduct({ at: 'power' });
    await type('Right eye, sphere', '-2.25');
    await type('Left eye, sphere', '+0.25');
    const group = screen.getByRole('group', { name: 'Left eye' });
    expect(group.textContent).toContain(
      'The eyes differ by 2.50 in sphere. That is rare, so please look again.',
    );
    await becomesBuyable();
  });

  test('an eye that is still being typed has no message, and neither has the other eye', async () => {
    renderProduct({ at: 'power' });
    await type('Right eye, sphere', '-2.25');
    await type('Right eye, cylinder', '-0.75');
    expect(eye('Right eye').queryByText(/axis is needed/)).toBeNull();
    await type('Right eye, pupillary distance', '31');
    await userEvent.click(await field('Left eye, sphere'));
    expect(eye('Right eye').getByText('Right eye: axis is needed when there is a cylinder.')).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Left eye' }).textContent).not.toContain('Left eye:');
  });

  test('an eye without a power is reported beside the button, and the order is possible', async () => {
    const { bought } = renderProduct({ at: 'power' });
    await type('Right eye, sphere', '-2.25');
    expect(await screen.findByText('Left eye: no power is entered.')).toBeTruthy();
    await becomesBuyable();
    await userEvent.click(await buy());
    expect(bought[0]?.prescription).toMatchObject({ right: { sph: '-2.25' }, left: {} });
  });

  test('an axis of 0 becomes 180; the placeholder says 1 to 180 like the label', async () => {
    renderProduct({ at: 'power' });
    await type('Right eye, cylinder', '-0.75');
    const axis = await field('Right eye, axis');
    expect(axis.placeholder).toBe('1–180');
    await type('Right eye, axis', '0');
    expect(axis.value).toBe('180');
  });

  async function openProgressive() {
    renderProduct();
    await userEvent.click(await screen.findByRole('button', { name: 'Select lenses' }));
    await userEvent.click(await screen.findByRole('radio', { name: /^Progressive/ }));
    cleanup();
    const range = aPowerRange();
    const ap = { ...range.rows[0]!, key: 'ap' as const, range: { min: 0.75, max: 3.5, step: 0.25 } };
    const gateway = productGateway(aProduct(), { ...range, rows: [...range.rows, ap] });
    renderProduct({ at: 'power', gateway });
    await field('Right eye, addition');
  }

  test('the missing values of progressive lenses are counted from the start; a missing distance is only a warning', async () => {
    await openProgressive();
    expect(screen.getByText('4 values are missing, first: right eye, sphere')).toBeTruthy();
    await type('Right eye, sphere', '-2.25');
    expect(screen.getByText('3 values are missing, first: right eye, addition')).toBeTruthy();
    await type('Right eye, addition', '+2.00');
    await type('Left eye, sphere', '-2.25');
    expect(screen.queryByText(/centred on your pupils/)).toBeNull();
    await type('Left eye, addition', '+2.00');
    expect(await screen.findAllByText(/centred on your pupils/)).not.toHaveLength(0);
    await becomesBuyable();
    await type('Left eye, pupillary distance', '31');
    await type('Right eye, pupillary distance', '31');
    expect(screen.queryByText(/centred on your pupils/)).toBeNull();
  });

  test('the message about a missing addition does not mention plano', async () => {
    await openProgressive();
    await type('Right eye, sphere', '-2.25');
    await userEvent.click(await field('Left eye, sphere'));
    const group = screen.getByRole('group', { name: 'Right eye' });
    expect(group.textContent).toContain(
      'Right eye: addition is missing. It is under ADD on your prescription',
    );
    expect(group.textContent).not.toContain('plano');
  });

  test('a plus cylinder is accepted and explained as the same lens with a minus cylinder, once its sphere is known', async () => {
    renderProduct({ at: 'power' });
    await type('Right eye, cylinder', '+0.75');
    await type('Right eye, axis', '90');
    expect(eye('Right eye').queryByText(/× 180/)).toBeNull();
    await type('Right eye, sphere', '-2.25');
    expect(eye('Right eye').getByText('−1.50 −0.75 × 180')).toBeTruthy();
  });

  test('"the same for both eyes" repeats the right eye; one distance can be entered for both eyes', async () => {
    const { bought } = renderProduct({ at: 'power' });
    await type('Right eye, sphere', '-2.25');
    await userEvent.click(screen.getByRole('checkbox', { name: 'The same for both eyes' }));
    expect(eye('Left eye').getByText('−2.25')).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: 'My prescription has one PD for both eyes' }));
    await type('Both eyes, pupillary distance', '63');
    await type(/Whose prescription is it/, 'Meera');
    await becomesBuyable();
    await userEvent.click(await buy());
    expect(bought[0]).toMatchObject({
      productId: '100101',
      powerType: 'single_vision',
      packageId: 'clear-156',
      prescription: {
        right: { sph: '-2.25', pd: '63.0' },
        left: { sph: '-2.25', pd: '63.0' },
        userName: 'Meera',
      },
    });
  });

  const onePd = () =>
    userEvent.click(screen.getByRole('checkbox', { name: 'My prescription has one PD for both eyes' }));

  test('RX-08 a distance of one eye is refused in the field for both eyes', async () => {
    renderProduct({ at: 'power' });
    await type('Right eye, sphere', '-2.25');
    await type('Left eye, sphere', '-2.25');
    await onePd();
    await type('Both eyes, pupillary distance', '36');
    expect(eye('Right eye').getByText(/^Right eye: pupillary distance goes from/).textContent).toContain(
      '40',
    );
    expect(eye('Right eye').getByText(/One number is the distance between both pupils/)).toBeTruthy();
    expect((await field('Both eyes, pupillary distance')).getAttribute('aria-invalid')).toBe('true');
    expect(await isOff()).toBe(true);
    await type('Both eyes, pupillary distance', '63');
    await becomesBuyable();
  });

  test('RX-08 "the same for both eyes" still shows the warning about an unusual distance, once', async () => {
    renderProduct({ at: 'power' });
    await type('Right eye, sphere', '-2.25');
    await userEvent.click(screen.getByRole('checkbox', { name: 'The same for both eyes' }));
    await onePd();
    await type('Both eyes, pupillary distance', '46');
    expect(screen.getAllByText(/is unusual/)).toHaveLength(1);
    expect(eye('Left eye').getByText(/is unusual/).textContent).toBe(
      'A pupillary distance of 46 mm is unusual.',
    );
    await becomesBuyable();
  });

  test('entries are kept after going back to the lenses', async () => {
    renderProduct({ at: 'power' });
    await type('Right eye, sphere', '-2.25');
    await userEvent.click(screen.getByRole('button', { name: 'Lenses' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Next: lenses' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Next: power' }));
    expect(await screen.findByText('−2.25')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Next: type it in' }));
    expect((await field('Right eye, sphere')).value).toBe('−2.25');
  });
});

describe('PDP-05 the supply of contact lenses', () => {
  const supply = (months: number) =>
    screen.findByRole<HTMLInputElement>('radio', { name: new RegExp(`^${months} months`) });
  const choose = async (months: number) => userEvent.click(await supply(months));
  const boxes = (name: string) =>
    eye(name).getByRole<HTMLInputElement>('textbox', { name: `${name}, boxes` }).value;

  test('PDP-05 choosing one sets the boxes of both eyes and takes its discount off the price', async () => {
    const { bought } = openContact();
    await select('Right eye, sphere', '-2.25');
    await select('Left eye, sphere', '-1.00');
    await choose(12);
    expect([boxes('Right eye'), boxes('Left eye')]).toEqual(['12', '12']);
    await becomesBuyable();
    // Twenty-four boxes of 990 rupees less a tenth.
    await userEvent.click(await screen.findByRole('button', { name: 'Add to bag · ₹21,384' }));
    expect(bought[0]).toMatchObject({
      prescription: { right: { boxes: '12' }, left: { boxes: '12' } },
    });
  });

  test('PDP-05 other boxes are no supply, an eye without boxes keeps none, and two of them get the boxes', async () => {
    const { gateway } = openContact();
    await choose(6);
    await userEvent.click(await screen.findByRole('button', { name: 'Lower: Left eye, boxes' }));
    expect((await supply(6)).checked).toBe(false);
    const input = await field('Left eye, boxes');
    await userEvent.clear(input);
    await userEvent.type(input, '0');
    await userEvent.tab();
    expect(await screen.findByText('6 boxes for one eye')).toBeTruthy();
    await expect.poll(() => screen.queryByText('6 boxes for each eye')).toBeNull();
    await choose(3);
    expect([boxes('Right eye'), boxes('Left eye')]).toEqual(['3', '0']);
    const right = await field('Right eye, boxes');
    await userEvent.clear(right);
    await userEvent.type(right, '0');
    await userEvent.tab();
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    await choose(12);
    expect([boxes('Right eye'), boxes('Left eye')]).toEqual(['12', '12']);
    const asked = gateway.received.filter(({ path }) => path.endsWith('/subscriptions'));
    expect(asked.map(({ query }) => query)).toEqual([{ isBothEye: 'true' }, { isBothEye: 'false' }]);
  });

  test('PDP-05 supplies that did not load can be loaded again, and the boxes can be bought without them', async () => {
    const gateway = contactGateway().on(lensSupplyContract.getSubscriptions, () => {
      throw new TypeError('offline');
    });
    openContact(gateway);
    expect(await screen.findByText('The choice of a supply did not load')).toBeTruthy();
    await select('Right eye, sphere', '-2.25');
    await select('Left eye, sphere', '-1.00');
    await becomesBuyable();
    gateway.on(lensSupplyContract.getSubscriptions, () => ({ subscriptions: [] }));
    await userEvent.click(screen.getByRole('button', { name: /again/ }));
    await expect.poll(() => screen.queryByText('The choice of a supply did not load')).toBeNull();
  });
});

describe('RX-08 contact lenses are validated by the gateway', () => {
  test('RX-08 the validation of the product is called before the lenses can be added to the bag', async () => {
    const { gateway, bought } = openContact();
    await select('Right eye, sphere', '-2.25');
    await select('Left eye, sphere', '-1.00');
    await userEvent.click(await screen.findByRole('button', { name: 'Higher: Left eye, boxes' }));
    await becomesBuyable();
    const asked = gateway.received.filter(({ path }) => path.endsWith('/validate'));
    expect(asked.at(-1)).toMatchObject({
      method: 'POST',
      path: `/v2/products/product/${contact.id}/powers/validate`,
      body: { prescription: { left: { sph: '-1.00', bc: '8.6', dia: '14.2', boxes: '2' } } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Add to bag · ₹2,970' }));
    expect(bought[0]).toMatchObject({ powerType: 'contact_lens', prescription: { right: { boxes: '1' } } });
  });

  test('RX-08 the first result decides, and its message is shown beside the eye', async () => {
    const gateway = contactGateway().on(prescriptionContract.validatePowers, () => ({
      results: [
        aPowerCheck({
          isSuccess: false,
          fields: [
            {
              key: 'sph',
              severity: 'error',
              code: 'recalled',
              message: 'Right eye: this power has been recalled.',
            },
          ],
        }),
      ],
    }));
    openContact(gateway);
    await select('Right eye, sphere', '-2.25');
    await select('Left eye, sphere', '-1.00');
    expect(await eye('Right eye').findByText('Right eye: this power has been recalled.')).toBeTruthy();
    expect(screen.getByText('Please look at the marked values.')).toBeTruthy();
    expect(await isOff()).toBe(true);
  });

  test('RX-08 RX-12 a validation that fails leaves the power invalid and can be repeated', async () => {
    const gateway = contactGateway().on(prescriptionContract.validatePowers, () => {
      throw new Refusal(503, 'catalog_unavailable', 'Not now.');
    });
    openContact(gateway);
    await select('Right eye, sphere', '-2.25');
    await select('Left eye, sphere', '-1.00');
    expect(await screen.findByText('System error occurred. Please try after some time...')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Add to bag/ })).toBeNull();
    gateway.on(prescriptionContract.validatePowers, () => ({ results: [aPowerCheck()] }));
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await becomesBuyable();
  });

  test('RX-08 goods that are made to order are always valid and are not validated by a call', async () => {
    const gateway = productGateway(aProduct({ jit: true }));
    renderProduct({ gateway, at: 'power' });
    await type('Right eye, sphere', '-2.25');
    await type('Left eye, sphere', '-2.25');
    await becomesBuyable();
    expect(gateway.received.some(({ path }) => path.endsWith('/validate'))).toBe(false);
  });

  test('each eye has one box at first, and the price is that of the boxes shown', async () => {
    const { bought } = openContact();
    const boxes = (name: string) =>
      screen.findByRole<HTMLInputElement>('textbox', { name: `${name}, boxes` });
    expect((await boxes('Right eye')).value).toBe('1');
    expect((await boxes('Left eye')).value).toBe('1');
    expect((await buy()).textContent).toContain('₹1,980');
    await select('Right eye, sphere', '-2.25');
    expect((await buy()).textContent).toContain('₹1,980');
    expect(eye('Left eye').queryByText(/no power/)).toBeNull();
    expect(screen.getByText('If this eye gets no lenses, set its boxes to 0.')).toBeTruthy();
    expect(await isOff()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Lower: Left eye, boxes' }));
    expect((await boxes('Left eye')).value).toBe('0');
    await becomesBuyable();
    expect((await buy()).textContent).toContain('₹990');
    await userEvent.click(await buy());
    expect(bought[0]?.prescription).toMatchObject({
      right: { sph: '-2.25', boxes: '1' },
      left: { boxes: '0' },
    });
  });

  test('a power that is sent later needs at least one box', async () => {
    openContact();
    await userEvent.click(await screen.findByRole('button', { name: 'I will send it later' }));
    for (const name of ['Right eye', 'Left eye'])
      await userEvent.click(await screen.findByRole('button', { name: `Lower: ${name}, boxes` }));
    expect(screen.getByText('Choose at least one box.')).toBeTruthy();
    expect(await isOff()).toBe(true);
  });

  test('O-18 more boxes than one order can have are refused beside their field, also if the power is sent later', async () => {
    openContact();
    await userEvent.click(await screen.findByRole('button', { name: 'I will send it later' }));
    await type('Left eye, boxes', '40');
    expect(screen.getByText(/^Left eye: at most/)).toBeTruthy();
    expect(screen.getByText('Please look again: left eye, boxes')).toBeTruthy();
    expect(await isOff()).toBe(true);
    await type('Left eye, boxes', '2');
    expect(screen.queryByText(/^Left eye: at most/)).toBeNull();
    expect(await isOff()).toBe(false);
  });

  test('the boxes of a power that is sent later start at those that were entered for both eyes', async () => {
    const { bought } = openContact();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'The same for both eyes' }));
    for (let more = 0; more < 2; more += 1)
      await userEvent.click(screen.getByRole('button', { name: 'Higher: Right eye, boxes' }));
    await userEvent.click(screen.getByRole('button', { name: 'I will send it later' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Higher: Right eye, boxes' }));
    await userEvent.click(await buy());
    expect(bought[0]?.prescription).toMatchObject({ right: { boxes: '4' }, left: { boxes: '3' } });
  });

  test('a power that is sent later has the number of boxes', async () => {
    const { bought } = openContact();
    await userEvent.click(await screen.findByRole('button', { name: 'I will send it later' }));
    expect(screen.getByText(/on day 3 and on day 7; then somebody calls or writes to you/)).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Higher: Right eye, boxes' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Add to bag · ₹2,970' }));
    expect(bought[0]?.prescription).toEqual({
      right: { sph: 'Call Me/Email Me for Power', boxes: '2' },
      left: { sph: 'Call Me/Email Me for Power', boxes: '1' },
    });
  });
});

describe('the lenses that the power is for', () => {
  const chooseUse = async (name: RegExp) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Select lenses' }));
    await userEvent.click(await screen.findByRole('radio', { name }));
  };

  test('after a reload, the power entry continues with the chosen lenses', async () => {
    renderProduct();
    await chooseUse(/^Progressive/);
    cleanup();
    const { gateway } = renderProduct({ at: 'power' });
    await field('Right eye, sphere');
    const asked = gateway.received.find(({ path }) => path.endsWith('/powers'));
    expect(asked?.query).toEqual({ power_type: 'progressive' });
  });

  test('after a reload, the entered power of the model is restored, and the link goes back to the lenses', async () => {
    renderProduct({ at: 'power' });
    await type('Right eye, sphere', '-1.00');
    cleanup();
    renderProduct({ at: 'power' });
    expect(await field('Right eye, sphere')).toHaveProperty('value', '−1.00');
    await userEvent.click(screen.getByRole('button', { name: 'Lenses' }));
    expect(await screen.findByRole('dialog', { name: 'Select lenses' })).toBeTruthy();
    cleanup();
    const other = aProduct({ modelName: 'Tern' });
    renderProduct({ at: 'power', gateway: productGateway(other) });
    expect(await field('Right eye, sphere')).toHaveProperty('value', '');
  });

  test('a power that is in the bag is not stored any longer, and neither is one after a sign-out', async () => {
    const stored = () => sessionStorage.getItem('lunette.power');
    renderProduct({ at: 'power' });
    await type('Right eye, sphere', '-1.00');
    expect(stored()).toContain('-1.00');
    await becomesBuyable();
    await userEvent.click(await buy());
    expect(stored()).toBeNull();
    cleanup();
    renderProduct({ at: 'power' });
    await type('Right eye, sphere', '-1.00');
    act(() => clearTabStorage('utm'));
    expect(stored()).toBeNull();
  });

  test('a sign-out removes the chosen lenses and the entered power from the page', async () => {
    renderProduct();
    await chooseUse(/^Progressive/);
    const isChosen = async () =>
      (await screen.findByRole<HTMLInputElement>('radio', { name: /^Progressive/ })).checked;
    expect(await isChosen()).toBe(true);
    act(() => clearTabStorage('utm'));
    expect(await isChosen()).toBe(false);
    cleanup();
    renderProduct({ at: 'power' });
    await type('Right eye, sphere', '-1.00');
    act(() => clearTabStorage('utm'));
    expect(await field('Right eye, sphere')).toHaveProperty('value', '');
  });

  test('lenses without a power have no power entry: the lens panel opens instead', async () => {
    renderProduct();
    await chooseUse(/^Frame Only/);
    cleanup();
    renderProduct({ at: 'power' });
    expect(await screen.findByRole('dialog', { name: 'Select lenses' })).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Right eye, sphere' })).toBeNull();
  });

  test('PDP-03 lenses that could not be loaded must be loaded again before the purchase', async () => {
    const gateway = productGateway();
    const { bought } = renderProduct({
      at: 'power',
      gateway: gateway.on(lensPackageContract.getLensPackages, () => {
        throw new TypeError('offline');
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'I will send it later' }));
    const again = await screen.findByRole('button', { name: 'Load the lenses again' });
    expect(screen.queryByRole('button', { name: /^Add to bag/ })).toBeNull();
    gateway.on(lensPackageContract.getLensPackages, () => ({ packages: [aLensPackage()] }));
    await userEvent.click(again);
    await userEvent.click(await buy());
    expect(bought[0]?.packageId).toBe(aLensPackage().id);
  });
});
