import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { elsewhere } from '../steps/devices.ts';
import { orderForCash, sendPower } from '../steps/orderSteps.ts';
import {
  allowInConsole,
  expect,
  goToPayment,
  hydrated,
  putFrameInBag,
  test,
  typePowerOf,
} from '../steps/shopper.ts';
import { STORE } from '../../ports.ts';

const newPhone = () => `98${randomInt(10_000_000, 99_999_999)}`;

/**
 * Orders Alder with clear lenses and cash on delivery, with the power to be sent later, and stays on the confirmation page.
 */
async function orderWithoutPower(page: Page, phone: string): Promise<void> {
  await goToPayment(page, phone);
  await orderForCash(page);
  await expect(page.getByText('Alder waits for your power').first()).toBeVisible();
}

/** The last text message to a phone number that matches a pattern, from the inbox of the sandbox. */
async function textTo(page: Page, phone: string, pattern: RegExp): Promise<string> {
  let found = '';
  await expect(async () => {
    const inbox = await page.request.get(`${STORE.sandbox}/inbox/messages`, {
      params: { to: `+91${phone}` },
    });
    found = pattern.exec(await inbox.text())?.[1] ?? '';
    expect(found).not.toBe('');
  }).toPass();
  return found;
}

test('RX-03 RX-09 a line of the bag whose power is sent later says so with its icon', async ({ page }) => {
  await page.goto('/product/100101');
  await putFrameInBag(page);
  await page.goto('/cart');
  const status = page.locator('[data-power]').getByText('We will call or write to you for the power.');
  await expect(status).toBeVisible();
  await expect(status.locator('svg')).toBeVisible();
});

test('FOOT-02 LPU-03 LPU-04 RX-01 RX-02 RX-06 the confirmation page asks for the power, which the shopper enters; a refused power stays typed', async ({
  page,
}) => {
  allowInConsole(page, /status of 409/);
  await orderWithoutPower(page, newPhone());
  await page.getByRole('link', { name: 'Enter the power of Alder' }).click();
  await expect(page.getByRole('heading', { name: 'Your power for Alder' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'I will send it later' })).toHaveCount(0);
  const right = page.locator('[data-eye=right]').getByRole('textbox');
  await right.nth(1).click();
  await page.keyboard.type('-0.50');
  await right.nth(2).click();
  await page.keyboard.type('90');
  const saving = '**/api/v2/orders/**/prescription**';
  const detail = 'The lenses are being made already.';
  await page.route(saving, (route) =>
    route.fulfill({
      status: 409,
      contentType: 'application/problem+json',
      body: JSON.stringify({ status: 409, code: 'power_closed', title: 'Conflict', detail }),
    }),
  );
  await typePowerOf(page, '1.25');
  await page.getByRole('button', { name: 'Send this power' }).click();
  await expect(page.getByRole('log').getByText(detail)).toBeVisible();
  await expect(right.first()).toHaveValue(/1\.25/);
  await page.unroute(saving);
  await page.getByRole('button', { name: 'Send this power' }).click();
  await expect(page.getByText('Prescription updated successfully')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Change the power of Alder' })).toBeVisible();
  await page.reload();
  // The table has no name, an eye without a value has a hyphen, and a column that is empty for both eyes is left out.
  const table = page.getByRole('table', { name: /your power/i });
  await expect(table.getByRole('columnheader').filter({ hasText: /\w/ })).toHaveText([
    'SPH',
    'CYL',
    'AXIS',
    'PD',
  ]);
  await expect(table.getByRole('row').nth(1).getByRole('cell')).toHaveText(['+1.25', '−0.50', '90', '31.5']);
  await expect(table.getByRole('row').nth(2).getByRole('cell')).toHaveText(['+1.25', '-', '-', '31.5']);
});

test('FOOT-02 LPU-05 "Enter My Power" of the footer refuses a wrong number and sends a signed link to the right one, which asks for a code and then the power, on a device that has not opened the order before', async ({
  page,
  isMobile,
}) => {
  const phone = newPhone();
  await orderWithoutPower(page, phone);
  await page.goto('/support');
  await hydrated(page);
  const link = page.getByRole('link', { name: 'Enter My Power' });
  const group = page.locator('details', { has: page.locator('a', { hasText: 'Enter My Power' }) });
  if (!(await link.isVisible())) await group.locator('summary').click();
  await link.click();
  const prompt = page.getByRole('dialog', { name: 'Enter My Power' });
  for (const wrong of ['12345', `6${phone.slice(1)}`, `00${phone}`]) {
    await prompt.getByLabel('Mobile number').fill(wrong);
    await prompt.getByRole('button', { name: 'Send the link' }).click();
    await expect(prompt.getByText('Please enter valid phone number')).toBeVisible();
  }
  await prompt.getByLabel('Mobile number').fill(`0${phone}`);
  await prompt.getByRole('button', { name: 'Send the link' }).click();
  await expect(prompt.getByRole('alert')).toContainText('We have sent a link');
  const address = await textTo(page, phone, /(https?:[^"\s]*editpower[^"\s]*)/);

  const other = await elsewhere(page);
  await other.goto(address.replaceAll('&amp;', '&'));
  await hydrated(other);
  await expect(other.getByRole('heading', { name: 'Alder waits for your power' })).toBeVisible();
  await expect(other.getByText('Rao')).toHaveCount(0);
  await other.getByRole('button', { name: 'Send the code' }).click();
  await expect(other.getByText(/We sent six digits to/)).toBeVisible();
  const code = await textTo(page, phone, /"(\d{6}) is your code/);
  await other.getByRole('textbox').click();
  await other.keyboard.type(code);
  await sendPower(other, isMobile);
  await expect(other.getByRole('link', { name: 'Change the power of Alder' })).toBeVisible();
  await other.context().close();
});

test('ROUTE-15 the page of the message about a power shows the order like the confirmation page', async ({
  page,
}) => {
  await orderWithoutPower(page, newPhone());
  const { search } = new URL(page.url());
  await page.goto(`/checkout/onepage/uploadprescsms${search}`);
  await expect(page.getByRole('link', { name: 'Enter the power of Alder' })).toBeVisible();
});
