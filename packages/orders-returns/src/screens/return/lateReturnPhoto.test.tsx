import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { orderContract } from '../../contract/order.ts';
import { returnContract } from '../../contract/return/return.ts';
import { aDeliveredItem, anOrder } from '../../testing/fixtures/index.ts';
import { heldAnswer, renderWithStore, returnGateway } from '../../testing/renderWithStore.tsx';
import { eligibilitiesOf } from '../../testing/returns.ts';
import { ReturnProductsScreen } from './ReturnProductsScreen.tsx';

afterEach(cleanup);

const PHOTO = new File([new Uint8Array([0xff, 0xd8, 0xff])], 'broken.jpg', { type: 'image/jpeg' });
const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const addPhoto = async () => userEvent.upload(await screen.findByLabelText('Add photo'), PHOTO);
const photos = () => screen.queryAllByRole('img', { name: /^Your photo/ });

/** The return of two broken pieces; the answer to each photo waits until `arrive` is called with its index. */
async function showBroken() {
  const answers = [heldAnswer(), heldAnswer()];
  const waits = answers.map(({ wait }) => wait());
  let sent = 0;
  const gateway = returnGateway()
    .on(orderContract.getOrder, () => ({ orders: [anOrder([aDeliveredItem({ quantity: 2 })])] }))
    .on(returnContract.getEligibility, () => ({ items: eligibilitiesOf({ quantity: 2 }) }))
    .on(returnContract.getReturnConfig, () => ({ windowDays: 14, eligibilityHistory: {}, mostPhotos: 5 }))
    .on(returnContract.addReturnPhoto, async () => {
      const photo = sent;
      sent += 1;
      await waits[photo];
      return { photoId: `photo-${photo}` };
    });
  renderWithStore(<ReturnProductsScreen orderId="1300482917" itemId="item-marram" />, gateway);
  await press(/^Came broken$/);
  return { gateway, arrive: (photo: number) => answers[photo]?.letGo() };
}

test('photos are asked for in kinds that the store can read, so that a phone converts its own', async () => {
  await showBroken();
  const field = await screen.findByLabelText<HTMLInputElement>('Add photo');
  expect(field.accept).toBe('image/jpeg,image/png,image/webp,image/avif');
});

test('a quantity that is changed while a photo is being sent is kept when the photo arrives', async () => {
  const { arrive } = await showBroken();
  await addPhoto();
  await screen.findByText('The photo is being sent');
  expect(screen.getByLabelText('The photo is being sent').getAttribute('aria-disabled')).toBe('true');
  await press(/^One fewer: Marram/);
  expect(screen.getByText('1 of 2')).toBeTruthy();
  arrive(0);
  await expect.poll(photos).toHaveLength(1);
  expect(screen.getByText('1 of 2')).toBeTruthy();
});

test('a photo that arrives in the second step is added to the return, and the step stays open', async () => {
  const { gateway, arrive } = await showBroken();
  await addPhoto();
  arrive(0);
  await expect.poll(photos).toHaveLength(1);
  await addPhoto();
  await press(/^Choose the way back$/);
  const step = { level: 1, name: 'How does it come back?' };
  await screen.findByRole('heading', step);
  arrive(1);
  const previewed = () =>
    gateway.received.filter(({ path }) => path.endsWith('/preview')).map(({ body }) => JSON.stringify(body));
  await expect.poll(() => previewed().at(-1)).toContain('["photo-0","photo-1"]');
  expect(screen.getByRole('heading', step)).toBeTruthy();
});
