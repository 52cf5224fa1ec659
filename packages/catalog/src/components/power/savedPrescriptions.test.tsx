import { type SavedPrescription, prescriptionContract } from '@lunette/prescription/contract';
import { Refusal, type TestGateway } from '@lunette/api-client/testing';
import { watchSession } from '@lunette/session';
import { customerContract } from '@lunette/session/contract';
import { aCustomer } from '@lunette/session/testing';
import { aSavedPrescription } from '@lunette/prescription/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { aContactLens } from '../../testing/fixtures/index.ts';
import { productGateway } from '../../testing/productGateway.ts';
import { renderProduct } from '../../testing/renderProduct.tsx';
// Loaded before the tests, so that no test waits for the chunk.
import '../lenses/LensPanel.tsx';
import './PowerEntry.tsx';

afterEach(cleanup);

const GLASSES = aSavedPrescription();
const STRONG = aSavedPrescription({
  id: 'strong',
  userName: 'Dev',
  right: { sph: '-19.00' },
  left: { sph: '-2.00' },
});
const CONTACT = aSavedPrescription({
  id: 'contact',
  userName: 'Ira',
  powerType: 'contact_lens',
  right: { sph: '-2.25', bc: '8.6', dia: '14.2', boxes: '2' },
  left: { sph: '-1.00', bc: '8.6', dia: '14.2', boxes: '3' },
});

const withSaved = (gateway: TestGateway, prescriptions: SavedPrescription[]) =>
  gateway
    .on(customerContract.getCustomer, () => aCustomer())
    .on(prescriptionContract.getSavedPrescriptions, () => ({ prescriptions }));

function show(gateway: TestGateway, { guest = false, at = '' } = {}) {
  const store = gateway.store({});
  if (!guest) watchSession(store, { cookies: () => 'isLogined=1' })();
  return renderProduct({ gateway, store, ...(at && { at }) });
}
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }));
const toPower = async () => {
  await press('Select lenses');
  await press('Next: lenses');
  await press('Next: power');
};

test('RX-07 a customer chooses a saved power in the lens panel, sees it in the fields, and adds it to the bag', async () => {
  const { bought } = show(withSaved(productGateway(), [STRONG, CONTACT, GLASSES]));
  await toPower();
  const saved = await screen.findByRole('region', { name: 'Your saved powers' });
  const first = (await within(saved).findAllByRole('listitem'))[0];
  expect(first?.textContent).toContain('Ananya');
  expect(within(saved).getByRole('table', { name: 'Ananya' }).textContent).toContain('−1.25');
  expect(first?.textContent).toContain('It fits these lenses.');
  await press(/^Use this power: Ananya, 14 Jun/);
  const sphere = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Left eye, sphere' });
  expect(sphere.value).toBe('−1.25');
  await press('Add to bag · ₹4,100');
  expect(bought[0]?.prescription).toMatchObject({
    right: { sph: '-1.00', pd: '31' },
    left: { sph: '-1.25', cyl: '-0.50', axis: '90', pd: '31' },
    userName: 'Ananya',
  });
});

test('RX-07 a saved power that does not fit is listed with the reason', async () => {
  show(withSaved(productGateway(), [STRONG, CONTACT, GLASSES]));
  await toPower();
  (await screen.findByRole('button', { name: 'Show all 3 powers' })).focus();
  await userEvent.keyboard('{Enter}');
  const items = within(screen.getByRole('region', { name: 'Your saved powers' })).getAllByRole('listitem');
  const [, strong, contact] = items;
  await expect.poll(() => document.activeElement).toBe(contact);
  expect(strong?.textContent).toContain('Right eye: sphere goes from −12.00 to +8.00 for these lenses.');
  expect(contact?.textContent).toContain('This power is for contact lenses.');
  expect(within(contact as HTMLElement).queryByRole('button')).toBeNull();
  await press(/^Fill it in and change it: Dev/);
  await screen.findByRole('textbox', { name: 'Right eye, sphere' });
  expect(document.body.textContent).toContain(
    'Right eye: sphere goes from −12.00 to +8.00 for these lenses.',
  );
});

test('RX-07 for contact lenses a saved power fills the fields and the boxes', async () => {
  const { bought } = show(withSaved(productGateway(aContactLens()), [GLASSES, CONTACT]), { at: 'power' });
  await userEvent.click(await screen.findByText('Your saved powers'));
  expect(screen.getByText(/This power is for glasses/)).toBeTruthy();
  await press(/^Use this power: Ira/);
  expect(await screen.findByText('The saved power is filled in. Please check it.')).toBeTruthy();
  await press(/^Add to bag/);
  expect(bought[0]).toMatchObject({
    powerType: 'contact_lens',
    prescription: {
      right: { sph: '-2.25', boxes: '2' },
      left: { sph: '-1.00', boxes: '3' },
      userName: 'Ira',
    },
  });
});

test('RX-07 a guest sees no saved powers, and none are requested', async () => {
  const { gateway } = show(withSaved(productGateway(), [GLASSES]), { guest: true });
  await toPower();
  await screen.findByRole('radio', { name: /Type it in/ });
  expect(screen.queryByText('Your saved powers')).toBeNull();
  expect(gateway.received.filter(({ path }) => path.includes('prescriptions'))).toEqual([]);
});

test('RX-07 the ways to give a power are shown together with the saved powers, so that they do not move; the chosen lenses are shown before', async () => {
  let answer: (answer: { prescriptions: SavedPrescription[] }) => void = () => undefined;
  const answered = new Promise<{ prescriptions: SavedPrescription[] }>((resolve) => (answer = resolve));
  show(withSaved(productGateway(), []).on(prescriptionContract.getSavedPrescriptions, () => answered));
  await toPower();
  expect(await screen.findByRole('status', { name: 'The fields are loading' })).toBeTruthy();
  expect(screen.queryByRole('radio', { name: /Type it in/ })).toBeNull();
  const lenses = screen.getByRole('button', { name: /Change$/ });
  answer({ prescriptions: [GLASSES] });
  expect(await screen.findByRole('radio', { name: /Type it in/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Use this power/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /Change$/ })).toBe(lenses);
});

test('RX-07 saved powers that could not be loaded can be loaded again; a power can still be typed', async () => {
  const gateway = withSaved(productGateway(), [GLASSES]).on(
    prescriptionContract.getSavedPrescriptions,
    () => {
      throw new Refusal(503, 'unavailable', 'Not now.');
    },
  );
  show(gateway);
  await toPower();
  expect(await screen.findByText('Your saved powers did not load')).toBeTruthy();
  expect(screen.getByRole('radio', { name: /Type it in/ })).toBeTruthy();
  withSaved(gateway, [GLASSES]);
  await press('Try again');
  expect(await screen.findByRole('button', { name: /^Use this power/ })).toBeTruthy();
});
