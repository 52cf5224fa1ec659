import { Refusal } from '@lunette/api-client/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { collectionContract } from '../contract/index.ts';
import { prefetchCollection } from '../prefetch.ts';
import { browseGateway } from '../testing/browseGateway.ts';
import { aCollection } from '../testing/fixtures/index.ts';
import { renderAt } from '../testing/renderAt.tsx';
import { CollectionScreen } from './CollectionScreen.tsx';

afterEach(cleanup);

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const SEVEN = aCollection().items.map(({ title }) => title);

/** Renders a collection as the server does: its data is loaded before the screen. */
async function renderLoaded(slug: string, props: { page?: number; isWhole?: boolean } = {}) {
  const gateway = browseGateway();
  const store = gateway.store();
  await prefetchCollection(store, slug);
  renderAt(`/collection/${slug}`, <CollectionScreen slug={slug} {...props} />, { gateway, store });
  await screen.findByRole('heading', { level: 1, name: 'Round and panto' });
  return gateway;
}

test('HOME-08 the first five items are rendered, and the others near the end of the page without another call', async () => {
  const gateway = await renderLoaded('first');
  expect(headings()).toEqual(SEVEN.slice(0, 5));
  expect(screen.getByRole('link', { name: 'All round frames' })).toHaveAttribute(
    'href',
    '/eyeglasses?frame_shape=round',
  );
  window.scrollTo(0, document.documentElement.scrollHeight);
  await expect.poll(headings).toEqual(SEVEN);
  expect(gateway.received.map(({ path }) => path)).toEqual(['/v2/products/collection/first']);
});

test('HOME-08 the button appends the other items and moves the focus to the first of them', async () => {
  await renderLoaded('button');
  const more = screen.getByRole('link', { name: 'Show 2 more groups' });
  expect(more).toHaveAttribute('href', '/collection/button?page=1');
  await userEvent.click(more);
  expect(headings()).toEqual(SEVEN);
  expect(screen.getByRole('link', { name: 'Round sunglasses' })).toHaveFocus();
  expect(screen.queryByRole('link', { name: /more groups/ })).toBeNull();
});

test('HOME-08 an address with a page shows the items up to it, and a crawler gets all items', async () => {
  await renderLoaded('page', { page: 1 });
  expect(headings()).toEqual(SEVEN);
  cleanup();
  await renderLoaded('whole', { isWhole: true });
  expect(headings()).toEqual(SEVEN);
});

test('HOME-08 a collection without goods in the country says so and leads to the start', async () => {
  const gateway = browseGateway().on(collectionContract.getCollection, () => aCollection({ items: [] }));
  renderAt('/collection/none', <CollectionScreen slug="none" />, { gateway });
  expect(
    await screen.findByRole('heading', { name: 'Nothing of this collection is sold here' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'To the start' })).toHaveAttribute('href', '/');
});

test('GLOB-07 HOME-08 a collection shows that it is loading, then why it failed, and loads when retried', async () => {
  let down = true;
  const gateway = browseGateway().on(collectionContract.getCollection, () => {
    if (down) throw new Refusal(503, 'catalog_unavailable', 'The goods cannot be read now.');
    return aCollection();
  });
  renderAt('/collection/late', <CollectionScreen slug="late" />, { gateway });
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeInTheDocument();
  expect(await screen.findByText('The goods cannot be read now.')).toBeVisible();
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
});

test('HOME-08 offline, a collection says so and loads when the connection is back', async () => {
  const gateway = browseGateway();
  let offline = true;
  const store = gateway.store({
    fetch: (...args) => (offline ? Promise.reject(new TypeError('Failed to fetch')) : gateway.fetch(...args)),
  });
  renderAt('/collection/offline', <CollectionScreen slug="offline" />, { gateway, store });
  expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeVisible();
  offline = false;
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
});

test('UI-09 a placeholder replaces the picture of a collection that does not load', async () => {
  const url = 'data:image/avif;base64,AAAA';
  const gateway = browseGateway().on(collectionContract.getCollection, () => {
    const { items, ...collection } = aCollection();
    const failing = items.map((item) =>
      item.type === 'picture' ? { ...item, picture: { ...item.picture, url } } : item,
    );
    return { ...collection, items: failing };
  });
  renderAt('/collection/broken', <CollectionScreen slug="broken" />, { gateway });
  await screen.findByRole('heading', { level: 1, name: 'Round and panto' });
  const picture = () => screen.getByRole('img', { name: 'Alder in havana tortoise, from the side' });
  await expect.poll(() => picture().tagName).toBe('SPAN');
});
