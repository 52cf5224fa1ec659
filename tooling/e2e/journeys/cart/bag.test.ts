import type { Page } from '@playwright/test';
import { addToBag, putInBag } from '../steps/bagSteps.ts';
import {
  allowInConsole,
  expect,
  goToCheckout,
  hydrated,
  putFrameAloneInBag,
  test,
} from '../steps/shopper.ts';

const popupOf = (page: Page) => page.getByRole('dialog', { name: /Shopping cart/i });

/** The changes of the bag that the page has recorded. */
const changes = (page: Page) => page.evaluate(() => sessionStorage.getItem('lunette.cart.changes') ?? '');

test('CART-05 CART-06 CART-07 CART-08 CART-09 CART-10 CART-11 CART-12 CART-26 UI-06 the side bag shows its count, closes in three ways, is changed, emptied and filled again, and leads to a checkout where it can still be changed', async ({
  page,
  isMobile,
}) => {
  await putInBag(page, '500101');
  const popup = popupOf(page);
  await expect(popup.getByRole('heading', { level: 2 })).toHaveText(/^Shopping cart \(1 item\)$/);
  await expect(popup.getByRole('listitem').locator('img').first()).toHaveAttribute('src', /\/100x100\//);
  await expect(popup.getByText('Frame without lenses')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await putInBag(page, '500101');
  await expect(popup.getByRole('heading', { level: 2 })).toHaveText(/^Shopping cart \(2 items\)$/);
  await popup.getByRole('button', { name: 'Close' }).first().click();
  await expect(popup).toBeHidden();

  await putInBag(page, '500101');
  await popup.getByRole('button', { name: 'One more: Hard case' }).click();
  await expect.poll(() => changes(page)).toContain('"increment"');
  await expect(popup.getByRole('heading', { level: 2 })).toContainText('(4 items)');
  await popup.getByRole('button', { name: 'One fewer: Hard case' }).click();
  await expect.poll(() => changes(page)).toContain('"decrement"');
  await expect(popup.getByRole('heading', { level: 2 })).toContainText('(3 items)');
  await popup.getByRole('button', { name: 'Remove Hard case' }).click();
  await expect.poll(() => changes(page)).toContain('"delete"');
  await expect(popup.getByRole('heading', { name: 'Your shopping cart is empty' })).toBeVisible();
  await expect(popup.getByText('Search for')).toBeVisible();
  await popup.getByRole('link', { name: 'Continue shopping' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(popup).toBeHidden();

  // The second one has the longest name of the catalogue, the third has four pieces left, the last one a single piece.
  await putInBag(page, '500101');
  await expect(popup).toBeVisible();
  await page.goto('/solutions');
  await page
    .getByRole('link', { name: /Pure peroxide system/ })
    .first()
    .click();
  await addToBag(page);
  await expect(popup.getByText(/^.{38,40}…$/)).toBeVisible();
  await expect(popup.getByRole('button', { name: /^One more: / })).toHaveCount(1);
  await page.goto('/product/101003');
  await putFrameAloneInBag(page);
  await expect(popup.getByText('Selling fast, few pieces left')).toBeVisible();
  await expect(popup.getByText('Frame without lenses')).toBeVisible();
  await putInBag(page, '200102');
  await expect(popup.getByText('Only one quantity left')).toBeVisible();
  await expect(popup.getByRole('button', { name: 'One more: Marram' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  const list = popup.getByRole('list').first();
  expect(await list.evaluate((element) => element.getBoundingClientRect().height)).toBeLessThanOrEqual(272);
  await expect(popup.getByText('Subtotal')).toBeVisible();
  if (!isMobile) {
    await page.mouse.click(20, 500);
    await expect(popup).toBeHidden();
    await page.goto('/product/500101');
    await putInBag(page, '500101');
  }
  await goToCheckout(page);
  await expect(popup).toBeHidden();
  expect(new URL(page.url()).pathname).toMatch(/^\/checkout\/onepage\//);
  if (isMobile) await page.getByRole('button', { name: /^\d items · / }).click();
  await page.getByRole('link', { name: 'Change the bag' }).filter({ visible: true }).first().click();
  await page.waitForURL('**/cart');
});

test('CART-06 CART-21 products that are sold out meanwhile show an alert when they are put into the bag, the page reads them again, and the side bag of the phone names the problem', async ({
  page,
  isMobile,
}) => {
  allowInConsole(page, /status of 422/);
  await page.goto('/product/500101');
  await hydrated(page);
  const adding = (url: URL) => url.pathname === '/api/v2/carts';
  await page.route(adding, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 422,
          contentType: 'application/problem+json',
          body: JSON.stringify({
            status: 422,
            code: 'out_of_stock',
            title: 'Sold out',
            detail: 'Hard case has sold out.',
          }),
        })
      : route.continue(),
  );
  const add = page
    .getByRole('button', { name: /^Add to bag/ })
    .filter({ visible: true })
    .first();
  const readAgain = [/\/v2\/products\/product\/500101/, /\/v2\/carts$/].map((call) =>
    page.waitForRequest(
      (request) => request.method() === 'GET' && call.test(new URL(request.url()).pathname),
    ),
  );
  await add.click();
  const alert = page.getByRole('alert').getByText('This product is Out of Stock !');
  await expect(alert).toBeVisible();
  await Promise.all(readAgain);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
  await expect(alert).toBeHidden();
  if (isMobile) {
    await page.getByRole('link', { name: 'Lunette' }).first().tap();
    await page.getByRole('button', { name: 'Bag, empty' }).tap();
    await expect(popupOf(page).getByRole('heading', { name: 'Problem adding item' })).toBeVisible();
  }
  await page.unroute(adding);
  await page.goto('/product/500101');
  await putInBag(page, '500101');
  await expect(popupOf(page).getByRole('heading', { level: 2 })).toContainText('(1 item)');
});
