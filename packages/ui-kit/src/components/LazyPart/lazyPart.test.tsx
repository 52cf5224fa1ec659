import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { TestTexts } from '../../testing/stories.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { lazyDialog } from './lazyDialog.tsx';
import { lazyPart } from './lazyPart.tsx';

// React logs every error that an error boundary catches.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

/** A load that succeeds or fails as the test says; it counts its calls. */
function shop<Part>(part: Part) {
  const state = { isOpen: false, asked: 0 };
  const load = async () => {
    state.asked += 1;
    await Promise.resolve();
    if (!state.isOpen) throw new Error('the file cannot be fetched');
    return part;
  };
  return { state, load };
}

const Reviews = ({ of }: { of: string }) => <p>Reviews of {of}</p>;
const retry = () => screen.findByRole('button', { name: 'Try again' });

test('the page stays when a part cannot be loaded, and a retry loads the part', async () => {
  const { state, load } = shop(Reviews);
  const Lazy = lazyPart(load);
  render(
    <>
      <p>Marram, 52 mm</p>
      <Lazy of="Marram" />
    </>,
    { wrapper: TestTexts },
  );
  await retry();
  expect(screen.getByText('Marram, 52 mm')).toBeVisible();
  state.isOpen = true;
  await userEvent.click(await retry());
  await screen.findByText('Reviews of Marram');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the focus of the retry button moves to the part once it has loaded', async () => {
  const { state, load } = shop(() => (
    <section>
      <h2>What wearers say</h2>
    </section>
  ));
  const Lazy = lazyPart(load, { Waiting: () => <p>Waiting</p> });
  render(<Lazy />, { wrapper: TestTexts });
  (await retry()).focus();
  state.isOpen = true;
  await userEvent.keyboard('{Enter}');
  const heading = await screen.findByRole('heading', { name: 'What wearers say' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(document.querySelector('span[hidden]')).toBeNull();
});

test('after a failed retry the shopper can reload the whole page', async () => {
  const { state, load } = shop(Reviews);
  const Lazy = lazyPart(load);
  render(<Lazy of="Marram" />, { wrapper: TestTexts });
  await retry();
  expect(screen.queryByRole('button', { name: 'Reload the page' })).toBeNull();
  const before = state.asked;
  await userEvent.click(await retry());
  await screen.findByRole('button', { name: 'Reload the page' });
  expect(state.asked).toBe(before + 1);
});

test('the next page that shows a failed part loads it again', async () => {
  const { state, load } = shop(Reviews);
  const Lazy = lazyPart(load);
  const { unmount } = render(<Lazy of="Marram" />, { wrapper: TestTexts });
  await retry();
  unmount();
  state.isOpen = true;
  render(<Lazy of="Fescue" />, { wrapper: TestTexts });
  await screen.findByText('Reviews of Fescue');
});

test('when one failed part has loaded, the other failed parts are rendered again', async () => {
  const body = shop(Reviews);
  const footer = shop(() => <p>Total</p>);
  const Body = lazyPart(body.load);
  const Footer = lazyPart(footer.load, { Failed: () => null });
  render(
    <>
      <Body of="Marram" />
      <Footer />
    </>,
    { wrapper: TestTexts },
  );
  const button = await retry();
  await waitFor(() => expect(footer.state.asked).toBe(1));
  body.state.isOpen = true;
  footer.state.isOpen = true;
  await userEvent.click(button);
  await screen.findByText('Total');
});

test('the page also stays when a part throws while it renders', async () => {
  const Lazy = lazyPart(() =>
    Promise.resolve((): never => {
      throw new Error('a fault of the part');
    }),
  );
  render(
    <>
      <p>Marram, 52 mm</p>
      <Lazy />
    </>,
    { wrapper: TestTexts },
  );
  await screen.findByRole('alert');
  expect(screen.getByText('Marram, 52 mm')).toBeVisible();
});

test('a failed fetch ahead of time is not reported', async () => {
  const { state, load } = shop(Reviews);
  const Lazy = lazyPart(load);
  const lost = vi.fn();
  addEventListener('unhandledrejection', lost);
  Lazy.fetch();
  await new Promise((resolve) => setTimeout(resolve, 50));
  removeEventListener('unhandledrejection', lost);
  expect(lost).not.toHaveBeenCalled();
  state.isOpen = true;
  render(<Lazy of="Marram" />, { wrapper: TestTexts });
  await screen.findByText('Reviews of Marram');
});

test('a part that was fetched ahead renders immediately, without its placeholder; a failed fetch ends too', async () => {
  const { state, load } = shop(Reviews);
  const Lazy = lazyPart(load, { Waiting: () => <p>Waiting</p> });
  await Lazy.fetched();
  state.isOpen = true;
  await Lazy.fetched();
  render(<Lazy of="Marram" />, { wrapper: TestTexts });
  expect(screen.getByText('Reviews of Marram')).toBeVisible();
  expect(screen.queryByText('Waiting')).toBeNull();
});

test('a lazy dialog is loaded when it is first opened; if that fails, a dialog says so, can be closed, and returns the focus', async () => {
  const Filters = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
    <Dialog open={open} onClose={onClose} title="Filters">
      Shape
    </Dialog>
  );
  const { state, load } = shop(Filters);
  const Lazy = lazyDialog(load);
  const onClose = vi.fn();
  const page = (open: boolean) => (
    <>
      <button type="button">Open</button>
      <Lazy open={open} onClose={onClose} />
    </>
  );
  const { rerender } = render(page(false), { wrapper: TestTexts });
  expect(state.asked).toBe(0);
  screen.getByRole('button', { name: 'Open' }).focus();
  rerender(page(true));
  await screen.findByRole('dialog', { name: 'This did not load' });
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  state.isOpen = true;
  await userEvent.click(await retry());
  await screen.findByRole('dialog', { name: 'Filters' });
  rerender(page(false));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement?.textContent).toBe('Open');
});
