import { dehydrate, makeStore } from '@lunette/api-client';
import { Refusal, testContext } from '@lunette/api-client/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { productContract } from '../../contract/index.ts';
import { aContactLens, aProduct } from '../../testing/fixtures/index.ts';
import { prefetchProduct } from '../../prefetchProduct.ts';
import { productGateway } from '../../testing/productGateway.ts';
import { renderProduct } from '../../testing/renderProduct.tsx';
// Loaded before the tests, so that no test waits for the chunk.
import '../../components/reviews/ReviewList.tsx';

afterEach(cleanup);

const out = { availableQuantity: 0, label: 'out' as const };

test('the page of a membership does not ask for a place of delivery', async () => {
  const membership = aProduct({ classification: 'loyalty_services', prescriptionType: [] });
  renderProduct({ gateway: productGateway(membership) });
  expect(await screen.findByRole('button', { name: /^Add to bag/ })).toBeTruthy();
  expect(screen.queryByLabelText('When can I have it?')).toBeNull();
});

describe('the states of a product page', () => {
  test('GLOB-07 PDP-03 a skeleton is shown while the product is loading', async () => {
    let answer: () => void = () => undefined;
    const gateway = productGateway().on(
      productContract.getProduct,
      () => new Promise((resolve) => (answer = () => resolve(aProduct()))),
    );
    renderProduct({ gateway });
    expect(await screen.findByRole('status', { name: 'The product is loading' })).toBeTruthy();
    answer();
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Alder');
  });

  test('PDP-13 PDP-03 a product that fails shows the error in its place and can be loaded again; meanwhile the focus stays on the button', async () => {
    const gateway = productGateway().on(productContract.getProduct, () => {
      throw new Refusal(503, 'catalog_unavailable', 'The shelves cannot be read now.');
    });
    const { store } = renderProduct({ gateway });
    expect(await screen.findByText('The shelves cannot be read now.')).toBeTruthy();
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    expect(JSON.stringify(store.getState())).toContain('catalog_unavailable');
    let answer: () => void = () => undefined;
    const asked = gateway.received.length;
    gateway.on(
      productContract.getProduct,
      () => new Promise((resolve) => (answer = () => resolve(aProduct()))),
    );
    const retry = screen.getByRole('button', { name: 'Try again' });
    await userEvent.click(retry);
    await expect.poll(() => gateway.received.length).toBeGreaterThan(asked);
    expect(document.activeElement).toBe(retry);
    answer();
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  });

  test('a page that was rendered on the server needs no call when it is hydrated', async () => {
    // Reviews are loaded near the viewport; on a page without styles that is at once.
    const gateway = productGateway(aProduct({ rating: { average: 0, count: 0 } }));
    const server = gateway.store();
    await prefetchProduct(server, '100101');
    renderProduct({ gateway, store: makeStore(testContext({ fetch: gateway.fetch }), dehydrate(server)) });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Alder');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(gateway.received).toHaveLength(1);
  });
});

describe('what a product page shows', () => {
  test('goods without colours show the name of their pack, with the label from the gateway', async () => {
    const pack = { name: 'General', items: [{ name: 'Pack', value: '90 lenses' }] };
    const product = aContactLens({ frameColour: '90 lenses', colours: [], specifications: [pack] });
    renderProduct({ gateway: productGateway(product), productId: product.id });
    expect((await screen.findByText('Pack', { selector: 'p > span' })).parentElement?.textContent).toBe(
      'Pack 90 lenses',
    );
  });

  test('PDP-15 the saving is the market price less the selling price', async () => {
    renderProduct();
    expect((await screen.findByText(/You save/)).textContent).toBe('You save ₹1,300');
    expect(screen.getByText('₹4,500').closest('s')).toBeTruthy();
  });

  test('CATG-10 type, shape, colour, size, suited for, gender, material, collection, model number and weight are listed', async () => {
    renderProduct();
    await screen.findByRole('heading', { level: 1 });
    const names = screen.getAllByRole('term').map((term) => term.textContent);
    for (const name of [
      'Frame type',
      'Shape',
      'Colour',
      'Size',
      'Suited for',
      'Gender',
      'Material',
      'Collection',
      'Model no.',
      'Weight',
    ])
      expect(names).toContain(name);
  });

  test('colours and sizes link to their own pages, which are prefetched', async () => {
    const { gateway } = renderProduct();
    const ink = await screen.findByRole('link', { name: 'Ink' });
    expect(ink.getAttribute('href')).toBe('/product/alder-132-ink-100102');
    await userEvent.hover(ink);
    await expect
      .poll(() => gateway.received.map(({ path }) => path))
      .toContain('/v2/products/product/100102');
    expect(screen.getByRole('link', { name: /Wide/ }).getAttribute('href')).toBe(
      '/product/alder-139-havana-100151',
    );
    expect(
      screen.getByRole('img', { name: /total width 132 mm, lens 47 mm wide and 43 mm high/ }),
    ).toBeTruthy();
  });

  test('with a known face width the page says how the frame fits, otherwise nothing', async () => {
    renderProduct({ faceWidth: 134 });
    expect(
      await screen.findByText(
        'Your face is 134 mm. Alder is 2 mm narrower. It sits close and does not slide.',
      ),
    ).toBeTruthy();
    cleanup();
    renderProduct();
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(/Your face is/)).toBeNull();
  });

  test('a sold-out product says so on the button, and suggests what else to look at', async () => {
    renderProduct({ gateway: productGateway(aProduct({ stock: out })) });
    const button = await screen.findByRole('button', { name: 'Out of stock' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('Another colour may still be in stock: try one above.')).toBeTruthy();
  });

  test('the last pieces have a text about the stock', async () => {
    renderProduct({ gateway: productGateway(aProduct({ stock: { availableQuantity: 1, label: 'one' } })) });
    expect(await screen.findByText('Only one quantity left')).toBeTruthy();
    cleanup();
    renderProduct({ gateway: productGateway(aProduct({ stock: { availableQuantity: 3, label: 'few' } })) });
    expect(await screen.findByText('Selling fast, few pieces left')).toBeTruthy();
  });
});

describe('goods without lenses', () => {
  const bottle = aContactLens({
    id: '300100',
    classification: 'contact_lens_solution',
    modelName: 'Clear',
    prescriptionType: [],
    stock: { availableQuantity: 2, label: 'few' },
  });

  test('they have a quantity up to the stock, and are added to the bag at once', async () => {
    const { bought } = renderProduct({ gateway: productGateway(bottle), productId: '300100' });
    await userEvent.click(await screen.findByRole('button', { name: 'One more: Clear' }));
    expect(screen.getByText('Only 2 are left')).toBeTruthy();
    expect(screen.getAllByText('₹990'), 'one piece’s price is not said beside the total').toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Add to bag · ₹1,980' }));
    expect(bought).toEqual([{ productId: '300100', quantity: 2 }]);
  });

  test('their quantity ends at 99, which is not said to be all that is left', async () => {
    const many = { ...bottle, stock: { availableQuantity: 99, label: 'many' as const } };
    renderProduct({ gateway: productGateway(many), productId: '300100' });
    const more = await screen.findByRole('button', { name: 'One more: Clear' });
    for (let count = 1; count < 99; count += 1) fireEvent.click(more);
    expect(screen.getByText('At most 99 fit into a bag')).toBeTruthy();
  });

  test('services are bought one at a time', async () => {
    const service = { ...bottle, classification: 'services' as const };
    renderProduct({ gateway: productGateway(service), productId: '300100' });
    expect(await screen.findByRole('button', { name: 'Add to bag · ₹990' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /One more/ })).toBeNull();
  });
});

describe('reviews', () => {
  test('ten reviews are loaded at a time', async () => {
    const { gateway } = renderProduct();
    const writers = () => screen.queryAllByText(/Verified/).length;
    const scrollToWriters = () => {
      // Queried each time, because the page can render again while its chunks are loading.
      screen.queryByRole('heading', { name: 'What wearers say' })?.scrollIntoView();
      return writers();
    };
    await expect.poll(scrollToWriters).toBe(10);
    await userEvent.click(screen.getByRole('button', { name: 'Show 10 more' }));
    await expect.poll(writers).toBe(20);
    await userEvent.click(screen.getByRole('button', { name: 'Show 3 more' }));
    await expect.poll(writers).toBe(23);
    expect(screen.queryByRole('button', { name: /Show/ })).toBeNull();
    const asked = gateway.received.filter(({ path }) => path.endsWith('/review')).map(({ query }) => query);
    expect(asked).toEqual([0, 1, 2].map((page) => ({ count: '10', page: String(page) })));
  });

  test('a product without reviews says so and requests none', async () => {
    const { gateway } = renderProduct({
      gateway: productGateway(aProduct({ rating: { average: 0, count: 0 } })),
    });
    expect(await screen.findByText('Nobody has written about it yet.')).toBeTruthy();
    expect(gateway.received.some(({ path }) => path.endsWith('/review'))).toBe(false);
  });
});

test('the page is in Arabic, and a size stays left-to-right in it', async () => {
  const { container } = renderProduct({ language: 'ar', gateway: productGateway() });
  expect(await screen.findByRole('button', { name: 'اختر العدسات' })).toBeTruthy();
  const size = within(container).getByRole('img', { name: '47-21-145' });
  expect(size.getAttribute('dir')).toBe('ltr');
});

test('the US store also shows the width of the only size in inches', async () => {
  const only = aProduct();
  const sizes = only.sizes.filter(({ id }) => id === only.id);
  renderProduct({ country: 'US', gateway: productGateway({ ...only, sizes }) });
  const section = await screen.findByRole('region', { name: 'Size' });
  expect(section.textContent).toMatch(/132 mm \(5\.2 in\)/);
});

test('the US store also shows the widths of all sizes in inches, another store does not', async () => {
  renderProduct({ country: 'US' });
  expect((await screen.findByRole('region', { name: 'Size' })).textContent).toContain('mm (5.2 in)');
  cleanup();
  renderProduct();
  expect((await screen.findByRole('region', { name: 'Size' })).textContent).not.toContain(' in)');
});
