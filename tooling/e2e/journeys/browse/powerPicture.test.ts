import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { axeViolations } from '../steps/axeViolations.ts';
import { addToBag, bagIsOpen, goToPowerEntry } from '../steps/bagSteps.ts';
import { openOrder, orderForCash, orderPath } from '../steps/orderSteps.ts';
import { photoOfPaper, sendPhotoInstead } from '../steps/paperSteps.ts';
import { elsewhere } from '../steps/devices.ts';
import { allowInConsole, expect, fillAddress, goToCheckout, test, typePowerOf } from '../steps/shopper.ts';
import { account, fromInbox, register, somebodyNew } from '../steps/signInSteps.ts';
import { signInAsStaff } from '../steps/staffSteps.ts';
import { refusePicture } from '../steps/storePeople.ts';
import { storeBegins } from '../steps/timePasses.ts';

/** The texts of the store in the language of a journey. */
const WORDS = {
  en: {
    address: '/product/101001',
    lenses: 'Select lenses',
    field: 'Picture of your prescription',
    sent: 'The picture is sent.',
    add: /^Add to bag/,
    see: /^See the picture/,
    picture: 'The picture of the prescription',
  },
  ar: {
    address: '/product/101001?country=AE&language=ar',
    lenses: 'اختر العدسات',
    field: 'صورة وصفتك',
    sent: 'أُرسلت الصورة.',
    add: /^أضف إلى الحقيبة/,
    see: /^عرض الصورة/,
    picture: 'صورة الوصفة',
  },
} as const;
type Words = (typeof WORDS)[keyof typeof WORDS];

const READING = 'An optician is reading your prescription';

/** Chooses distance lenses in the lens panel and goes on to the page of the picture. */
async function goToPicture(page: Page, words: Words): Promise<Locator> {
  await goToPowerEntry(page, words.address, 'picture', words.lenses);
  const field = page.getByRole('group', { name: words.field, exact: true });
  await expect(field).toBeVisible();
  return field;
}

/** Reads the picture of an order on the page of opticians, on another device. */
async function readAsOptician(page: Page, request: APIRequestContext, orderId: string): Promise<void> {
  const desk = await elsewhere(page);
  await signInAsStaff(desk, request, 'doctor');
  await desk.getByRole('link', { name: 'Prescriptions to read' }).click();
  await desk.getByRole('button', { name: new RegExp(orderId) }).click();
  await isLoaded(desk.getByRole('img', { name: 'Picture of the prescription' }));
  expect(await axeViolations(desk)).toEqual([]);
  await typePowerOf(desk, '-2.25');
  await desk.getByRole('button', { name: 'Save this power' }).click();
  await expect(desk.getByText(`The power of order ${orderId} is saved.`)).toBeVisible();
  await expect(desk.getByRole('button', { name: new RegExp(orderId) })).toHaveCount(0);
  await desk.context().close();
}

const isLoaded = (picture: Locator) =>
  expect
    .poll(() => picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
    .toBeGreaterThan(400);

test('RX-10 RX-05 a customer sends a picture of the prescription, sees it in the bag, on the order and in the account, and an optician reads it', async ({
  page,
  request,
}) => {
  await register(page, somebodyNew());
  await expect(account(page)).toBeVisible();
  const words = WORDS.en;
  const field = await goToPicture(page, words);
  const buy = page.getByRole('button', { name: words.add }).filter({ visible: true }).first();
  await expect(buy).toHaveAttribute('aria-disabled', 'true');

  await field
    .locator('input[type=file]')
    .setInputFiles({ name: 'paper.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await expect(field.getByText(/We cannot read this kind of file/)).toBeVisible();
  allowInConsole(page, /status of 422/);
  await field
    .locator('input[type=file]')
    .setInputFiles({ name: 'paper.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
  await expect(field.getByRole('button', { name: 'Try again' })).toBeVisible();
  await field.locator('input[type=file]').setInputFiles(await photoOfPaper(page));
  await expect(field.getByText(words.sent)).toBeVisible();
  await isLoaded(field.getByRole('img', { name: words.field }));
  expect(await axeViolations(page)).toEqual([]);
  await addToBag(page);
  await bagIsOpen(page);

  await page.goto('/cart');
  const power = page.locator('[data-power]');
  await expect(power).toContainText('Sent as a picture: power');
  await power.getByRole('button', { name: words.see }).click();
  await isLoaded(page.getByRole('dialog').getByRole('img', { name: words.picture }));
  await page.keyboard.press('Escape');

  await page
    .getByRole('link', { name: /proceed to checkout/i })
    .filter({ visible: true })
    .first()
    .click();
  await page.waitForURL('**/checkout/onepage/**');
  await fillAddress(page);
  await orderForCash(page);
  await expect(page.getByText(READING).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Enter the power/ })).toHaveCount(0);
  const orderId = await openOrder(page);
  await expect(page.getByRole('heading', { level: 1, name: READING })).toBeVisible();
  await page.getByRole('button', { name: words.see }).click();
  await isLoaded(page.getByRole('dialog').getByRole('img', { name: words.picture }));
  await page.keyboard.press('Escape');

  await storeBegins(orderId);
  await readAsOptician(page, request, orderId);
  await expect(page.getByRole('table').first()).toContainText('−2.25');
  await expect(page.getByRole('heading', { level: 1, name: READING })).toHaveCount(0);

  await page.goto('/customer/prescriptions');
  await page.getByRole('button', { name: words.see }).first().click();
  const saved = page.getByRole('dialog');
  await isLoaded(saved.getByRole('img', { name: words.picture }));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    saved.getByRole('link', { name: 'Download the picture' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.jpg$/);
});

test('RX-10 a guest in Arabic sends a picture and sees it in the bag @phone', async ({ page }) => {
  const words = WORDS.ar;
  const field = await goToPicture(page, words);
  await field.locator('input[type=file]').setInputFiles(await photoOfPaper(page));
  await expect(field.getByText(words.sent)).toBeVisible();
  await page.getByRole('button', { name: words.add }).filter({ visible: true }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto('/cart');
  await page.locator('[data-power]').getByRole('button', { name: words.see }).click();
  await isLoaded(page.getByRole('dialog').getByRole('img', { name: words.picture }));
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});

test('RX-10 LPU-01 a shopper sends another picture for an ordered item, and gets a message if it cannot be read @phone', async ({
  page,
  request,
}) => {
  const words = WORDS.en;
  const field = await goToPicture(page, words);
  await field.locator('input[type=file]').setInputFiles(await photoOfPaper(page));
  await expect(field.getByText(words.sent)).toBeVisible();
  await addToBag(page);
  await goToCheckout(page);
  const email = `guest.${randomUUID().slice(0, 8)}@post.example`;
  await fillAddress(page, undefined, email);
  await orderForCash(page);
  const orderId = await openOrder(page);
  await page.getByRole('link', { name: /^Type it or send another picture/ }).click();
  const again = page.getByRole('group', { name: words.field, exact: true });
  await isLoaded(again.getByRole('img', { name: words.field }));
  await again.locator('input[type=file]').setInputFiles(await photoOfPaper(page));
  await expect(again.getByText(words.sent)).toBeVisible();
  await page.getByRole('button', { name: 'Send this power' }).click();
  await expect(page.getByText('Prescription updated successfully')).toBeVisible();
  await page.goto(orderPath(orderId));
  await expect(page.getByRole('heading', { level: 1, name: READING })).toBeVisible();

  await storeBegins(orderId);
  await refusePicture(request, orderId, 'The left half is cut off.');
  const link = await fromInbox(request, { to: email, pattern: /The left half is cut off\.[^]*?(\/\S+)/ });
  await expect(page.getByRole('link', { name: /^Enter the power/ })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('button', { name: words.see })).toHaveCount(0);
  expect(link).toContain(orderId);
  const reason = page.getByText('The left half is cut off.');
  await expect(reason).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: /^Enter the power/ }).click();
  await expect(reason).toBeVisible();
  await sendPhotoInstead(page);
  await page.getByRole('button', { name: 'Send this power' }).click();
  await expect(page.getByRole('heading', { level: 1, name: READING })).toBeVisible();
  await expect(reason).toHaveCount(0);
});
