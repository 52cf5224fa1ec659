import { Refusal, type TestGateway } from '@lunette/api-client/testing';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { browseGateway } from '../testing/browseGateway.ts';
import { carouselContract, homeContract, reviewContract } from '../contract/index.ts';
import { aHomePage, productCards } from '../testing/fixtures/index.ts';
import { prefetchHome } from '../prefetch.ts';
import { renderAt } from '../testing/renderAt.tsx';
import { HomeScreen } from './HomeScreen.tsx';

afterEach(cleanup);

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

test('HOME-01 a home page is requested by its key, and all its sections are rendered', async () => {
  const gateway = browseGateway();
  renderAt('/', <HomeScreen pageKey="premium-eyeglasses" />, { gateway });
  expect(await screen.findByRole('heading', { level: 1, name: 'Made to the millimetre.' })).toBeVisible();
  expect(gateway.received[0]?.path).toBe('/static/pages/premium-eyeglasses.json');
  expect(await screen.findByRole('heading', { name: 'What people wrote' })).toBeInTheDocument();
  const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(headings).toEqual([
    'Find your size',
    'Try on',
    'New this month',
    'Three steps, no surprises',
    'Worn most',
    'An optician at your table',
    'What people wrote',
  ]);
  expect(screen.getByRole('link', { name: /^Eyeglasses/ })).toHaveAttribute('href', '/eyeglasses');
  expect(screen.getByRole('link', { name: 'All 38' })).toHaveAttribute('href', '/new');
  expect(screen.getAllByRole('article')).toHaveLength(8);
  expect(screen.getByText('North Main Road 14, Pune · open till 21:00')).toBeVisible();
  expect(screen.getByText('Distances from the centre of Pune')).toBeVisible();
});

/** A home page with the given number of sections. */
function pageOf(count: number) {
  const page = aHomePage();
  const products = page.sections.find(({ type }) => type === 'products');
  if (products?.type !== 'products') throw new Error('The page has no goods.');
  const sections = Array.from({ length: count }, (_, at) => ({
    ...products,
    id: `goods-${at}`,
    title: `Goods ${at + 1}`,
  }));
  return { ...page, sections };
}

/** Records the number of rendered sections each time it changes. */
function drawnSections(): number[] {
  const drawn: number[] = [];
  new MutationObserver(() => {
    const { length } = document.querySelectorAll('h2');
    if (length > 0 && drawn.at(-1) !== length) drawn.push(length);
  }).observe(document.body, { childList: true, subtree: true });
  return drawn;
}

test('HOME-02 HOME-03 seven sections are rendered at once, ten after 50 ms, and the rest near the end of the page', async () => {
  const gateway = browseGateway().on(homeContract.getHomePage, () => pageOf(14));
  const store = gateway.store();
  await prefetchHome(store, 'promo-long');
  const drawn = drawnSections();
  const { unmount } = renderAt('/', <HomeScreen pageKey="promo-long" />, { gateway, store });
  await expect.poll(() => drawn).toEqual([7, 10]);
  await new Promise((resolve) => {
    setTimeout(resolve, 200);
  });
  expect(drawn).toEqual([7, 10]);
  window.scrollTo(0, document.documentElement.scrollHeight);
  await expect.poll(() => drawn).toEqual([7, 10, 14]);
  unmount();
  const again = drawnSections();
  renderAt('/', <HomeScreen pageKey="promo-long" />, { gateway, store });
  await expect.poll(() => again).toEqual([14]);
});

/** A home page with one section of goods with a carousel of categories, and the rating of the shop below. */
function pageOfCategories() {
  const { sections, ...page } = aHomePage();
  const best = sections.find(({ id }) => id === 'best');
  const reviews = sections.find(({ type }) => type === 'reviews');
  if (best?.type !== 'products' || !reviews) throw new Error('The page has no such sections.');
  return { ...page, sections: [{ ...best, catIds: ['2012', '2006'] }, reviews] };
}

/**
 * Scrolls to a section, again until `isSeen`, since the sections above it may grow meanwhile. Its parts become visible, as
 * the margin of `useNearViewport` has no effect in the iframe of a test.
 */
async function readTo(name: string, isSeen = () => true) {
  const heading = await screen.findByRole('heading', { name });
  const scroll = () => {
    heading.scrollIntoView({ block: 'center' });
    return isSeen();
  };
  await expect.poll(scroll, { timeout: 5000 }).toBe(true);
}

const slides = [
  { cat_id: '2012', title: 'Eyeglasses for women', url: '/category/2012', productData: productCards(4) },
  { cat_id: '2006', title: 'Kids, 4 to 12', url: '/kids', productData: productCards(4) },
];

test('HOME-05 the goods of categories are in a carousel, requested by category ids separated by commas', async () => {
  const gateway = browseGateway()
    .on(homeContract.getHomePage, pageOfCategories)
    .on(carouselContract.getCategoryCarousel, () => slides);
  renderAt('/', <HomeScreen pageKey="home" />, { gateway });
  await readTo('What people wrote', () => screen.queryByRole('group', { name: 'Worn most' }) !== null);
  const carousel = within(screen.getByRole('group', { name: 'Worn most' }));
  expect(carousel.getByRole('link', { name: 'Eyeglasses for women' })).toHaveAttribute(
    'href',
    '/category/2012',
  );
  const kids = carousel.getByRole('link', { name: 'Kids, 4 to 12' });
  expect(kids.closest('[inert]')).not.toBeNull();
  await userEvent.click(carousel.getByRole('button', { name: 'Next' }));
  expect(kids.closest('[inert]')).toBeNull();
  expect(gateway.received.map(({ path }) => path)).toContain('/v2/products/carousel/2012%2C2006');
});

test('HOME-05 if the categories cannot be loaded there is no carousel, and the page stays', async () => {
  const gateway = browseGateway()
    .on(homeContract.getHomePage, pageOfCategories)
    .on(carouselContract.getCategoryCarousel, () => {
      throw new Refusal(503, 'catalog_unavailable', 'Not now.');
    });
  renderAt('/', <HomeScreen pageKey="home" />, { gateway });
  await readTo('What people wrote', () => gateway.received.some(({ path }) => path.includes('/carousel/')));
  await expect.poll(() => screen.queryByRole('status')).toBeNull();
  expect(screen.queryByRole('group', { name: 'Worn most' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Worn most' })).toBeVisible();
});

/** A `fetch` that rejects when its signal is aborted, like that of a browser. */
const untilAborted =
  (ask: typeof fetch): typeof fetch =>
  (address, init) =>
    new Promise((resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      ask(address, init).then(resolve, reject);
    });

describe('HOME-09 the rating of the shop', () => {
  const asked = (gateway: TestGateway) =>
    gateway.received.filter(({ path }) => path === '/v2/products/reviews/bottomline').length;

  test('HOME-09 it is loaded half a second after it is near the viewport', async () => {
    const gateway = browseGateway().on(homeContract.getHomePage, pageOfCategories);
    renderAt('/', <HomeScreen pageKey="home" />, { gateway });
    await readTo('What people wrote');
    expect(asked(gateway)).toBe(0);
    await readTo(
      'What people wrote',
      () => document.body.textContent?.includes('4.8 from 12,406 reviews') ?? false,
    );
    expect(asked(gateway)).toBe(1);
  });

  test.each([
    ['fails', () => Promise.reject(new Refusal(503, 'catalog_unavailable', 'Not now.'))],
    ['takes longer than two seconds', () => new Promise<never>(() => undefined)],
    ['has no reviews', () => Promise.resolve({ bottomline: { average_score: 0, total_reviews: 0 } })],
  ])(
    'HOME-09 a call that %s leaves rating and count at 0: none is shown, and the page stays',
    async (_what, answer) => {
      const gateway = browseGateway()
        .on(homeContract.getHomePage, pageOfCategories)
        .on(reviewContract.getShopRating, answer);
      const store = gateway.store({ fetch: untilAborted(gateway.fetch) });
      renderAt('/', <HomeScreen pageKey="home" />, { gateway, store });
      await readTo('What people wrote', () => asked(gateway) === 1);
      await expect
        .poll(
          () =>
            Object.values(store.getState().api.queries).some(
              (query) => query?.status === QueryStatus.pending,
            ),
          { timeout: 4000 },
        )
        .toBe(false);
      expect(document.body.textContent).not.toMatch(/from [\d,]+ reviews/);
      expect(screen.getByText(/^The 132 mm was right/)).toBeVisible();
    },
  );
});

/** A home page whose hero and tiles of kinds have the picture at `url`. */
function pageOfPictures(url: string) {
  const { sections, ...page } = aHomePage();
  return {
    ...page,
    sections: sections.map((section) => {
      if (section.type === 'hero') return { ...section, picture: { ...section.picture, url } };
      if (section.type !== 'kinds') return section;
      return {
        ...section,
        tiles: section.tiles.map((tile) => ({ ...tile, picture: { ...tile.picture, url } })),
      };
    }),
  };
}

test('UI-09 placeholders replace the pictures of the hero and of the kinds that do not load', async () => {
  const gateway = browseGateway().on(homeContract.getHomePage, () =>
    pageOfPictures('data:image/avif;base64,AAAA'),
  );
  renderAt('/', <HomeScreen pageKey="home" />, { gateway });
  const hero = () => screen.getByRole('img', { name: 'Alder in havana tortoise' });
  await screen.findByRole('heading', { level: 1 });
  await expect.poll(() => hero().tagName).toBe('SPAN');
  expect(hero().closest('figure')?.querySelector('.dim')).toBeNull();
  const kind = screen.getByRole('link', { name: /^Eyeglasses/ });
  kind.scrollIntoView();
  await expect.poll(() => kind.querySelector('img')).toBeNull();
  expect(within(kind).getByText('No picture yet')).toBeVisible();
});

test('the hero has the measures of its frame as text', async () => {
  const gateway = browseGateway().on(homeContract.getHomePage, () => pageOfPictures(PIXEL));
  renderAt('/', <HomeScreen pageKey="home" />, { gateway });
  expect(await screen.findByText('132 mm wide, lens 47 mm, bridge 21 mm')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Alder in havana tortoise' })).toHaveAttribute(
    'fetchpriority',
    'high',
  );
});

test('a page that was rendered on the server needs no call in the browser', async () => {
  const gateway = browseGateway();
  const store = gateway.store();
  await prefetchHome(store, 'home');
  renderAt('/', <HomeScreen pageKey="home" />, { gateway, store });
  await screen.findByRole('heading', { level: 1 });
  expect(gateway.received).toHaveLength(1);
});

test('GLOB-07 a home page shows that it is loading, then why it failed, and loads when retried; a retry that fails leaves the focus on its button', async () => {
  const gateway = browseGateway();
  let down = true;
  gateway.on(homeContract.getHomePage, () => {
    if (down) throw new Refusal(503, 'content_unavailable', 'The page cannot be read now.');
    return aHomePage();
  });
  renderAt('/', <HomeScreen pageKey="home" />, { gateway });
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeInTheDocument();
  expect(await screen.findByText('The page cannot be read now.')).toBeVisible();
  const retry = screen.getByRole('button', { name: 'Try again' });
  await userEvent.click(retry);
  await expect.poll(() => gateway.received.length).toBe(2);
  await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'));
  expect(retry).toHaveFocus();
  down = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
});
