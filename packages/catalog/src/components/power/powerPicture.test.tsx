import { prescriptionContract } from '@lunette/prescription/contract';
import { aPictureFile, aPrescriptionPicture, aSavedPrescription } from '@lunette/prescription/testing';
import { watchSession } from '@lunette/session';
import { customerContract } from '@lunette/session/contract';
import { aCustomer } from '@lunette/session/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { aContactLens, aProduct } from '../../testing/fixtures/index.ts';
import { productGateway } from '../../testing/productGateway.ts';
import { renderProduct, renderWithTexts } from '../../testing/renderProduct.tsx';
import { PowerEditor, type ChangedPower } from './PowerEditor.tsx';
// Loaded before the tests, so that no test waits for the chunks.
import '../lenses/LensPanel.tsx';
import './PowerEntry.tsx';
import './PowerEditorPanel.tsx';

afterEach(cleanup);

const NAME = `${'a'.repeat(32)}.jpg`;
const pictures = (product = aProduct()) =>
  productGateway(product)
    .on(prescriptionContract.sendPicture, () => ({ imageFileName: NAME }))
    .on(prescriptionContract.getPicture, () => aPrescriptionPicture());
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async () => {
  const group = await screen.findByRole('group', { name: 'Picture of your prescription' });
  await userEvent.upload(group.querySelector('input[type=file]') as HTMLInputElement, await aPictureFile());
  await screen.findByText('The picture is sent.');
};

test('RX-10 a shopper chooses the picture in the lens panel, sends it and adds the glasses to the bag', async () => {
  const { bought } = renderProduct({ gateway: pictures() });
  await press('Select lenses');
  await press('Next: lenses');
  await press('Next: power');
  await userEvent.click(await screen.findByRole('radio', { name: /^I have a picture/ }));
  await press('Next: picture');
  expect(await screen.findByRole('heading', { name: 'Send your prescription' })).toBeTruthy();
  await choose();
  await press('Add to bag · ₹4,100');
  expect(bought).toEqual([
    expect.objectContaining({ powerType: 'single_vision', prescription: { imageFileName: NAME } }),
  ]);
});

test('RX-10 the way and the sent picture are kept in the tab, and the lens panel says that the picture is sent', async () => {
  renderProduct({ gateway: pictures(), at: 'power' });
  await press('Send a picture instead');
  await choose();
  await press('Lenses');
  await press('Next: lenses');
  await press('Next: power');
  const picture = await screen.findByRole<HTMLInputElement>('radio', { name: /^I have a picture.*Sent/ });
  expect(picture.checked).toBe(true);
  cleanup();
  renderProduct({ gateway: pictures(), at: 'power' });
  expect(await screen.findByRole('heading', { name: 'Send your prescription' })).toBeTruthy();
  expect(await screen.findByRole('img', { name: 'Picture of your prescription' })).toBeTruthy();
});

test('RX-10 contact lenses can be bought with a picture and the boxes of each eye', async () => {
  const lens = aContactLens();
  const { bought } = renderProduct({ gateway: pictures(lens), productId: lens.id, at: 'power' });
  await press('Send a picture instead');
  await choose();
  await press(/^Add to bag/);
  expect(bought[0]).toMatchObject({
    powerType: 'contact_lens',
    prescription: { right: { boxes: '1' }, left: { boxes: '1' }, imageFileName: NAME },
  });
});

test('RX-10 the power of a line that is a picture opens with it, and values can be typed instead', async () => {
  const saved: ChangedPower[] = [];
  const store = pictures().store();
  renderWithTexts(
    <PowerEditor
      open
      productId="100101"
      name="Alder"
      powerType="single_vision"
      prescription={{ imageFileName: NAME, userName: 'Meera' }}
      saving={false}
      failure={null}
      onSave={(power) => saved.push(power)}
      onClose={() => undefined}
    />,
    { store, language: 'en' },
  );
  expect(await screen.findByRole('img', { name: 'Picture of your prescription' })).toBeTruthy();
  await press('Save this power');
  expect(saved[0]?.prescription).toEqual({ imageFileName: NAME, userName: 'Meera' });
  await press('Type it in instead');
  expect(await screen.findByRole('textbox', { name: 'Right eye, sphere' })).toBeTruthy();
});

test('RX-10 a saved power that is a picture can be used again, with that of the pupillary distance', async () => {
  const names = { imageFileName: NAME, pdImageFileName: `${'b'.repeat(32)}.jpg` };
  const gateway = pictures()
    .on(customerContract.getCustomer, () => aCustomer())
    .on(prescriptionContract.getSavedPrescriptions, () => ({
      prescriptions: [aSavedPrescription({ left: null, right: null, ...names })],
    }));
  const store = gateway.store({});
  watchSession(store, { cookies: () => 'isLogined=1' })();
  const { bought } = renderProduct({ gateway, store, at: 'power' });
  await userEvent.click(await screen.findByText('Your saved powers'));
  expect(screen.queryByText('It fits these lenses.')).toBeNull();
  await press(/^Use this picture: Ananya/);
  expect(await screen.findByText(/^The saved picture is chosen/)).toBeTruthy();
  await press('Add to bag · ₹4,100');
  expect(bought[0]?.prescription).toEqual({ ...names, userName: 'Ananya' });
});
