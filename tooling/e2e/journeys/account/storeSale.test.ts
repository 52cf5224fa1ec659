import { randomInt } from 'node:crypto';
import { STORE } from '../../ports.ts';
import { axeViolations } from '../steps/axeViolations.ts';
import { allowInConsole, expect, hydrated, test } from '../steps/shopper.ts';
import { makeStaff, signInAsStaff } from '../steps/staffSteps.ts';
import { untranslated } from '../steps/untranslated.ts';

test('STAFF-03 sales staff verify a colleague’s number and record a sale, which is listed, still there after a reload, reaches the point of sale, and is removed again', async ({
  page,
  request,
}) => {
  const colleague = await makeStaff(request, 'salesman', 'Kavya Menon');
  const receipt = `PUN-${randomInt(1e9)}`;
  await signInAsStaff(page, request, 'presales');
  await expect(page.getByText('Your employee number is')).toBeVisible();
  await page.getByRole('link', { name: 'Sales at the counter' }).click();
  await expect(page.getByText('You have recorded no sale today.')).toBeVisible();

  // The browser reports the answer about the wrong number, and the refusal of the second sale.
  allowInConsole(page, /status of (404|409)/);
  const number = page.getByLabel(/^Employee number/);
  await number.pressSequentially('999999');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByText('Nobody in sales has this employee number.')).toBeVisible();
  await expect(number).toHaveValue('999999');
  await number.fill('');
  await number.pressSequentially(colleague.salesmanId);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByText('Kavya Menon')).toBeVisible();

  await page.getByLabel('Receipt number').pressSequentially(receipt);
  await page.getByLabel('Amount').pressSequentially('4,990.50');
  await page.getByLabel(/^Note/).pressSequentially('Two frames');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Record the sale' }).click();
  const recorded = page.getByRole('status').filter({ hasText: `Recorded: receipt ${receipt}` });
  await expect(recorded).toBeFocused();
  await expect(number).toHaveValue('');
  const row = page.getByRole('listitem').filter({ hasText: receipt });
  await expect(row).toContainText('₹4,990.50');
  await expect(row).toContainText('Kavya Menon');

  await number.pressSequentially(colleague.salesmanId);
  await page.getByLabel('Receipt number').pressSequentially(receipt);
  await page.getByLabel('Amount').pressSequentially('10');
  await page.getByRole('button', { name: 'Record the sale' }).click();
  await expect(page.getByText(`Receipt ${receipt} is already recorded`)).toBeVisible();
  await expect(page.getByLabel('Amount')).toHaveValue('10');

  await page.reload();
  await hydrated(page);
  await expect(row).toHaveCount(1);
  const arrived = async () => (await request.get(`${STORE.sandbox}/point-of-sale`)).text();
  await expect.poll(arrived).toContain(`Receipt ${receipt}: INR 4990.50`);
  expect(await arrived()).toContain(`by employee ${colleague.salesmanId}`);

  // It was recorded wrongly: it is removed, put back, and removed by a double press.
  const remove = page.getByRole('button', { name: `Remove the sale with receipt ${receipt}` });
  await remove.click();
  await expect(page.getByText('You have recorded no sale today.')).toBeVisible();
  await expect.poll(arrived).not.toContain(receipt);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('₹4,990.50');
  await expect.poll(arrived).toContain(`Receipt ${receipt}: INR 4990.50`);
  // The message may be above the button.
  await page.getByRole('log').getByRole('button', { name: 'Close' }).click();
  await remove.dblclick();
  await expect(row).toHaveCount(0);
  await expect.poll(arrived).not.toContain(receipt);
});

test('STAFF-03 the page of sales at the counter is in Arabic too, with the messages of its fields @phone', async ({
  page,
  request,
}) => {
  await signInAsStaff(page, request, 'salesman', '?country=AE&language=en');
  await page.goto('/staff/sales?language=ar');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('مبيعات الفرع');
  await page.getByRole('button', { name: 'سجّل البيع' }).click();
  await expect(page.getByText('أدخل رقم الإيصال.')).toBeVisible();
  expect(await untranslated(page)).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);
});
