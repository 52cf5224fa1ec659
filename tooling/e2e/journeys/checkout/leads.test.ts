import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { axeViolations } from '../steps/axeViolations.ts';
import { elsewhere } from '../steps/devices.ts';
import { expect, goToCheckout, hydrated, putFrameInBag, test } from '../steps/shopper.ts';
import { fromInbox } from '../steps/signInSteps.ts';
import { bagIsLeft, shopIsNotified } from '../steps/timePasses.ts';

const newEmail = () => `meera.${randomUUID().slice(0, 8)}@post.example`;

/** Runs an action that leaves a lead, and waits until the gateway has accepted it. */
async function leaves(page: Page, path: string, act: () => Promise<void>): Promise<void> {
  const taken = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().includes(path),
  );
  await act();
  expect((await taken).status()).toBe(200);
}

test('CHK-06 a shopper who agreed gets one message about an abandoned bag; the mail links to the bag and to stopping the reminders', async ({
  page,
  request,
}) => {
  const email = newEmail();
  await page.goto('/product/100101');
  await putFrameInBag(page);
  await goToCheckout(page);
  const consent = page.getByRole('checkbox', { name: /^Send me one reminder if I leave this bag/ });
  await expect(consent).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: /^Call me about an eye check-up/ })).not.toBeChecked();
  await consent.check();
  await leaves(page, '/v2/carts/abandonedleads', async () => {
    await page.getByLabel('E-mail', { exact: true }).click();
    await page.keyboard.type(email);
    await page.getByLabel('First name').click();
  });
  expect(await axeViolations(page)).toEqual([]);
  await page.reload();
  await hydrated(page);
  await expect(consent).toBeChecked();

  await page.goto('/');
  await bagIsLeft(email);
  const link = await fromInbox(request, { to: email, pattern: /^Open the bag: (http\S+)$/m });
  await page.goto(link);
  await page.waitForURL(/\/cart\b/);
  await expect(page.getByRole('main')).toContainText('Alder');
  const other = await elsewhere(page);
  await other.goto(link);
  await expect(other.getByRole('main')).toContainText('Your shopping cart is empty');
  await other.context().close();

  const end = await fromInbox(request, {
    to: email,
    pattern: /^No more reminders to this address: (http\S+)$/m,
  });
  await page.goto(end);
  await hydrated(page);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'End the reminders' }).click();
  await expect(
    page.getByText('We send no more reminders of a bag to your address.', { exact: true }),
  ).toBeVisible();

  // The dialog that was used is not shown again.
  await page.goto('/checkout/onepage/');
  await expect(page.getByLabel('E-mail', { exact: true })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Call me about an eye check-up/ })).toBeVisible();
  await expect(consent).toHaveCount(0);
});

test('CHK-06 in Arabic a shopper leaves a number for a home visit and withdraws a consent, and the mail is in Arabic @phone', async ({
  page,
  request,
}) => {
  const email = newEmail();
  const mobile = `50${randomInt(1_000_000, 9_999_999)}`;
  await page.goto('/product/100101?country=AE&language=en');
  await putFrameInBag(page);
  await goToCheckout(page);
  await page.goto('/checkout/onepage/?language=ar');
  await hydrated(page);
  await page.getByLabel('رقم الجوال').click();
  await page.keyboard.type(mobile);
  await page.getByLabel('البريد الإلكتروني', { exact: true }).click();
  await page.keyboard.type(email);
  const homeVisit = page.getByRole('checkbox', { name: /^اتصلوا بي بشأن فحص النظر/ });
  const reminder = page.getByRole('checkbox', { name: /^أرسلوا لي تذكيراً واحداً/ });
  await leaves(page, '/v2/htoLeads', () => homeVisit.check());
  await leaves(page, '/v2/carts/abandonedleads', () => reminder.check());
  await leaves(page, '/v2/carts/abandonedleads', () => reminder.uncheck());
  await leaves(page, '/v2/carts/abandonedleads', () => reminder.check());
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  await shopIsNotified(mobile);
  await fromInbox(request, { to: 'hello@lunette.example', pattern: new RegExp(`(phone: ${mobile})`) });
  await bagIsLeft(email);
  const link = await fromInbox(request, { to: email, pattern: /^افتح الحقيبة: (http\S+language=ar)$/m });
  await page.goto(link);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.waitForURL(/\/cart\b/);
  await expect(page.getByRole('main')).toContainText('ألدر');
});
