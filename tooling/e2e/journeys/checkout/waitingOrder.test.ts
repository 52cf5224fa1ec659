import type { Page } from '@playwright/test';
import {
  ACCEPTED,
  CHALLENGED,
  DECLINED,
  frameOf,
  openCardFields,
  pressPay,
  typeCard,
} from '../steps/cardSteps.ts';
import { otherStorefront } from '../steps/devices.ts';
import { isPlaced, orderForCash } from '../steps/orderSteps.ts';
import {
  expect,
  fillAddress,
  goToCheckout,
  goToPayment,
  hydrated,
  putFrameInBag,
  test,
} from '../steps/shopper.ts';
import { timePasses } from '../steps/timePasses.ts';
import { register, signInByPassword, somebodyNew } from '../steps/signInSteps.ts';

const waiting = (page: Page) => page.getByRole('article', { name: /is waiting for payment/ });
const payLink = (page: Page) =>
  page
    .getByRole('link', { name: /^Pay (now|₹)/ })
    .filter({ visible: true })
    .first();

/** Presses the bag: it opens at the side on a phone, and as a page under the header of a computer. */
async function openBag(page: Page): Promise<void> {
  const name = /^Bag, /;
  await page
    .getByRole('button', { name })
    .or(page.getByRole('link', { name }))
    .filter({ visible: true })
    .first()
    .click();
}

/** The number of the order that a page names. */
async function orderNumber(page: Page): Promise<string> {
  const text = await page.getByText(/Order \d{10} is kept for you/).textContent();
  return /\d{10}/.exec(text ?? '')?.[0] ?? '';
}

test('a second tab names the waiting order: home page, bag, cart page and checkout lead to its payment, and both tabs end at the same order @desktop', async ({
  page,
  context,
}) => {
  await openCardFields(page);
  const other = await context.newPage();
  await other.goto('/');
  await hydrated(other);
  const notice = other.getByRole('complementary', { name: 'An order is waiting for payment' });
  await expect(notice).toContainText(/Kept until \d\d:\d\d, \d+ minutes left/);
  await openBag(other);
  await expect(waiting(other)).toContainText('Alder');
  await expect(waiting(other)).toContainText(/minutes left/);
  await other.goto('/checkout/onepage/');
  await expect(other.getByRole('heading', { name: 'Pay for your order' })).toBeVisible();
  await other.goto('/cart');
  await expect(waiting(other)).toContainText(/started on your (computer|phone) at/);
  await payLink(other).click();
  await typeCard(other, ACCEPTED);
  await pressPay(other);
  await isPlaced(other);
  await page.bringToFront();
  await typeCard(page, ACCEPTED);
  await pressPay(page);
  await isPlaced(page);
  await other.goto('/cart');
  await expect(other.getByRole('heading', { name: 'Your shopping cart is empty' })).toBeVisible();
});

test('CART-19 goods that are taken back in one tab are in the bag again, and the other tab says so and links to it @phone', async ({
  page,
  context,
}) => {
  await openCardFields(page);
  const other = await context.newPage();
  await other.goto('/cart');
  await other.getByRole('button', { name: 'Take the goods back into the bag' }).click();
  await expect(other.getByText(/The goods are in your bag again/)).toBeVisible();
  await expect(other.getByRole('link', { name: 'Alder' }).first()).toBeVisible();
  await expect(waiting(other)).toHaveCount(0);
  await page.bringToFront();
  await typeCard(page, ACCEPTED);
  await pressPay(page);
  await expect(page.getByText(/This order can no longer be paid/)).toBeVisible();
  await page.getByRole('link', { name: 'Look at the bag' }).click();
  await expect(page.getByRole('link', { name: 'Alder' }).first()).toBeVisible();
  await page
    .getByRole('link', { name: /proceed to checkout/i })
    .filter({ visible: true })
    .click();
  await orderForCash(page);
  await isPlaced(page);
});

test('CART-19 an order is given up on its payment page, and the bag is as it was before @phone', async ({
  page,
}) => {
  await openCardFields(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Pay for your order' })).toBeVisible();
  await page.getByRole('button', { name: 'Take the goods back into the bag' }).click();
  await page.waitForURL('**/cart');
  await expect(page.getByText(/The goods are in your bag again\. Order \w+ is cancelled/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Alder' }).first()).toBeVisible();
});

test('an order that expires returns its goods to the bag while its shopper looks at the page @phone', async ({
  page,
  context,
}) => {
  await openCardFields(page);
  const orderId = await orderNumber(page);
  const other = await context.newPage();
  await other.goto('/cart');
  await expect(waiting(other)).toContainText(orderId);
  await timePasses(orderId);
  await other.reload();
  await expect(other.getByRole('link', { name: 'Alder' }).first()).toBeVisible({ timeout: 30_000 });
  await expect(waiting(other)).toHaveCount(0);
});

test('a new customer finds the order on their other device and pays it there, and neither device shows a waiting order any more @phone', async ({
  page,
  isMobile,
}) => {
  const person = somebodyNew();
  await register(page, person);
  await openCardFields(page);
  const device = await otherStorefront(page, isMobile);
  const there = await device.newPage();
  await signInByPassword(there, person);
  await there.goto('/');
  await hydrated(there);
  await expect(there.getByRole('complementary', { name: 'An order is waiting for payment' })).toBeVisible();
  await there.goto('/cart');
  await expect(waiting(there)).toContainText(isMobile ? 'started on your phone' : 'started on your computer');
  await payLink(there).click();
  await typeCard(there, DECLINED);
  await pressPay(there);
  await expect(there.getByText('Your bank declined the card.')).toBeVisible();
  await typeCard(there, CHALLENGED);
  await pressPay(there);
  await frameOf(there).getByLabel('Code from your bank').fill('123456');
  await frameOf(there).getByRole('button', { name: 'Confirm' }).click();
  await isPlaced(there);
  await device.close();
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Your shopping cart is empty' })).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
});

test('PAY-04 two tabs that pay in different ways both lead to the same order @phone', async ({
  page,
  context,
}) => {
  await goToPayment(page);
  await expect(page.getByRole('radio', { name: /Cash on delivery/ })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/checkout/onepage/');
  await expect(other.getByRole('radio', { name: /Cash on delivery/ })).toBeVisible();
  await page.bringToFront();
  await orderForCash(page);
  await isPlaced(page);
  await other.bringToFront();
  await other.getByRole('radio', { name: /card/i }).check();
  await other.getByRole('button', { name: 'Continue to card details' }).click();
  await isPlaced(other);
  const number = (from: Page) =>
    from
      .getByText(/Order \d{10}/)
      .first()
      .textContent();
  expect(await number(other)).toBe(await number(page));
});

test('goods that are put into the bag beside a waiting order are paid separately @phone', async ({
  page,
}) => {
  await openCardFields(page);
  await page.goto('/product/100101');
  await putFrameInBag(page);
  await expect(waiting(page)).toContainText('Alder');
  await goToCheckout(page);
  await fillAddress(page);
  await expect(page.getByText(/is not paid yet/)).toBeVisible();
  await orderForCash(page);
  await isPlaced(page);
  await page.goto('/cart');
  await expect(waiting(page)).toHaveCount(1);
});
