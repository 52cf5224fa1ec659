import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { account, fromInbox, register, somebodyNew } from '../steps/signInSteps.ts';
import { typeAddress, typeInto } from '../steps/orderSteps.ts';
import { allowInConsole, expect, goToCheckout, putFrameInBag, test } from '../steps/shopper.ts';

/** Orders with cash on delivery and opens the page of the order; returns its number. */
async function orderAtTheDoor(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByText('Cash on delivery', { exact: true }).click();
  await page.getByRole('button', { name: /^Place order/ }).click();
  await page.getByRole('link', { name: /See the order/ }).click();
  await expect(page.getByRole('list', { name: /^Progress of/ })).toBeVisible();
  return new URL(page.url()).searchParams.get('orderId') ?? '';
}

/** Opens a link of the footer, on a page whose footer does not move: the home page loads its rows above it. */
async function openFromFooter(page: Page, name: string): Promise<void> {
  await page.goto('/support');
  const footer = page.getByRole('contentinfo');
  const link = footer.getByRole('link', { name, exact: true });
  if (!(await link.isVisible()))
    await footer.locator('summary', { hasText: name === 'Track an order' ? 'Help' : 'Shop' }).click();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(name, 'i') })).toBeVisible();
}

test('ORD-01 LPU-05 CHK-07 a guest tracks an order elsewhere: it is masked by e-mail address, and complete and open to changes after its code is typed', async ({
  page,
  context,
  request,
}) => {
  allowInConsole(page, /status of 404/);
  const email = `guest.${randomUUID().slice(0, 8)}@post.example`;
  await page.goto('/product/100101');
  await putFrameInBag(page);
  await goToCheckout(page);
  await expect(page.getByText(/No account is needed/)).toBeVisible();
  await typeAddress(page, email);
  const orderId = await orderAtTheDoor(page);
  // Every step still to come has its day.
  const steps = page.getByRole('list', { name: /^Progress of/ }).getByRole('listitem');
  await expect(steps).toHaveCount(5);
  for (const step of await steps.all()) await expect(step).toContainText(/\d/);
  await expect(page.getByText('+91 98220 41377')).toBeVisible();

  await context.clearCookies();
  await openFromFooter(page, 'Track an order');
  await typeInto(page, 'Order number', orderId);
  await typeInto(page, 'E-mail address of the order', email);
  await page.getByRole('button', { name: 'Open the order' }).click();
  await expect(page.getByText('•••77')).toBeVisible();
  await expect(page.getByText(/Neelkanth|Hohenstein|98220/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Send the code' }).click();
  const code = await fromInbox(request, { to: email, pattern: /^(\d{6})$/m });
  await page.getByLabel('Code of 6 digits').click();
  await page.keyboard.type(code);
  await expect(page.getByText('+91 98220 41377')).toBeVisible();
  await expect(page.getByText('Maximiliane von Hohenstein-Venkataraman')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel the order' })).toBeVisible();

  // The code allows its holder to act for the owner.
  await page.getByRole('button', { name: 'Change the address' }).click();
  const panel = page.getByRole('dialog');
  await panel.getByLabel('House and street').fill('');
  await panel.getByLabel('House and street').pressSequentially('Baner Road 12, behind the old banyan tree');
  await page.getByRole('button', { name: 'Send it there' }).click();
  await expect(panel).toHaveCount(0);
  await expect(page.getByText(/Baner Road 12, behind the old banyan tree/)).toBeVisible();
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText(/You confirmed on/)).toBeVisible();
  await page.getByText(/^History: \d+ entries$/).click();
  await expect(page.getByText('Delivery address changed')).toBeVisible();
  await expect(page.getByText('Payment in cash confirmed')).toBeVisible();
});

test('CHK-01 CHK-02 a new customer keeps the first address; the next order begins at delivery with it and can be sent elsewhere @phone', async ({
  page,
}) => {
  const person = somebodyNew();
  await register(page, person);
  await expect(account(page)).toBeVisible();
  await page.goto('/product/100101');
  await putFrameInBag(page);
  await goToCheckout(page);
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(person.email);
  await expect(page.getByLabel('First name')).toHaveValue('Noura');
  await expect(page.getByText(/No account is needed/)).toHaveCount(0);
  await typeInto(page, 'Mobile number', person.mobile);
  await typeInto(page, 'Last name', 'Al Otaibi');
  await typeInto(page, 'Pincode', '411001');
  await typeInto(page, 'House and street', 'Home, Lane 6');
  await expect(page.getByLabel('City')).toHaveValue('Pune');
  await page.getByText('Save this address in my account').click();
  await page.getByText(/^More: gender/).click();
  await page.getByLabel('Gender').focus();
  await page.keyboard.type('Female');
  await page.getByRole('button', { name: 'Continue to delivery' }).click();
  await expect(page.getByText('The address is in your account now.')).toBeVisible();
  await orderAtTheDoor(page);

  await page.goto('/product/100101');
  // The lenses that were chosen before in this tab are still selected.
  await page.getByRole('button', { name: 'Select lenses' }).filter({ visible: true }).first().click();
  await page
    .getByRole('dialog', { name: 'Select lenses' })
    .getByRole('button', { name: /^Add to bag/ })
    .click();
  await goToCheckout(page);
  await expect(page.getByText(/Noura Al Otaibi, Home, Lane 6/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue to payment' })).toBeVisible();
  await page.getByRole('button', { name: 'Change: Address' }).click();
  await expect(page.getByRole('radio', { name: /Home, Lane 6/ })).toBeChecked();
  await page.getByText('Another address').click();
  await typeInto(page, 'Mobile number', person.mobile);
  await typeInto(page, 'Last name', 'Al Otaibi');
  await typeInto(page, 'Pincode', '411016');
  await typeInto(page, 'House and street', 'Studio, Baner Road 12');
  await expect(page.getByLabel('City')).toHaveValue('Pune');
  await page.getByRole('button', { name: 'Continue to delivery' }).click();
  await expect(page.getByText(/Studio, Baner Road 12/)).toBeVisible();
});

test('ORD-08 an order of a frame alone mentions no lenses and no power', async ({ page }) => {
  await page.goto('/product/100101');
  await page.getByRole('button', { name: 'Select lenses' }).filter({ visible: true }).first().click();
  const panel = page.getByRole('dialog', { name: 'Select lenses' });
  await panel.getByText('Frame Only', { exact: true }).click();
  await panel.getByRole('button', { name: /Add to bag/ }).click();
  await goToCheckout(page);
  await typeAddress(page, `frame.${randomUUID().slice(0, 8)}@post.example`);
  await orderAtTheDoor(page);
  const order = page.getByRole('main');
  await expect(order.getByText('Frame Only')).toBeVisible();
  await expect(order.getByText('1 item', { exact: true })).toBeVisible();
  await expect(order).not.toContainText(/lens|power/i);
});

test('MONEY-02 a guest reads the balance of a gift voucher, and how to spend it', async ({ page }) => {
  await openFromFooter(page, 'Gift vouchers');
  await typeInto(page, 'Code of the voucher', 'GIFT-2026-USED');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByText(/₹120 left of ₹500/)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Enter the code in the bag' })).toBeVisible();
});
