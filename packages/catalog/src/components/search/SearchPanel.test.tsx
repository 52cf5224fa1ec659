import { Refusal } from '@lunette/api-client/testing';
import { countryOf } from '@lunette/country-config';
import { lazyPart } from '@lunette/ui-kit';
import { TestTexts } from '@lunette/ui-kit/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { barcodeContract, typeAheadContract } from '../../contract/index.ts';
import { aTypeAhead } from '../../testing/fixtures/index.ts';
import browse from '../../locales/browse/en.json';
import en from '../../locales/search/en.json';
import { renderAt } from '../../testing/renderAt.tsx';
import { barcodeOf } from '../../rules/barcode.ts';
import { searchGateway } from '../../testing/searchGateway.ts';
import { addRecentSearch, recentSearches } from './entries/recentSearches.ts';
import { SearchField, type SearchPanelSlotProps } from './SearchField.tsx';
import { SearchPanel } from './SearchPanel.tsx';

afterEach(cleanup);

const { desktop: trending } = countryOf('IN').trendingSearches;

const Panel = (slot: SearchPanelSlotProps) => <SearchPanel {...slot} trending={trending} />;

const header = (
  <TestTexts messages={{ ...browse, ...en }}>
    <SearchField onNear={() => undefined} panel={Panel} />
  </TestTexts>
);

async function open(gateway = searchGateway(), text = '') {
  const view = renderAt('/', header, { gateway });
  await userEvent.click(await screen.findByRole('searchbox'));
  const box = await screen.findByRole<HTMLInputElement>('combobox');
  if (text !== '') await userEvent.type(box, text);
  return { ...view, box, gateway };
}
const path = ({ router }: Awaited<ReturnType<typeof open>>) =>
  router.state.location.pathname + router.state.location.search;
const chosen = (box: HTMLElement) =>
  document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;

describe('the suggestions below the field', () => {
  test('SRCH-01 typing shows matching keywords and goods with brand, name, image and first price', async () => {
    await open(searchGateway(), 'round tort');
    expect(await screen.findByRole('option', { name: 'round tortoise' })).toBeDefined();
    const [first] = aTypeAhead().productRecommendations;
    const goods = screen.getByRole('option', { name: new RegExp(`^${first?.name} ?${first?.brand_name}`) });
    expect(goods.textContent).toContain('₹');
    expect(goods.querySelector('img')?.getAttribute('src')).toContain('/media/frames/');
    expect(goods.getAttribute('href')).toBe(first?.product_url);
  });

  test('SRCH-02 an empty text shows the trending searches of the country', async () => {
    await open();
    expect(screen.getByRole('group', { name: 'Trending in India' })).toBeDefined();
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(
      trending.map(({ name }) => name.en),
    );
  });

  test('SRCH-02 an empty text also shows recent searches until they are removed', async () => {
    addRecentSearch('IN', 'alder');
    addRecentSearch('IN', 'reading +1.5');
    addRecentSearch('IN', 'Alder');
    await open();
    const recent = within(screen.getByRole('group', { name: 'Recent searches' }));
    const options = recent.getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Alder', 'reading +1.5']);
    expect(options[1]?.getAttribute('href')).toBe('/search?q=reading%20%2B1.5');
    await userEvent.click(screen.getByRole('button', { name: 'Clear recent searches' }));
    expect(screen.queryByRole('group', { name: 'Recent searches' })).toBeNull();
    expect(recentSearches('IN')).toEqual([]);
  });

  test('SRCH-01 letters that are typed while the panel is loading are kept', async () => {
    let come: () => void = () => undefined;
    const Lazy = lazyPart(() => new Promise<typeof Panel>((resolve) => (come = () => resolve(Panel))), {
      Failed: () => null,
    });
    renderAt(
      '/',
      <TestTexts messages={{ ...browse, ...en }}>
        <SearchField onNear={() => undefined} panel={Lazy} />
      </TestTexts>,
      { gateway: searchGateway() },
    );
    await userEvent.type(await screen.findByRole('searchbox'), 'round');
    come();
    const box = await screen.findByRole<HTMLInputElement>('combobox');
    await waitFor(() => expect(document.activeElement).toBe(box));
    await userEvent.keyboard(' tort');
    expect(box.value).toBe('round tort');
  });

  test('SRCH-06 the gateway is called only if there is a text, which is trimmed', async () => {
    const { box, gateway } = await open();
    await userEvent.type(box, '   ');
    expect(gateway.received).toHaveLength(0);
    await userEvent.type(box, 'al ');
    await screen.findByRole('option', { name: 'round tortoise' });
    expect(gateway.received.map(({ params }) => params.text)).toEqual(['al']);
  });

  test('SRCH-01 a late answer never replaces a newer one', async () => {
    const late: (() => void)[] = [];
    const gateway = searchGateway().on(typeAheadContract.getTypeAhead, async ({ params: { text } }) => {
      if (text === 'r') await new Promise<void>((resolve) => late.push(resolve));
      return aTypeAhead({ typeAhead: [`${text} frames`] });
    });
    const { box } = await open(gateway, 'r');
    await waitFor(() => expect(late).toHaveLength(1));
    await userEvent.type(box, 'o');
    await screen.findByRole('option', { name: 'ro frames' });
    late[0]?.();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByRole('option', { name: 'r frames' })).toBeNull();
  });

  test('it is not said of a text that is still looked up that nothing was found for it', async () => {
    const gateway = searchGateway().on(typeAheadContract.getTypeAhead, ({ params: { text } }) =>
      text === 'zz'
        ? aTypeAhead({ typeAhead: [], productRecommendations: [], totalCount: 0, modelCount: 0 })
        : new Promise(() => undefined),
    );
    const { box } = await open(gateway, 'zz');
    expect(await screen.findByText(/^Nothing found for/)).toBeDefined();
    await userEvent.type(box, '{Backspace}oom');
    expect(box.value).toBe('zoom');
    expect(screen.queryByText(/^Nothing found for/)).toBeNull();
  });

  test('SRCH-05 an image that fails leaves its placeholder', async () => {
    await open(searchGateway(), 'round');
    const [option] = await screen.findAllByRole('option', { name: /₹/ });
    fireEvent.error(option?.querySelector('img') as HTMLElement);
    await waitFor(() => expect(option?.querySelector('img')).toBeNull());
    expect(option?.querySelector('.shot-missing')).not.toBeNull();
  });

  test('if suggestions cannot be loaded, a message says so and the search still works', async () => {
    const gateway = searchGateway().on(typeAheadContract.getTypeAhead, () => {
      throw new Refusal(503, 'unavailable', 'Please try again in a moment.');
    });
    const view = await open(gateway, 'round');
    expect(await screen.findByText(/Suggestions are not available/)).toBeDefined();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(path(view)).toBe('/search?q=round'));
  });
});

describe('keys', () => {
  test('SRCH-03 arrow up and down move through the suggestions and back to the text', async () => {
    const { box } = await open(searchGateway(), 'round');
    await screen.findByRole('option', { name: 'round tortoise' });
    expect(chosen(box)).toBeNull();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(chosen(box)).toBe('round tortoise sunglasses');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(chosen(box)).toBeNull();
    await userEvent.keyboard('{ArrowUp}');
    expect(chosen(box)).toContain('All 6 results');
    expect(document.activeElement).toBe(box);
  });

  test('SRCH-03 suggestions that arrive late do not change which one is selected', async () => {
    const answers: (() => void)[] = [];
    const gateway = searchGateway().on(typeAheadContract.getTypeAhead, ({ params: { text } }) => {
      const { typeAhead, ...rest } = aTypeAhead();
      const late = { ...rest, typeAhead: ['round total', ...typeAhead] };
      return text === 'round'
        ? aTypeAhead()
        : new Promise<typeof late>((resolve) => answers.push(() => resolve(late)));
    });
    const view = await open(gateway, 'round');
    await screen.findByRole('option', { name: 'round tortoise' });
    await userEvent.keyboard(' to{ArrowDown}');
    expect(chosen(view.box)).toBe('round tortoise');
    await expect.poll(() => answers.length).toBe(1);
    answers[0]?.();
    await screen.findByRole('option', { name: 'round total' });
    expect(chosen(view.box)).toBe('round tortoise');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(path(view)).toBe('/search?q=round%20tortoise'));
  });

  test.each(['{Enter}', 'icon'])('SRCH-03 %s opens the results after 300 ms', async (way) => {
    const view = await open(searchGateway(), ' round (tort) ');
    const before = performance.now();
    if (way === 'icon')
      await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Search' }));
    else await userEvent.keyboard(way);
    expect(path(view)).toBe('/');
    await waitFor(() => expect(path(view)).toBe('/search?q=round%20tort'));
    expect(performance.now() - before).toBeGreaterThanOrEqual(300);
  });

  test('SRCH-03 Enter on a suggestion searches for it; on a product it opens its page', async () => {
    const view = await open(searchGateway(), 'round');
    await screen.findByRole('option', { name: 'round tortoise' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(path(view)).toBe('/search?q=round%20tortoise'));
  });

  test('SRCH-04 the keys ( ) ? % [ ] and backslash do nothing', async () => {
    const { box } = await open();
    await userEvent.type(box, 'a(b)c?d%e[[f]g\\h');
    expect(box.value).toBe('abcdefgh');
  });
});

describe('barcodes', () => {
  const withBarcode = () =>
    searchGateway().on(barcodeContract.getProductOfBarcode, () => ({
      pid: '100101',
      name: 'Lunette Studio Alder',
      product_url: '/product/alder-100101',
    }));

  test('GLOB-05 a typed barcode finds its product, and Enter opens its page', async () => {
    const gateway = withBarcode();
    const view = await open(gateway, barcodeOf('100101'));
    await screen.findByRole('option', { name: 'Lunette Studio Alder' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(path(view)).toBe('/product/alder-100101'));
    expect(gateway.received.find(({ path: asked }) => asked.endsWith('/barcode'))?.query).toEqual({
      barCodeId: barcodeOf('100101'),
    });
  });

  test('GLOB-05 if the browser can read barcodes, a picture of one finds its product', async () => {
    const codes = [[], [{ rawValue: barcodeOf('100101') }]];
    window.BarcodeDetector = class {
      detect = () => Promise.resolve(codes.shift() ?? []);
    };
    await open(withBarcode());
    const canvas = document.createElement('canvas');
    const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    const file = new File([picture ?? ''], 'label.png', { type: 'image/png' });
    await userEvent.upload(screen.getByLabelText(/Scan a barcode/), file);
    expect(await screen.findByText(/No barcode was found/)).toBeDefined();
    await userEvent.upload(screen.getByLabelText(/Scan a barcode/), file);
    expect(await screen.findByRole('option', { name: 'Lunette Studio Alder' })).toBeDefined();
    delete window.BarcodeDetector;
  });
});

describe('hiding', () => {
  test('SRCH-05 it hides 200 ms after the loss of the focus, but not if the focus returns', async () => {
    const { box } = await open();
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    box.blur();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(dialog.open).toBe(true);
    box.focus();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(dialog.open).toBe(true);
    const left = performance.now();
    box.blur();
    await waitFor(() => expect(dialog.open).toBe(false));
    expect(performance.now() - left).toBeGreaterThanOrEqual(200);
  });

  test('Escape hides it; the field keeps the text and gets the focus back', async () => {
    await open(searchGateway(), 'alder');
    await userEvent.keyboard('{Escape}');
    screen.getByRole<HTMLDialogElement>('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
    const field = await screen.findByRole<HTMLInputElement>('searchbox');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.value).toBe('alder');
  });
});
