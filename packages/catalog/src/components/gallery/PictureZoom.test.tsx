import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { userEvent as keyboard } from 'vitest/browser';
import { afterEach, expect, test } from 'vitest';
import { renderProduct } from '../../testing/renderProduct.tsx';
// Loaded before the tests, so that no test waits for the chunk.
import './PictureZoom.tsx';

afterEach(cleanup);

async function enlarge() {
  const view = renderProduct();
  const [first] = await screen.findAllByRole('button', { name: /^Enlarge/ });
  if (!first) throw new Error('There is no picture.');
  await userEvent.click(first);
  return { ...view, zoom: within(await screen.findByRole('dialog', { name: 'Alder' })) };
}

const scaleOf = (dialog: Element | null) =>
  Number(
    /scale\(([\d.]+)\)/.exec(
      dialog?.querySelector<HTMLElement>('[style*=scale]')?.style.transform ?? '',
    )?.[1],
  );

test('UI-01 arrows, dots and arrow keys show the next enlarged picture; the first follows the last', async () => {
  const { zoom } = await enlarge();
  await userEvent.click(zoom.getByRole('button', { name: 'Next' }));
  expect(zoom.getByRole('status').textContent).toBe('2 of 2');
  await userEvent.click(zoom.getByRole('button', { name: 'Next' }));
  expect(zoom.getByRole('status').textContent).toBe('1 of 2');
  await userEvent.click(zoom.getByRole('button', { name: 'Show 2 of 2' }));
  expect(zoom.getByRole('status').textContent).toBe('2 of 2');
  await keyboard.keyboard('{ArrowLeft}');
  await expect.poll(() => zoom.getByRole('status').textContent).toBe('1 of 2');
});

test('buttons and keys zoom the picture, and another picture is shown whole', async () => {
  const { zoom } = await enlarge();
  const dialog = screen.getByRole('dialog', { name: 'Alder' });
  await userEvent.click(zoom.getByRole('button', { name: 'Zoom in' }));
  await expect.poll(() => scaleOf(dialog)).toBe(1.6);
  await keyboard.keyboard('-');
  await expect.poll(() => scaleOf(dialog)).toBe(1);
  await keyboard.keyboard('+');
  await userEvent.click(zoom.getByRole('button', { name: 'Next' }));
  await expect.poll(() => scaleOf(dialog)).toBe(1);
});

test('Escape closes the dialog and the product page stays', async () => {
  await enlarge();
  await keyboard.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog', { name: 'Alder' })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Alder');
});
