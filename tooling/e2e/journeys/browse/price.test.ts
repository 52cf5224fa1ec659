import type { Page } from '@playwright/test';
import { addToBag, bagIsOpen } from '../steps/bagSteps.ts';
import { orderForCash } from '../steps/orderSteps.ts';
import { expect, fillAddress, goToCheckout, putFrameInBag, test } from '../steps/shopper.ts';
import { send, somebodyNew } from '../steps/signInSteps.ts';

const IN = 'country=IN&language=en';

/** The rows of the price breakdown on the cart page. */
const row = (page: Page, label: string) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${label}`) })
    .locator('..');

/** Opens a frame and puts it into the bag with clear lenses. */
async function bag(page: Page, product: string, query = IN): Promise<void> {
  await page.goto(`/product/${product}?${query}`);
  await putFrameInBag(page);
  await bagIsOpen(page);
}

test('PDP-07 a new customer sees the price of a first frame, puts it into the bag, and pays for the second one in full @phone', async ({
  page,
}) => {
  await page.goto(`/product/101101?${IN}`);
  const offer = page.getByText('First order: from ₹1,000 with lenses, when you are signed in.');
  await expect(offer).toBeVisible();
  await bag(page, '101101');
  await page.goto('/cart');
  await expect(row(page, 'To pay')).toContainText('₹2,400');
  const guests = page.getByText(/Your first frame is free: ₹1,400 less/);
  await guests.getByRole('link', { name: 'Sign in' }).click();
  const popup = page.getByRole('dialog');
  await popup.getByRole('tab', { name: 'Sign up' }).click();
  const { email, password } = somebodyNew();
  await popup.getByLabel('First name').fill('Noura');
  await popup.getByLabel('E-mail', { exact: true }).fill(email);
  await popup.getByLabel('Password', { exact: true }).fill(password);
  const granted = row(page, 'First frame free');
  await send(popup, 'Open an account', granted);
  await expect(page).toHaveURL(/\/cart$/);
  await expect(granted).toContainText('Neem: you pay for the lenses alone.');
  await expect(granted).toContainText('₹1,400');
  await expect(row(page, 'To pay')).toContainText('₹1,000');
  await page
    .getByRole('link', { name: /proceed to checkout/i })
    .filter({ visible: true })
    .click();
  await fillAddress(page);
  await orderForCash(page);
  await page.getByRole('link', { name: /See the order/ }).click();
  await expect(page.getByText('First frame free', { exact: true })).toBeVisible();
  await page.goto('/product/101101');
  await expect(page.getByRole('heading', { level: 1, name: 'Neem' })).toBeVisible();
  await expect(offer).toBeHidden();
  await bag(page, '101101');
  await page.goto('/cart');
  await expect(row(page, 'To pay')).toContainText('₹2,400');
  await expect(granted).toHaveCount(0);
});

test('PDP-07 the free first frame is announced in India only', async ({ page, request }) => {
  for (const country of ['SG', 'AE', 'SA', 'US']) {
    const home = await (await request.get(`/?country=${country}&language=en`)).text();
    expect(home).not.toMatch(/first frame free/i);
  }
  expect((await request.get('/promo/first-frame?country=US')).status()).toBe(404);
  await page.goto(`/promo/first-frame?${IN}`);
  await page.getByRole('link', { name: 'See this frame' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Neem' })).toBeVisible();
});

test('MONEY-04 CART-20 Gold in the bag makes the second frame of a pair free at once, and the total names the discount', async ({
  page,
}) => {
  await bag(page, '100101');
  await bag(page, '101003');
  await page.goto('/cart');
  await expect(row(page, 'To pay')).toBeVisible();
  await expect(page.getByText('Gold membership')).toHaveCount(0);
  await page.goto('/product/128269');
  await addToBag(page);
  await bagIsOpen(page);
  await page.goto('/cart');
  await expect(row(page, 'Gold membership')).toContainText(
    /The second frame of a pair is free: (Juno|Alder)\./,
  );
});

test('PDP-08 the delivery days and the express price of the product page equal those of the checkout', async ({
  page,
}) => {
  await page.goto(`/product/100101?${IN}`);
  await page.getByLabel('When can I have it?').fill('411001');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  const answer = page.getByRole('status').filter({ hasText: 'Express delivery, ₹149' });
  await expect(answer).toContainText('Standard delivery, free');
  const lines = await answer.getByRole('listitem').allTextContents();
  const [standard, express] = lines
    .filter((line) => /: Distance,/.test(line))
    .map((line) => line.split(':')[0]);
  const progressive = lines.find((line) => line.includes('Distance and reading'));
  expect(progressive?.split(':')[0]).not.toBe(standard);
  await putFrameInBag(page);
  await goToCheckout(page);
  await fillAddress(page);
  await page.getByRole('button', { name: /Change.*delivery/i }).click();
  await expect(page.getByRole('radio', { name: new RegExp(`${standard}.*Free`, 's') })).toBeVisible();
  await expect(page.getByRole('radio', { name: new RegExp(`${express}.*₹149`, 's') })).toBeVisible();
  await expect(page.getByText('working days in our lab').first()).toBeVisible();
});

test('CART-01 sales tax of the United States is announced in the bag, and is a line for the place and the products once the address is entered', async ({
  page,
}) => {
  await bag(page, '100101', 'country=US&language=en');
  await page.goto('/product/200901');
  await addToBag(page);
  await expect(page.getByRole('dialog', { name: /Shopping cart/i })).toContainText('Added at checkout');
  await page.goto('/cart');
  await expect(row(page, 'Sales tax')).toContainText('Added at checkout');
  await page
    .getByRole('link', { name: /proceed to checkout/i })
    .filter({ visible: true })
    .click();
  await page.getByLabel(/^(Mobile number|Phone)/).fill('2125550143');
  await page.getByLabel(/^E-?mail/).fill('maya.ellison@post.example');
  await page.getByLabel('First name').fill('Maya');
  await page.getByLabel('Last name').fill('Ellison');
  await page.getByLabel('ZIP code').fill('10001');
  await page.getByLabel('Street address').fill('27 Quarry Lane');
  await page.getByLabel('City').fill('New York');
  await page.getByLabel('State').focus();
  await page.keyboard.type('New York');
  await page.getByRole('button', { name: 'Continue to delivery' }).click();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByText(/New York City 8\.875% on Reef, \$[\d.]+\./).first()).toBeAttached();
  await expect(page.getByText(/Prescription glasses and lenses are exempt\./).first()).toBeAttached();
});
