import type { Page } from '@playwright/test';
import { axeViolations } from '../steps/axeViolations.ts';
import { ACCEPTED, CHALLENGED, frameOf, openCardFields, pressPay, typeCard } from '../steps/cardSteps.ts';
import { inOtherTab } from '../steps/devices.ts';
import { isPlaced, orderForCash } from '../steps/orderSteps.ts';
import { allowInConsole, expect, goToPayment, test } from '../steps/shopper.ts';
import { register, somebodyNew } from '../steps/signInSteps.ts';

const CARDS = '/customer/account/savedcards/';
const removal = (page: Page, last4: string) =>
  page.getByRole('button', { name: `Remove Visa ending ${last4}` });

/** Opens an account and pays an order with a card that the provider saves. */
async function payAndKeep(page: Page, number: string): Promise<void> {
  await register(page, somebodyNew());
  await openCardFields(page);
  const keep = frameOf(page).getByRole('checkbox', { name: /Keep this card for next time/ });
  await expect(keep).not.toBeChecked();
  await typeCard(page, number);
  await keep.check();
  await pressPay(page);
}

async function confirmAtBank(page: Page): Promise<void> {
  await frameOf(page).getByLabel('Code from your bank').fill('123456');
  await frameOf(page).getByRole('button', { name: 'Confirm' }).click();
}

test('PAY-01 PAY-08 ROUTE-20 a new customer saves a card while paying, pays the next order with it in one press, and removes it in the account', async ({
  page,
}) => {
  await payAndKeep(page, ACCEPTED);
  await isPlaced(page);

  await goToPayment(page);
  await expect(page.getByRole('radio', { name: /Visa ending 4242/ })).toBeChecked();
  await pressPay(page);
  await isPlaced(page);

  await page.goto(CARDS);
  await expect(removal(page, '4242')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await removal(page, '4242').click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await removal(page, '4242').click();
  await expect(page.getByText('is removed')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No card is saved')).toBeVisible();
});

test('PAY-01 PAY-08 a new customer answers the bank’s question for a saved card too; paying with a card that was removed in another tab is wrong, the page says so, and another method pays @phone', async ({
  page,
}) => {
  allowInConsole(page, /status of 422/);
  await payAndKeep(page, CHALLENGED);
  await confirmAtBank(page);
  await isPlaced(page);

  await goToPayment(page);
  await pressPay(page);
  await confirmAtBank(page);
  await isPlaced(page);

  await goToPayment(page);
  await expect(page.getByRole('radio', { name: /Visa ending 3220/ })).toBeChecked();
  await inOtherTab(page, CARDS, async (other) => {
    await removal(other, '3220').click();
    await expect(other.getByRole('button', { name: 'Undo' })).toBeVisible();
  });
  await pressPay(page);
  await expect(page.getByText('This card is not saved any more.')).toBeVisible();
  // The list is read again, and the methods below it move up.
  await expect(page.getByRole('radio', { name: /Visa ending 3220/ })).toHaveCount(0);
  await orderForCash(page);
  await isPlaced(page);
});
