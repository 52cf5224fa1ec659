import { Refusal } from '@lunette/api-client/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { userEvent as keyboard } from 'vitest/browser';
import { afterEach, expect, test } from 'vitest';
import { threeSixtyContract } from '../../contract/index.ts';
import { aProduct, aThreeSixty } from '../../testing/fixtures/index.ts';
import { productGateway } from '../../testing/productGateway.ts';
import { renderProduct } from '../../testing/renderProduct.tsx';
// Loaded before the tests, so that no test waits for the chunk.
import './ThreeSixtyView.tsx';

afterEach(cleanup);

const drawing = (turn: number) =>
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="800" height="384" id="turn-${turn}"/>`;

const withDrawings = () =>
  productGateway().on(threeSixtyContract.getThreeSixty, ({ body }) => ({
    ...aThreeSixty(body.sku_id),
    images: Array.from({ length: 24 }, (_, turn) => drawing(turn)),
  }));

const open = async (gateway = withDrawings()) => {
  renderProduct({ gateway });
  await userEvent.click(await screen.findByRole('radio', { name: '360°' }));
  return gateway;
};
const frame = () => screen.findByRole('slider', { name: 'Alder, turned' });
const degrees = async () => (await frame()).getAttribute('aria-valuetext');

test('PDP-11 the frame turns with the arrow keys in both directions, past the front, and Home shows the front', async () => {
  const gateway = await open();
  (await frame()).focus();
  await keyboard.keyboard('{Home}{ArrowRight}{ArrowRight}');
  await expect.poll(degrees).toBe('30 degrees');
  await keyboard.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  await expect.poll(degrees).toBe('345 degrees');
  await keyboard.keyboard('{Home}');
  await expect.poll(degrees).toBe('0 degrees');
  expect(gateway.received.filter(({ path }) => path === '/v2/products/three-sixty/status')).toMatchObject([
    { body: { sku_id: aProduct().sku } },
  ]);
});

test('PDP-11 dragging once across the picture turns the frame around once', async () => {
  await open();
  const slider = await frame();
  const { left, top, width } = slider.getBoundingClientRect();
  const at = (share: number) => ({ pointerId: 1, clientX: left + width * share, clientY: top + 20 });
  slider.setPointerCapture = () => undefined;
  fireEvent.keyDown(slider, { key: 'Home' });
  fireEvent.pointerDown(slider, at(0));
  fireEvent.pointerMove(slider, at(0.25));
  await expect.poll(degrees).toBe('90 degrees');
  fireEvent.pointerMove(slider, at(1));
  await expect.poll(degrees).toBe('0 degrees');
  fireEvent.pointerUp(slider, at(1));
  fireEvent.pointerMove(slider, at(0.5));
  await expect.poll(degrees).toBe('0 degrees');
});

test('PDP-11 if the pictures are refused or cannot be loaded, the page says so and tries again', async () => {
  const gateway = productGateway().on(threeSixtyContract.getThreeSixty, () => {
    throw new Refusal(503, 'catalog_unavailable', 'The pictures cannot be read now.');
  });
  await open(gateway);
  expect(await screen.findByText('The pictures cannot be read now.')).toBeTruthy();
  const missing = { sku_id: 'x', available: true, images: ['/media/none.avif'], width: 800, height: 384 };
  gateway.on(threeSixtyContract.getThreeSixty, () => missing);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The pictures could not be loaded')).toBeTruthy();
});
