import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderAt } from '../../testing/renderAt.tsx';
import { exchangeNotice } from '../../rules/exchange.ts';
import { BrandedHeader } from './BrandedHeader.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { OfferLine } from '../navigation/OfferLine.tsx';
import { PageAnnouncer } from './PageAnnouncer.tsx';
import { RepeatCustomerMark } from '../document/RepeatCustomerMark.tsx';

const Broken = () => {
  throw new Error('broken on purpose');
};

describe('parts of the layout', () => {
  test('SHELL-12 the branded header leads to the cart and says "100% safe and secure"', async () => {
    renderAt(<BrandedHeader cart={<a href="/cart">Bag, 2</a>} />);
    await screen.findByText('100% safe and secure');
    expect(screen.getByRole('link', { name: 'Bag, 2' }).getAttribute('href')).toBe('/cart');
  });

  test('SHELL-13 an error boundary shows the given message in an alert, or nothing', async () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    renderAt(
      <>
        <ErrorBoundary message="The menu cannot be shown.">
          <Broken />
        </ErrorBoundary>
        <div data-testid="quiet">
          <ErrorBoundary>
            <Broken />
          </ErrorBoundary>
        </div>
      </>,
    );
    expect((await screen.findByRole('alert')).textContent).toContain('The menu cannot be shown.');
    expect(screen.getByTestId('quiet').childElementCount).toBe(0);
    silent.mockRestore();
  });

  test('GLOB-06 elements with hide-repeat are hidden from customers who have ordered before', async () => {
    const { container } = renderAt(
      <>
        <RepeatCustomerMark />
        <p className="hide-repeat">First frame free</p>
      </>,
    );
    const offer = await screen.findByText('First frame free');
    expect(getComputedStyle(offer).display).toBe('block');
    document.cookie = 'hasPlacedOrder=1; Path=/';
    // A script that React inserts does not run, so the test inserts it as the document of a page would.
    const script = document.head.appendChild(document.createElement('script'));
    script.textContent = container.querySelector('script')?.textContent ?? '';
    expect(getComputedStyle(offer).display).toBe('none');
    delete document.documentElement.dataset.customer;
    script.remove();
  });

  test('GLOB-06 a customer who has just ordered and comes back to the shop sees no offer for new customers', async () => {
    document.cookie = 'hasPlacedOrder=1; Path=/';
    renderAt(
      <>
        <RepeatCustomerMark />
        <OfferLine navigation={{ offers: [], offersForNew: ['First frame free'] }} />
      </>,
    );
    expect(getComputedStyle(await screen.findByText('First frame free')).display).toBe('none');
    delete document.documentElement.dataset.customer;
  });

  test('a new page is announced by its title, and the focus moves to its content', async () => {
    const { router } = renderAt(<PageAnnouncer />);
    await screen.findByRole('main');
    document.title = 'Kids, 4 to 12';
    await router.navigate('/kids');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Kids, 4 to 12'));
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });
});

describe('SHELL-03 the bar of an exchange is on every page except the checkout and pages that return goods', () => {
  test.each([
    ['/', true, 'bar'],
    ['/eyeglasses', true, 'bar'],
    ['/checkout', true, 'none'],
    ['/checkout/onepage/', true, 'none'],
    ['/checkout/onepage/success/order-summary', true, 'bar'],
    ['/sales/order/return/products/1300482917', true, 'none'],
    ['/customer/my/order/return/1300482917/item', true, 'none'],
    ['/eyeglasses', false, 'other-tab'],
  ] as const)('at %s, open in this tab: %s, the notice is: %s', (path, isOpenHere, notice) => {
    expect(exchangeNotice(path, isOpenHere)).toBe(notice);
  });
});
