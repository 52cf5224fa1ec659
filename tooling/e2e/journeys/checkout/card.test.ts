import {
  ACCEPTED,
  CHALLENGED,
  DECLINED,
  frameOf,
  openCardFields,
  pressPay,
  typeCard,
  UNANSWERED,
  UNREACHED,
} from '../steps/cardSteps.ts';
import { isPlaced } from '../steps/orderSteps.ts';
import { allowInConsole, expect, test } from '../steps/shopper.ts';

test('PAY-01 a declined card shows its reason, another card typed into the same fields pays the same order, and pressing Pay twice charges once', async ({
  page,
}) => {
  await openCardFields(page);
  await typeCard(page, DECLINED);
  await pressPay(page);
  await expect(page.getByText('Your bank declined the card. Nothing has been charged.')).toBeVisible();
  // The page shows the fields for another card by itself, and the reason stays.
  const charges: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/card')) charges.push(request.url());
  });
  await typeCard(page, ACCEPTED);
  await expect(page.getByText('Your bank declined the card. Nothing has been charged.')).toBeVisible();
  await pressPay(page, { twice: true });
  await isPlaced(page);
  expect(charges).toHaveLength(1);
});

test('PAY-01 a provider that cannot be reached at the charge shows a message at each press, and after a lost answer the next press places the order: charged once @phone', async ({
  page,
}) => {
  allowInConsole(page, /status of 503/);
  await openCardFields(page);
  await typeCard(page, UNREACHED);
  const pay = page.getByRole('button', { name: /^Pay / });
  const message = frameOf(page).getByText(
    'No answer came from the provider. Please press again: you are not charged twice.',
  );
  const answers: number[] = [];
  page.on('response', (response) => {
    if (response.request().method() === 'POST' && response.url().endsWith('/card'))
      answers.push(response.status());
  });
  for (const pressed of [1, 2]) {
    await pressPay(page);
    await expect.poll(() => answers.length).toBe(pressed);
    await expect(message).toBeVisible();
    // The shopper can press again, also when the message was shown before.
    await expect(pay).not.toHaveAttribute('aria-busy');
  }
  const number = frameOf(page).getByLabel('Card number');
  await number.fill(UNANSWERED);
  await pressPay(page);
  await expect.poll(() => answers).toEqual([503, 503, 503]);
  await expect(pay).not.toHaveAttribute('aria-busy');
  await pressPay(page);
  await isPlaced(page);
  expect(answers).toEqual([503, 503, 503, 200]);
  await page.getByRole('link', { name: /See the order/ }).click();
  await expect(page.getByText('Card ending 5027').first()).toBeVisible();
});

test('PAY-04 the bank’s question is answered in its frame, which then has the only button, and the order is placed @phone', async ({
  page,
}) => {
  await openCardFields(page);
  await typeCard(page, CHALLENGED);
  await pressPay(page);
  await frameOf(page).getByLabel('Code from your bank').fill('123456');
  await expect(page.getByText('Your bank asks you to confirm this payment')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay / })).toHaveCount(0);
  await frameOf(page).getByRole('button', { name: 'Confirm' }).click();
  await isPlaced(page);
});

test('PAY-04 a bank’s question that is given up shows the reason and the fields for another card @phone', async ({
  page,
}) => {
  await openCardFields(page);
  await typeCard(page, CHALLENGED);
  await pressPay(page);
  // The page makes room for the question; a button that moves between press and release is not pressed.
  await expect(page.getByText('Your bank asks you to confirm this payment')).toBeVisible();
  await frameOf(page).getByRole('button', { name: 'Do not pay' }).click();
  await expect(page.getByText('Your bank could not confirm that it was you.')).toBeVisible();
  await typeCard(page, ACCEPTED);
  await pressPay(page);
  await isPlaced(page);
});

test('PAY-04 Back from the provider’s page leads to the waiting order, which can still be paid @phone', async ({
  page,
}) => {
  await openCardFields(page);
  // The link moves when the fields above it report their height; the keyboard reaches it wherever it is.
  await page.getByRole('link', { name: /provider’s page/ }).press('Enter');
  await expect(page.getByRole('heading', { name: /To pay/ })).toBeVisible();
  await page.getByRole('link', { name: 'Go back to the shop without paying' }).click();
  await expect(page.getByRole('heading', { name: 'The payment has not been made yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Try again' }).click();
  await typeCard(page, ACCEPTED);
  await pressPay(page);
  await isPlaced(page);
});
