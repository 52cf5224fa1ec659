import { Refusal, type TestGateway } from '@lunette/api-client/testing';
import { watchSession } from '@lunette/session';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { WISHLIST_IDS, wishlistApi } from '../../api/wishlist.ts';
import { wishlistContract, type WishlistItem } from '../../contract/index.ts';
import { aProductCard, aWishlist, aWishlistItem, productCards } from '../../testing/fixtures/index.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { wishlistGateway } from '../../testing/wishlistGateway.ts';
import type { PurchaseChoice, RenderBuy } from '../buy/purchaseChoice.ts';
import { HeartButton } from './HeartButton.tsx';
import { WishlistButton } from './WishlistButton.tsx';
import { WishlistLoader } from './WishlistLoader.tsx';

const fail = () => {
  throw new Refusal(503, 'unavailable', 'Please try again in a moment.');
};
const bought: PurchaseChoice[] = [];
const renderBuy: RenderBuy = (choice, label) => (
  <button type="button" onClick={() => bought.push(choice)}>
    {label}
  </button>
);
const render = (gateway: TestGateway) =>
  renderAt(
    '/',
    <>
      <WishlistButton renderBuy={renderBuy} />
      <HeartButton productId="7" name="Alder" />
    </>,
    { gateway },
  );
const heart = () => screen.findByRole('button', { name: 'Save Alder to the wishlist' });
const isOn = async (on: boolean) =>
  waitFor(async () => expect((await heart()).getAttribute('aria-pressed')).toBe(String(on)));
const openPanel = async () => {
  fireEvent.click(await screen.findByRole('button', { name: /^Wishlist/ }));
  return screen.findByRole('dialog');
};

describe('the heart', () => {
  test('WISH-01 a click adds a product to the wishlist, another removes it; the header shows the number', async () => {
    render(wishlistGateway());
    fireEvent.click(await heart());
    await isOn(true);
    expect(await screen.findByRole('button', { name: 'Wishlist, 1' })).toBeDefined();
    fireEvent.click(await heart());
    await isOn(false);
    expect(await screen.findByRole('button', { name: 'Wishlist, empty' })).toBeDefined();
  });

  test('WISH-01 ten clicks at once count as one, and the heart keeps the result of the gateway', async () => {
    const { gateway } = render(wishlistGateway());
    const button = await heart();
    for (let press = 0; press < 10; press++) fireEvent.click(button);
    expect(await screen.findByRole('button', { name: 'Wishlist, 1' })).toBeDefined();
    await isOn(true);
    expect(gateway.received.filter(({ method }) => method !== 'GET')).toHaveLength(1);
  });

  test('WISH-01 without a number in the header, the heart still shows the list that the page has loaded', async () => {
    const alder = aWishlistItem(aProductCard());
    const hearts = (
      <>
        <WishlistLoader />
        <HeartButton productId={alder.id} name="Alder" />
      </>
    );
    renderAt('/', hearts, { gateway: wishlistGateway(aWishlist([alder])) });
    await isOn(true);
    fireEvent.click(await heart());
    await isOn(false);
  });

  test.each(['online', 'focus'])(
    'WISH-01 a list that could not be read is read again at the event %s',
    async (event) => {
      let isDown = true;
      const alder = aWishlistItem(aProductCard());
      const gateway = wishlistGateway().on(wishlistContract.getWishlist, () =>
        isDown ? fail() : aWishlist([alder]),
      );
      const page = new EventTarget();
      const store = gateway.store();
      const stop = watchSession(store, { cookies: () => '', page });
      const hearts = (
        <>
          <WishlistLoader />
          <HeartButton productId={alder.id} name="Alder" />
        </>
      );
      renderAt('/', hearts, { gateway, store });
      await isOn(false);
      await waitFor(() => expect(gateway.received).toHaveLength(1));
      isDown = false;
      await waitFor(async () => {
        page.dispatchEvent(new Event(event));
        expect((await heart()).getAttribute('aria-pressed')).toBe('true');
      });
      stop();
    },
  );

  test('WISH-01 a read that began before a press does not undo what it shows', async () => {
    let answer = () => {};
    const late = new Promise<void>((resolve) => (answer = resolve));
    let reads = 0;
    const gateway = wishlistGateway().on(wishlistContract.getWishlist, async () => {
      reads += 1;
      if (reads === 2) await late;
      return aWishlist([]);
    });
    let accept = () => {};
    const accepted = new Promise<void>((resolve) => (accept = resolve));
    const alder = aWishlistItem(aProductCard({ id: '7' }));
    gateway.on(wishlistContract.addToWishlist, async () => {
      await accepted;
      return aWishlist([alder]);
    });
    const { store } = render(gateway);
    await waitFor(() => expect(reads).toBe(1));
    const again = store.dispatch(
      wishlistApi.endpoints.getWishlist.initiate(WISHLIST_IDS, { forceRefetch: true, subscribe: false }),
    );
    await waitFor(() => expect(reads).toBe(2));
    fireEvent.click(await heart());
    await isOn(true);
    answer();
    await again;
    await isOn(true);
    accept();
    await isOn(true);
  });

  test('WISH-05 a failed add is undone without a message', async () => {
    const { gateway } = render(wishlistGateway().on(wishlistContract.addToWishlist, fail));
    fireEvent.click(await heart());
    await waitFor(() => expect(gateway.received.some(({ method }) => method === 'POST')).toBe(true));
    await isOn(false);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('the panel', () => {
  const three = productCards(3).map((card) => aWishlistItem(card));
  const [first] = three;

  test('SHELL-09 the wishlist button of the header is present and opens the panel', async () => {
    render(wishlistGateway(aWishlist(three)));
    expect(await screen.findByRole('button', { name: 'Wishlist, 3' })).toBeDefined();
    expect(within(await openPanel()).getByRole('heading', { level: 2 })).toBeDefined();
  });

  test('WISH-04 it has the title "Products (count)", a remove button for each item and "clear list"', async () => {
    render(wishlistGateway(aWishlist(three)));
    const panel = within(await openPanel());
    expect(await panel.findByRole('heading', { name: 'Products (3)' })).toBeDefined();
    expect(panel.getAllByRole('button', { name: /^Remove/ })).toHaveLength(3);
    fireEvent.click(panel.getByRole('button', { name: `Remove ${first?.modelName ?? ''}` }));
    expect(await panel.findByRole('heading', { name: 'Products (2)' })).toBeDefined();
    fireEvent.click(panel.getByRole('button', { name: 'clear list' }));
    expect(await panel.findByText('Your wishlist is empty')).toBeDefined();
    expect(panel.getByRole('heading', { name: 'Products (0)' })).toBeDefined();
  });

  test('WISH-05 a list that could not be loaded can be loaded again; a failed removal is not shown', async () => {
    let isDown = true;
    const gateway = wishlistGateway()
      .on(wishlistContract.getWishlist, () => (isDown ? fail() : aWishlist(three)))
      .on(wishlistContract.deleteFromWishlist, fail);
    render(gateway);
    const panel = within(await openPanel());
    const again = await panel.findByRole('button', { name: /try again/i });
    expect(panel.getByRole('heading', { name: 'Wishlist' })).toBeDefined();
    isDown = false;
    fireEvent.click(again);
    const crosses = await panel.findAllByRole('button', { name: /^Remove/ });
    fireEvent.click(crosses[0] as HTMLElement);
    await waitFor(() => expect(gateway.received.some(({ method }) => method === 'DELETE')).toBe(true));
    await waitFor(() => expect(panel.getAllByRole('button', { name: /^Remove/ })).toHaveLength(3));
    expect(panel.queryByRole('alert')).toBeNull();
  });

  test('goods are added to the bag at once, or their page is opened for lenses or power', async () => {
    const [frame, lens, cloth] = productCards(3).map((card) => aWishlistItem(card)) as [
      WishlistItem,
      WishlistItem,
      WishlistItem,
    ];
    const list = [
      { ...frame, needs: 'lenses' as const, atOnce: { powerType: 'without_power' as const } },
      { ...lens, needs: 'power' as const, atOnce: null },
      { ...cloth, needs: null, atOnce: {} },
      aWishlistItem(aProductCard(), { prices: [], needs: null, atOnce: {} }),
    ];
    render(wishlistGateway(aWishlist(list)));
    const panel = within(await openPanel());
    const lenses = await panel.findByRole('link', { name: 'Select lenses' });
    expect(lenses.getAttribute('href')).toBe(`${frame.productUrl}#lenses`);
    expect(panel.getByRole('link', { name: 'Enter power' }).getAttribute('href')).toBe(
      `${lens.productUrl}#power`,
    );
    for (const button of panel.getAllByRole('button', { name: 'Add to bag' })) fireEvent.click(button);
    expect(bought).toEqual([{ productId: frame.id, powerType: 'without_power' }, { productId: cloth.id }]);
  });

  test('a wishlist with at least two frames leads to the comparison of looks', async () => {
    const [frame, other] = three as [WishlistItem, WishlistItem];
    render(wishlistGateway(aWishlist([frame, { ...other, frameWidth: null }])));
    const panel = within(await openPanel());
    await panel.findByRole('button', { name: 'clear list' });
    expect(panel.queryByRole('link', { name: 'Compare looks' })).toBeNull();
    cleanup();
    render(wishlistGateway(aWishlist([frame, other])));
    const link = await within(await openPanel()).findByRole('link', { name: 'Compare looks' });
    expect(link.getAttribute('href')).toBe('/compare-looks');
  });

  test('WISH-06 an item without a price is "Out of Stock"', async () => {
    render(wishlistGateway(aWishlist([aWishlistItem(aProductCard(), { prices: [] })])));
    expect(await within(await openPanel()).findByText('Out of Stock')).toBeDefined();
  });
});
