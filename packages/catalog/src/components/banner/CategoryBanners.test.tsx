import { Refusal } from '@lunette/api-client/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { carouselBannerContract } from '../../contract/index.ts';
import { prefetchListing } from '../../prefetch.ts';
import { ListingScreen } from '../../screens/ListingScreen.tsx';
import { browseGateway } from '../../testing/browseGateway.ts';
import { someBanners } from '../../testing/fixtures/index.ts';
import { renderAt } from '../../testing/renderAt.tsx';

afterEach(cleanup);

/** Renders a listing as the server does: its data is loaded before the screen. */
async function renderListing(banners: () => { banners: ReturnType<typeof someBanners> }) {
  const gateway = browseGateway().on(carouselBannerContract.getCarouselBanners, banners);
  const store = gateway.store();
  await prefetchListing(store, '2001', new URLSearchParams());
  renderAt('/eyeglasses', <ListingScreen categoryId="2001" />, { gateway, store });
  await screen.findByRole('heading', { level: 1, name: 'Eyeglasses' });
  return gateway;
}

test('HOME-06 the banners of a category are a carousel above its goods, each with a link to its page', async () => {
  const gateway = await renderListing(() => ({ banners: someBanners() }));
  expect(screen.getByRole('link', { name: 'Light as wire' })).toHaveAttribute(
    'href',
    '/collection/light-as-wire',
  );
  const carousel = within(await screen.findByRole('group', { name: 'Banners' }));
  await userEvent.click(carousel.getByRole('button', { name: 'Next' }));
  expect(carousel.getByRole('link', { name: 'Round and panto' }).closest('[inert]')).toBeNull();
  expect(carousel.getByText('Light as wire').closest('[inert]')).not.toBeNull();
  const asked = gateway.received.filter(({ path }) => path === '/v2/products/carouselbanner');
  expect(asked.map(({ query }) => query)).toEqual([{ category: '2001' }]);
});

test('HOME-06 one banner alone is not shown, and a failed call leaves the listing as it is', async () => {
  await renderListing(() => ({ banners: someBanners().slice(0, 1) }));
  expect(screen.queryByRole('link', { name: 'Light as wire' })).toBeNull();
  cleanup();
  await renderListing(() => {
    throw new Refusal(503, 'catalog_unavailable', 'Not now.');
  });
  expect(screen.queryByRole('group', { name: 'Banners' })).toBeNull();
  expect(screen.getAllByRole('article').length).toBeGreaterThan(0);
});
