import { Refusal } from '@lunette/api-client/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { carouselBannerContract, homeContract } from '../../contract/index.ts';
import { prefetchHome } from '../../prefetch.ts';
import { HomeScreen } from '../../screens/HomeScreen.tsx';
import { browseGateway } from '../../testing/browseGateway.ts';
import { aLandingPage, someBanners } from '../../testing/fixtures/index.ts';
import { renderAt } from '../../testing/renderAt.tsx';

afterEach(cleanup);

/** Renders a landing page as the server does: its data is loaded before the screen. */
async function renderLanding(banners: () => { banners: ReturnType<typeof someBanners> }) {
  const gateway = browseGateway()
    .on(homeContract.getHomePage, () => aLandingPage())
    .on(carouselBannerContract.getCarouselBanners, banners);
  const store = gateway.store();
  await prefetchHome(store, 'eyeglasses');
  renderAt('/eyeglasses.html', <HomeScreen pageKey="eyeglasses" />, { gateway, store });
  await screen.findByRole('heading', { level: 1 });
  return gateway;
}

test('HOME-06 the banners of a category are a carousel, each with a link to its page', async () => {
  const gateway = await renderLanding(() => ({ banners: someBanners() }));
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

test('HOME-06 if the banners cannot be loaded, the page is shown without them', async () => {
  await renderLanding(() => {
    throw new Refusal(503, 'catalog_unavailable', 'Not now.');
  });
  expect(screen.queryByRole('group', { name: 'Banners' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Worn most' })).toBeTruthy();
});

test('UI-09 a placeholder replaces the picture of a banner that does not load', async () => {
  const url = 'data:image/avif;base64,AAAA';
  await renderLanding(() => ({
    banners: someBanners().map((banner) => ({ ...banner, picture: { ...banner.picture, url } })),
  }));
  const carousel = within(await screen.findByRole('group', { name: 'Banners' }));
  expect((await carousel.findAllByText('No picture yet')).length).toBeGreaterThan(0);
});
