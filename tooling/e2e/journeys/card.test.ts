import type { Page } from '@playwright/test';
import { expect, goToPayment, test } from './shopper.ts';

/** Cards of the sandbox, by what happens to them. */
const CARD = {
  accepted: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  challenged: '4000 0000 0000 3220',
};

const frameOf = (page: Page) => page.frameLocator('iframe[title="Card details, at the payment provider"]');

async function openCardFields(page: Page): Promise<void> {
  await goToPayment(page);
  await page.getByRole('radio', { name: /card/i }).check();
  await page.getByRole('button', { name: 'Continue to card details' }).click();
  await expect(frameOf(page).getByLabel('Card number')).toBeVisible();
}

async function typeCard(page: Page, number: string): Promise<void> {
  const frame = frameOf(page);
  await frame.getByLabel('Card number').fill(number);
  await frame.getByLabel('Expires').fill('08 / 29');
  await frame.getByLabel('Security code').fill('123');
  await frame.getByLabel('Name on card').fill('Ananya Rao');
}

/** Presses Pay once the page has come to rest: right after a scroll the browser still sends presses to the frame. */
async function pressPay(page: Page, { twice = false } = {}): Promise<void> {
  const pay = page.getByRole('button', { name: /^Pay / });
  await pay.scrollIntoViewIfNeeded();
  await page.evaluate(
    () => new Promise((rested) => requestAnimationFrame(() => requestAnimationFrame(rested))),
  );
  if (twice) await pay.dblclick();
  else await pay.click();
}

const isPlaced = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Thank you, your order is placed' })).toBeVisible();

test('PAY-01 a declined card is told in words and another one pays the same order; pressing Pay twice charges once', async ({
  page,
}) => {
  await openCardFields(page);
  await typeCard(page, CARD.declined);
  await pressPay(page);
  await expect(page.getByText('Your bank declined the card. Nothing has been charged.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue to card details' }).click();
  const charges: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/card')) charges.push(request.url());
  });
  await typeCard(page, CARD.accepted);
  await pressPay(page, { twice: true });
  await isPlaced(page);
  expect(charges).toHaveLength(1);
});

test('PAY-04 the bank’s own question is answered in the frame, and the order is placed', async ({ page }) => {
  await openCardFields(page);
  await typeCard(page, CARD.challenged);
  await pressPay(page);
  await frameOf(page).getByLabel('Code from your bank').fill('123456');
  await frameOf(page).getByRole('button', { name: 'Confirm' }).click();
  await isPlaced(page);
});

test('PAY-04 Back from the provider’s page leads to the order that waits, which can still be paid', async ({
  page,
}) => {
  await openCardFields(page);
  // The link moves when the fields above it say how tall they are; a key finds it wherever it is.
  await page.getByRole('link', { name: /provider’s page/ }).press('Enter');
  await expect(page.getByRole('heading', { name: /To pay/ })).toBeVisible();
  await page.getByRole('link', { name: 'Go back to the shop without paying' }).click();
  await expect(page.getByRole('heading', { name: 'The payment has not been made yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Try again' }).click();
  await typeCard(page, CARD.accepted);
  await pressPay(page);
  await isPlaced(page);
});
