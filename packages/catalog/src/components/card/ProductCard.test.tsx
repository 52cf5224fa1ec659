import { FragmentContext } from '@lunette/api-client';
import { testGateway } from '@lunette/api-client/testing';
import { pictureSet } from '@lunette/ui-kit';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aContactLensCard, aProductCard } from '../../testing/fixtures/index.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { ProductCard, type ProductCardProps } from './ProductCard.tsx';

afterEach(cleanup);

async function card(product: ProductCardProps['product'], props: Partial<ProductCardProps> = {}) {
  renderAt('/', <ProductCard product={product} sizes="264px" {...props} />, { gateway: testGateway() });
  return within(await screen.findByRole('article'));
}

test('CATG-05 a card shows model, brand, colour, prices and size of a list entry', async () => {
  const alder = await card(aProductCard());
  expect(alder.getByRole('heading', { name: 'Alder Lunette Studio, Havana tortoise' })).toBeVisible();
  expect(alder.getByText('Lunette Studio · Havana tortoise')).toBeVisible();
  expect(alder.getByText('Price ₹3,200, market price ₹4,500')).toBeInTheDocument();
  expect(alder.getByText('₹4,500').tagName).toBe('S');
  expect(alder.getAllByText('132 mm')).toHaveLength(2);
  expect(within(alder.getByRole('list', { name: 'Colours' })).getAllByRole('listitem')).toHaveLength(4);
});

test('a card shows the rating of its model, and nothing if there are no reviews', async () => {
  const alder = await card(aProductCard({ rating: { average: 4.6, count: 23 } }));
  expect(alder.getByText('4.6 (23)')).toBeVisible();
  expect(alder.getByText('4.6 of 5 stars, 23 reviews')).toBeInTheDocument();
  cleanup();
  const unseen = await card(aProductCard({ rating: { average: 0, count: 0 } }));
  expect(unseen.queryByText(/stars/)).toBeNull();
});

test('a card is one link, named by model, brand and colour', async () => {
  const links = (await card(aProductCard())).getAllByRole('link');
  expect(links).toHaveLength(1);
  expect(links[0]).toHaveAccessibleName('Alder Lunette Studio, Havana tortoise');
  expect(links[0]).toHaveAttribute('href', '/product/alder-132-havana-100101');
});

test('the dimension line has the length of the frame width', async () => {
  const alder = await card(aProductCard({ frameWidth: 141 }));
  const line = alder.getByRole('img').parentElement?.querySelector<HTMLElement>('.dim');
  expect(line?.style.getPropertyValue('--mm')).toBe('141');
});

test('goods without a size have no dimension line, no size and no colours', async () => {
  const lens = await card(aContactLensCard());
  expect(lens.getByText('Lunette Aqua · 30 lenses')).toBeVisible();
  expect(lens.queryByText(/mm/)).toBeNull();
  expect(lens.queryByRole('list')).toBeNull();
});

test('new goods have the label "New", and sold-out goods have "Sold out" instead', async () => {
  expect((await card(aProductCard({ isNew: true }))).getByText('New')).toBeVisible();
  cleanup();
  const gone = await card(aProductCard({ isNew: true, inStock: false }));
  expect(gone.getByText('Sold out')).toBeVisible();
  expect(gone.queryByText('New')).toBeNull();
});

test('pictures are loaded lazily, except those of the first row', async () => {
  expect((await card(aProductCard())).getByRole('img')).toHaveAttribute('loading', 'lazy');
  cleanup();
  const first = (await card(aProductCard(), { priority: true })).getByRole('img');
  expect(first).toHaveAttribute('loading', 'eager');
  expect(first).toHaveAttribute('fetchpriority', 'high');
});

test('the picture of a card in the first row is preloaded in the head, also if the card comes from the fragment cache', async () => {
  const product = aProductCard();
  renderAt(
    '/',
    <FragmentContext value={() => ({ at: 0, isKnown: true })}>
      <ProductCard product={product} sizes="123px" priority />
    </FragmentContext>,
    { gateway: testGateway() },
  );
  await waitFor(() => expect(document.querySelector('template')).toBeInTheDocument());
  const link = document.head.querySelector('link[rel=preload][imagesizes="123px"]');
  expect(screen.queryByRole('article')).toBeNull();
  expect(link).toHaveAttribute('imagesrcset', pictureSet(product.picture.url));
  expect(link).toHaveAttribute('fetchpriority', 'high');
});

test('the second picture is loaded when a mouse enters the card, but not for a touch', async () => {
  const dot = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
  const { picture } = aProductCard();
  // The pointer of the browser is not on the card.
  await userEvent.hover(document.documentElement, { position: { x: innerWidth - 1, y: innerHeight - 1 } });
  await card(aProductCard({ picture: { ...picture, url: dot }, hoverPicture: { ...picture, url: dot } }));
  const article = screen.getByRole('article');
  fireEvent.pointerEnter(article, { pointerType: 'touch' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(article.querySelector('.shot-hover')).toBeNull();
  fireEvent.pointerEnter(article, { pointerType: 'mouse' });
  await expect.poll(() => article.querySelector('.shot-hover')).not.toBeNull();
});

test('a control that is passed to a card is beside its link', async () => {
  const alder = await card(aProductCard(), { heart: <button type="button">Save</button> });
  expect(alder.getByRole('button', { name: 'Save' }).closest('a')).toBeNull();
});
