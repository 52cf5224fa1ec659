import { Refusal, type TestGateway } from '@lunette/api-client/testing';
import type { Language } from '@lunette/country-config';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { Prescription } from '@lunette/prescription/contract';
import { productContract } from '../../contract/index.ts';
import { aContactLens, aProduct } from '../../testing/fixtures/index.ts';
import { productGateway } from '../../testing/productGateway.ts';
import { renderWithTexts } from '../../testing/renderProduct.tsx';
import { PowerEditor, type ChangedPower, type PowerEditorProps } from './PowerEditor.tsx';

afterEach(cleanup);

const POWER: Prescription = {
  right: { sph: '-2.25', cyl: '-0.75', axis: '90', pd: '31.0' },
  left: { sph: '-1.50', pd: '31.5' },
  userName: 'Ananya',
};
const field = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const type = async (name: string, text: string) => {
  const input = await field(name);
  await userEvent.clear(input);
  await userEvent.type(input, text);
  await userEvent.tab();
};
const save = async () => {
  const isOff = async () =>
    (await screen.findByRole('button', { name: 'Save this power' })).getAttribute('aria-disabled');
  await expect.poll(isOff).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Save this power' }));
};

function show(
  part: Partial<PowerEditorProps> = {},
  { gateway = productGateway(), language = 'en' }: { gateway?: TestGateway; language?: Language } = {},
) {
  const saved: ChangedPower[] = [];
  function Scene() {
    const [open, setOpen] = useState(false);
    const [failure, setFailure] = useState(part.failure ?? null);
    const onSave = (power: ChangedPower) => {
      saved.push(power);
      setFailure('The shelf is being counted. Please try again.');
    };
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <PowerEditor
          productId="100101"
          name="Alder"
          powerType="single_vision"
          // Another object each time, as after the bag is loaded again.
          prescription={{ ...POWER }}
          saving={false}
          open={open}
          failure={failure}
          onSave={onSave}
          {...part}
          onClose={() => setOpen(false)}
        />
      </>
    );
  }
  renderWithTexts(<Scene />, { store: gateway.store({ language }), language });
  return { gateway, saved };
}
const open = () => userEvent.click(screen.getByRole('button', { name: 'Open' }));
const isLoaded = () =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes('/PowerEditorPanel.tsx'));

test('GLOB-08 the chunk of the power editor is loaded only when it is opened, and nothing is requested before', async () => {
  const { gateway } = show();
  expect([isLoaded(), gateway.received]).toEqual([false, []]);
  await open();
  await screen.findByRole('dialog', { name: 'Change power: Alder' });
  await expect.poll(isLoaded).toBe(true);
});

test('CART-15 the power of a line is filled in, and a change is saved together with the unchanged values', async () => {
  const { saved } = show();
  await open();
  expect((await field('Right eye, sphere')).value).toBe('−2.25');
  expect((await field('Right eye, axis')).value).toBe('90');
  expect((await field(/^Whose prescription/)).value).toBe('Ananya');
  await type('Left eye, sphere', '-1.75');
  await save();
  expect(saved).toEqual([
    {
      powerType: 'single_vision',
      prescription: {
        ...POWER,
        left: { sph: '-1.75', pd: '31.5' },
        labels: expect.any(Object) as Record<string, string>,
      },
    },
  ]);
});

test('CART-15 entries are kept if they could not be saved, and the reason is shown beside the button', async () => {
  show();
  await open();
  await type('Left eye, sphere', '-1.75');
  await save();
  expect((await screen.findByRole('alert')).textContent).toContain('The shelf is being counted.');
  expect((await field('Left eye, sphere')).value).toBe('−1.75');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await open();
  expect((await field('Left eye, sphere')).value).toBe('−1.75');
});

test('RX-02 a power that is sent later is an empty field, and one distance for both eyes is one number', async () => {
  const later = { sph: 'Call Me/Email Me for Power', pd: '62.0' };
  show({ prescription: { right: later, left: later } });
  await open();
  expect((await field('Right eye, sphere')).value).toBe('');
  expect((await field('Both eyes, pupillary distance')).value).toBe('62.0');
});

test('RX-07 contact lenses keep their boxes and offer only powers that are made', async () => {
  const lens = aContactLens();
  const eye = { sph: '-2.25', bc: '8.6', dia: '14.2', boxes: '2' };
  const { saved } = show(
    { productId: lens.id, powerType: 'contact_lens', prescription: { right: eye, left: eye } },
    { gateway: productGateway(lens) },
  );
  await open();
  const sphere = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Right eye, sphere' });
  expect(sphere.value).toBe('-2.25');
  await userEvent.selectOptions(sphere, '-2.00');
  await save();
  expect(saved[0]?.prescription).toMatchObject({ right: { sph: '-2.00', boxes: '2' }, left: eye });
});

test('GLOB-07 a product that could not be loaded says so and can be loaded again', async () => {
  const gateway = productGateway().on(productContract.getProduct, () => {
    throw new Refusal(503, 'unavailable', 'The store is resting.');
  });
  show({}, { gateway });
  await open();
  expect((await screen.findByRole('alert')).textContent).toContain('The store is resting.');
  gateway.on(productContract.getProduct, () => aProduct());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await field('Right eye, sphere')).value).toBe('−2.25');
});

test('in Arabic the editor is translated and shows the same powers', async () => {
  show({}, { language: 'ar' });
  await open();
  const dialog = await screen.findByRole('dialog', { name: 'تغيير الدرجات: Alder' });
  expect(getComputedStyle(dialog).direction).toBe('rtl');
  expect(await within(dialog).findAllByDisplayValue('−2.25')).toHaveLength(1);
  expect(await within(dialog).findByRole('button', { name: 'حفظ الدرجات' })).toBeTruthy();
});
