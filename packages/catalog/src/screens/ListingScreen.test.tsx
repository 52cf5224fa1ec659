import { closeExchange, storeExchange } from '@lunette/api-client';
import { Refusal } from '@lunette/api-client/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { browseGateway } from '../testing/browseGateway.ts';
import { categoryContract } from '../contract/index.ts';
import { aCategory, anOption, productCards } from '../testing/fixtures/index.ts';
import { prefetchListing } from '../prefetch.ts';
import { renderAt } from '../testing/renderAt.tsx';
import { ListingScreen } from './ListingScreen.tsx';

const PAGE = window.location.href;
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.history.replaceState(window.history.state, '', PAGE);
  window.scrollTo(0, 0);
});

type Gateway = ReturnType<typeof browseGateway>;

function listing(path = '/eyeglasses', gateway: Gateway = browseGateway()) {
  const store = gateway.store();
  const loader = ({ searchParams }: URL) => prefetchListing(store, '2001', searchParams);
  // The pictures do not load here; their placeholders would change the layout after scrolling, so they have a fixed height.
  const screenOfFixedHeight = (
    <>
      <style>{'article { block-size: 300px; overflow: hidden } article img { display: none }'}</style>
      <ListingScreen categoryId="2001" />
    </>
  );
  return renderAt(path, screenOfFixedHeight, { gateway, store, loader });
}

const cards = () => screen.findAllByRole('article');
const pagesAsked = (gateway: Gateway) => gateway.received.map(({ query }) => query.page);
const seen = (text: string) => screen.findByText(text);
const filters = async () => within(await screen.findByRole('form', { name: 'Filters of Eyeglasses' }));
const toTheEnd = async () => {
  await cards();
  window.scrollTo(0, document.documentElement.scrollHeight);
};

test('CATG-05 a listing shows breadcrumb, title, counts, sort order, filters and goods of the answer', async () => {
  listing();
  expect(await cards()).toHaveLength(15);
  expect(screen.getByRole('heading', { level: 1, name: 'Eyeglasses' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(screen.getByText('46 frames in 226 colours.')).toBeVisible();
  expect(screen.getAllByRole('option', { name: 'Newest first' }).length).toBeGreaterThan(0);
  expect((await filters()).getByRole('checkbox', { name: /^Round/ })).not.toBeChecked();
  expect(screen.getByText('15 of 226 colours seen')).toBeVisible();
});

test('PDP-06 the kind of the category that was looked at last is stored in the product-category cookie', async () => {
  const sun = (categoryType: string) =>
    browseGateway().on(categoryContract.getCategory, () => aCategory({ categoryType }));
  listing('/power-sunglasses', sun('power-sunglasses'));
  await cards();
  await expect.poll(() => document.cookie).toContain('product-category=power-sunglasses');
  cleanup();
  listing('/sunglasses', sun('sunglasses'));
  await cards();
  await expect.poll(() => document.cookie).toContain('product-category=sunglasses');
});

test('CATG-01 infinite scroll appends the next goods to the list, and the page counter increases', async () => {
  const { gateway } = listing();
  await toTheEnd();
  await seen('30 of 226 colours seen');
  expect(await cards()).toHaveLength(30);
  expect(pagesAsked(gateway)).toEqual(['0', '1']);
  await toTheEnd();
  await seen('45 of 226 colours seen');
  expect(pagesAsked(gateway)).toEqual(['0', '1', '2']);
});

test('CATG-09 in an exchange, further goods are requested under its service type, with order and item', async () => {
  storeExchange(
    {
      method: 'NEWPRODUCT',
      orderId: '1300482917',
      itemId: 'item-alder',
      exchangeId: 'x1',
      returnStep: 'third',
      finalStep: '',
    },
    new Date(Date.now() + 3_600_000).toISOString(),
  );
  const { gateway } = listing();
  await toTheEnd();
  await seen('30 of 226 colours seen');
  closeExchange();
  const appended = gateway.received.find(({ query }) => query.page === '1');
  expect(appended?.headers['x-service-type']).toBe('exchange');
  expect(appended?.query).toMatchObject({ orderId: '1300482917', itemId: 'item-alder' });
});

test('UI-09 a placeholder replaces a banner that does not load', async () => {
  const banner = 'data:image/avif;base64,AAAA';
  listing('/eyeglasses', browseGateway({ cat_img_link: banner }));
  await cards();
  const placeholder = () => screen.getAllByText('No picture yet')[0]?.parentElement;
  await expect.poll(() => document.querySelector(`img[src="${banner}"]`)).toBeNull();
  expect(placeholder()?.parentElement).toHaveClass('relative');
  expect(placeholder()?.closest('article')).toBeNull();
});

test('CATG-01 the next page is requested 180 px before the end with a banner image, else 30 px before it', async () => {
  /** Renders the listing; each call of the answer scrolls 100 px before the end, and counts the requested pages. */
  const nearEnd = async (banner: string | null) => {
    const { gateway } = listing('/eyeglasses', browseGateway({ cat_img_link: banner }));
    await cards();
    const end = (await seen('15 of 226 colours seen')).parentElement?.parentElement;
    return () => {
      // Again at every call, because the end moves when the banner is laid out.
      const top = (end?.getBoundingClientRect().top ?? 0) + window.scrollY;
      window.scrollTo(0, top - window.innerHeight - 100);
      return pagesAsked(gateway).length;
    };
  };
  const withoutBanner = await nearEnd(null);
  withoutBanner();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(withoutBanner()).toBe(1);
  cleanup();
  await expect.poll(await nearEnd('data:image/gif;base64,R0lGODlhAQABAAAAACw=')).toBe(2);
});

test('CATG-01 a jump past the end to the bottom of the page loads the next page too', async () => {
  const { gateway } = listing();
  await cards();
  (await seen('15 of 226 colours seen')).parentElement!.style.marginBottom = '300vh';
  window.scrollTo(0, document.documentElement.scrollHeight);
  await expect.poll(() => pagesAsked(gateway)).toEqual(['0', '1']);
});

test('CATG-01 if a busy browser reports "far" and "near" at once, the next page is loaded', async () => {
  const tell: ((entries: { isIntersecting: boolean }[]) => void)[] = [];
  class LateObserver {
    constructor(callback: (typeof tell)[number]) {
      tell.push(callback);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', LateObserver);
  const { gateway } = listing();
  await cards();
  await expect.poll(() => tell.length).toBeGreaterThan(1);
  for (const callback of tell) callback([{ isIntersecting: false }, { isIntersecting: true }]);
  await expect.poll(() => pagesAsked(gateway)).toEqual(['0', '1']);
});

test('CATG-02 the first request is page=0 with fifteen goods, and ?page=2 shows the second page', async () => {
  const first = listing();
  expect(await cards()).toHaveLength(15);
  expect(first.gateway.received[0]?.query).toMatchObject({ page: '0' });
  cleanup();
  const second = listing('/eyeglasses?page=2');
  await seen('30 of 226 colours seen');
  expect(pagesAsked(second.gateway)).toEqual(['1']);
  expect(await cards()).toHaveLength(15);
  expect(screen.getByRole('link', { name: 'Show the 15 before' })).toHaveAttribute('href', '/eyeglasses');
  expect(screen.getByRole('link', { name: 'Show the next 15' })).toHaveAttribute(
    'href',
    '/eyeglasses?page=3',
  );
});

test('an earlier page is loaded on request, and the visible goods keep their place', async () => {
  const { gateway } = listing('/eyeglasses?page=3');
  const [first] = await cards();
  const top = first?.getBoundingClientRect().top ?? 0;
  await userEvent.click(screen.getByRole('link', { name: 'Show the 15 before' }));
  await expect.poll(() => screen.getAllByRole('article').length).toBe(30);
  expect(pagesAsked(gateway)).toContain('1');
  expect(Math.abs((first?.getBoundingClientRect().top ?? 0) - top)).toBeLessThan(2);
});

test('the URL follows the page that is being looked at', async () => {
  window.history.replaceState(null, '', '/eyeglasses');
  listing();
  await toTheEnd();
  await seen('30 of 226 colours seen');
  const sixteenth = (await cards())[15];
  window.scrollTo(0, window.scrollY + (sixteenth?.getBoundingClientRect().top ?? 0) - 20);
  await expect.poll(() => window.location.search).toBe('?page=2');
  window.scrollTo(0, 0);
  await expect.poll(() => window.location.search).toBe('');
});

test('the URL follows the page of a cached listing, too', async () => {
  window.history.replaceState(null, '', '/eyeglasses');
  const gateway = browseGateway();
  gateway.on(categoryContract.getCategory, ({ query: { page, material } }) =>
    aCategory({ page, product_list: productCards(15, (material ? 300 : 0) + page * 15) }),
  );
  const { router } = listing('/eyeglasses', gateway);
  const bothPages = async () => {
    await toTheEnd();
    await expect.poll(() => screen.getAllByRole('article').length).toBe(30);
  };
  const toTheSecond = async () => {
    const sixteenth = (await cards())[15];
    window.scrollTo(0, window.scrollY + (sixteenth?.getBoundingClientRect().top ?? 0) - 20);
  };
  await bothPages();
  // From the end, the shorter listing would load its second page at once.
  window.scrollTo(0, 0);
  await expect.poll(() => window.location.search).toBe('');
  await router.navigate('/eyeglasses?material=acetate', { preventScrollReset: true });
  await expect.poll(() => screen.getAllByRole('article').length).toBe(15);
  await bothPages();
  await toTheSecond();
  await expect.poll(() => window.location.search).toBe('?material=acetate&page=2');
  await router.navigate('/eyeglasses', { preventScrollReset: true });
  await expect.poll(() => screen.getAllByRole('article').length).toBe(30);
  window.scrollTo(0, 0);
  await expect.poll(() => window.location.search).toBe('');
  await toTheSecond();
  await expect.poll(() => window.location.search).toBe('?page=2');
});

test('Back from a product shows the loaded pages again, without a call', async () => {
  const { gateway, router } = listing();
  await toTheEnd();
  await seen('30 of 226 colours seen');
  const asked = gateway.received.length;
  await router.navigate('/product/alder-132-havana-100101');
  await screen.findByText('elsewhere');
  await router.navigate(-1);
  expect(await cards()).toHaveLength(30);
  expect(gateway.received).toHaveLength(asked);
});

test('a page that was rendered on the server needs no call in the browser', async () => {
  const gateway = browseGateway();
  const store = gateway.store();
  await prefetchListing(store, '2001', new URLSearchParams('frame_shape=round'));
  renderAt('/eyeglasses?frame_shape=round', <ListingScreen categoryId="2001" />, { gateway, store });
  expect(await cards()).toHaveLength(15);
  expect(gateway.received).toHaveLength(1);
});

test('CATG-03 other filters load without the old goods, and a failure removes the old filters', async () => {
  let answer: () => void = () => undefined;
  let fail = true;
  const gateway = browseGateway();
  gateway.on(categoryContract.getCategory, async ({ query }) => {
    if (query.material === undefined) return aCategory({ page: query.page });
    await new Promise<void>((resolve) => (answer = resolve));
    if (fail) throw new Refusal(503, 'catalog_unavailable', 'The goods cannot be read now.');
    return aCategory({ title: 'Eyeglasses', totalCount: 57 });
  });
  listing('/eyeglasses', gateway);
  await userEvent.click((await filters()).getByRole('checkbox', { name: /^Titanium/ }));
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeInTheDocument();
  expect(screen.queryAllByRole('article')).toHaveLength(0);
  expect((await filters()).getByRole('checkbox', { name: /^Titanium/ })).toBeChecked();
  answer();
  expect(await screen.findByText('The goods cannot be read now.')).toBeVisible();
  expect(screen.queryByRole('form')).toBeNull();
  fail = false;
  const retry = screen.getByRole('button', { name: 'Try again' });
  await userEvent.click(retry);
  expect(retry).toHaveFocus();
  expect(screen.queryByRole('form')).toBeNull();
  await expect.poll(() => (answer(), screen.queryAllByRole('article').length)).toBe(15);
});

test('CATG-06 an option shows its cut title and has the whole one; prices have the rupee sign; colours are unchanged', async () => {
  const long = 'Handmade acetate from a mill in Italy';
  const whole = aCategory();
  const material = { ...anOption('acetate', long, 12), trimmedTitle: 'Handmade acetate from a mill...' };
  const gateway = browseGateway({
    filters: whole.filters.map((filter) =>
      filter.id === 'material' ? { ...filter, options: [material] } : filter,
    ),
  });
  listing('/eyeglasses', gateway);
  const form = await filters();
  expect(form.getByRole('checkbox', { name: /^Handmade acetate from a mill\.\.\./ })).toHaveAttribute(
    'title',
    long,
  );
  expect(form.getByRole('checkbox', { name: /^₹1,000 to ₹2,499/ })).toHaveAttribute('value', '1000_2499');
  expect(form.getByRole('checkbox', { name: 'Tortoise, 8' })).toHaveAttribute('name', 'frame_colour');
});

test('CATG-08 a filter is in the URL and in the call, and its chip removes it again', async () => {
  const { gateway, router } = listing('/eyeglasses?sort=new&page=2');
  await userEvent.click((await filters()).getByRole('checkbox', { name: /^Round/ }));
  await seen('15 of 74 colours seen');
  expect(router.state.location.search).toBe('?frame_shape=round&sort=new');
  expect(gateway.received.at(-1)).toMatchObject({
    path: '/v2/products/category/2001',
    query: { frame_shape: 'round', sort: 'new', page: '0' },
  });
  expect(screen.getByText('15 of 46 frames, in 74 colours.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Round' }));
  await seen('15 of 226 colours seen');
  expect(router.state.location.search).toBe('?sort=new');
});

test('the sort order is in the URL', async () => {
  const { gateway, router } = listing();
  const [order] = await screen.findAllByRole('combobox', { name: 'Sort' });
  await userEvent.selectOptions(order!, 'Price, low to high');
  await expect.poll(() => router.state.location.search).toBe('?sort=price_asc');
  expect(gateway.received.at(-1)?.query).toMatchObject({ sort: 'price_asc', page: '0' });
});

test('a choice that would leave nothing is disabled', async () => {
  listing();
  expect((await filters()).getByRole('checkbox', { name: /^Aviator/ })).toBeDisabled();
});

test('CATG-08 the filter sheet edits a draft: a call counts it, and the goods change only after the button is clicked', async () => {
  const { gateway, router } = listing();
  await userEvent.click(await screen.findByRole('button', { name: 'Filters' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await userEvent.click(sheet.getByRole('checkbox', { name: /^Panto/ }));
  const show = await sheet.findByRole('button', { name: 'Show 8 frames' });
  expect(router.state.location.search).toBe('');
  expect(gateway.received.at(-1)).toMatchObject({
    path: '/v2/products/filters/2001',
    query: { frame_shape: 'panto' },
  });
  await userEvent.click(show);
  await seen('15 of 38 colours seen');
  expect(router.state.location.search).toBe('?frame_shape=panto');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the phone shows one or two cards in a row, and keeps the choice in the next listing', async () => {
  listing();
  await userEvent.click(await screen.findByRole('radio', { name: 'One in a row' }));
  expect((await cards())[0]?.closest('.one-column')).not.toBeNull();
  cleanup();
  listing();
  expect((await cards())[0]?.closest('.one-column')).not.toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Two in a row' }));
  expect((await cards())[0]?.closest('.one-column')).toBeNull();
});

test('an empty result names the choice whose removal brings back goods', async () => {
  const { router } = listing('/eyeglasses?frame_shape=aviator&material=titanium');
  expect(await screen.findByRole('heading', { name: 'No frame has all of this' })).toBeVisible();
  expect(screen.getByText('Without “Aviator” there are 46.')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Remove “Aviator”' }));
  await seen('15 of 57 colours seen');
  expect(router.state.location.search).toBe('?material=titanium');
});

test('if the next page fails, the loaded goods stay and the page can be loaded again', async () => {
  const gateway = browseGateway();
  let down = true;
  gateway.on(categoryContract.getCategory, ({ query }) => {
    if (query.page === 1 && down) throw new Refusal(503, 'catalog_unavailable', 'Not now.');
    return aCategory({ page: query.page });
  });
  listing('/eyeglasses', gateway);
  await toTheEnd();
  expect(await screen.findByText('More products did not load. What you see stays.')).toBeVisible();
  expect(await cards()).toHaveLength(15);
  down = false;
  await userEvent.click(screen.getByRole('link', { name: 'Try again' }));
  await seen('30 of 226 colours seen');
});

test('offline the listing says so, and loads automatically once the connection is back', async () => {
  const gateway = browseGateway();
  let offline = true;
  const store = gateway.store({
    fetch: (...args) => (offline ? Promise.reject(new TypeError('Failed to fetch')) : gateway.fetch(...args)),
  });
  renderAt('/eyeglasses', <ListingScreen categoryId="2001" />, { gateway, store });
  expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeVisible();
  offline = false;
  window.dispatchEvent(new Event('online'));
  expect(await cards()).toHaveLength(15);
});

test('a page beyond the last one shows the number of pages and links to the first', async () => {
  const gateway = browseGateway();
  gateway.on(categoryContract.getCategory, () => {
    throw new Refusal(404, 'page_not_found', 'There are only 16 pages here.');
  });
  renderAt('/eyeglasses?page=99', <ListingScreen categoryId="2001" />, { gateway });
  expect(await screen.findByText('There are only 16 pages here.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'To the first page' })).toHaveAttribute('href', '/eyeglasses');
});
