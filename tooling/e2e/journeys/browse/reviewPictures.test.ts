import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { axeViolations } from '../steps/axeViolations.ts';
import { allowInConsole, expect, hydrated, test } from '../steps/shopper.ts';
import { register, somebodyNew } from '../steps/signInSteps.ts';
import { publishReview } from '../steps/storePeople.ts';

const ADDRESS = '/product/500201';

/** A photo, as a phone makes it. */
async function photo(page: Page, colour: string) {
  const desk = await page.context().newPage();
  await desk.setViewportSize({ width: 900, height: 675 });
  await desk.setContent(
    `<body style="background:${colour};font:90px sans-serif;padding:40px">My own picture`,
  );
  const buffer = await desk.screenshot({ type: 'jpeg' });
  await desk.close();
  return { name: 'me.jpg', mimeType: 'image/jpeg', buffer };
}

const isLoaded = (picture: Locator) =>
  expect
    .poll(() => picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
    .toBeGreaterThan(400);

test('PDP-01 PDP-10 a customer writes a review with pictures, staff publish it, and another visitor sees the pictures @desktop', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  await register(page, somebodyNew());
  await page.goto(ADDRESS);
  await hydrated(page);
  await page.getByRole('button', { name: 'Write a review' }).click();
  const form = page.getByRole('form', { name: 'Your review' });
  await form
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: '4 stars' }) })
    .click();
  const words = `They keep their shape, says ${randomUUID()}.`;
  await form.getByRole('textbox').last().fill(words);
  const field = form.getByRole('group', { name: /^Pictures of it/ });
  const input = field.locator('input[type=file]');
  allowInConsole(page, /status of 422/);
  await input.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
  await expect(field.getByText(/cannot read this file as a picture/)).toBeVisible();
  await input.setInputFiles(await photo(page, '#c9b8a0'));
  await isLoaded(field.getByRole('img', { name: 'Your picture 1' }));
  await input.setInputFiles(await photo(page, '#a0b8c9'));
  await isLoaded(field.getByRole('img', { name: 'Your picture 2' }));
  expect(await axeViolations(page)).toEqual([]);
  await form.getByRole('button', { name: /^Publish/ }).click();
  await expect(page.getByText(/A person reads it before it is published/)).toBeVisible();

  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: 'Write a review' }).click();
  await expect(page.getByText(/is not public yet/)).toBeVisible();
  await isLoaded(page.getByRole('img', { name: 'Your picture 2' }));

  const visitor = await browser.newContext({ ...(baseURL && { baseURL }) });
  const seen = await visitor.newPage();
  await seen.goto(ADDRESS);
  await expect(seen.getByRole('heading', { name: 'What wearers say' })).toBeVisible();
  await expect(seen.getByText(words)).toHaveCount(0);
  const [name] = await publishReview(request, words);
  const first = seen.locator(`button:has(img[src$="${name}"])`).first();
  // A public answer is cached for a few seconds.
  await expect(async () => {
    await seen.reload();
    await expect(first).toBeAttached({ timeout: 3_000 });
  }).toPass();
  await hydrated(seen);
  await expect(seen.getByRole('heading', { name: 'Pictures from customers' })).toBeVisible();
  await first.scrollIntoViewIfNeeded();
  await first.click();
  const dialog = seen.getByRole('dialog', { name: 'Pictures from customers' });
  await isLoaded(dialog.locator(`img[src$="${name}"]`));
  await expect(dialog.getByText(words)).toBeVisible();
  expect(await axeViolations(seen)).toEqual([]);
  await seen.keyboard.press('Escape');
  await expect(first).toBeFocused();
  await seen.goto('/reviews');
  await expect(seen.locator(`li img[src$="${name}"]`)).toBeVisible();
  await visitor.close();
});

test('PDP-01 a visitor follows a quote of the home page to pictures from customers and looks through them enlarged, and finds them in Arabic too @phone', async ({
  page,
}) => {
  const row = (title: string) =>
    page.getByRole('heading', { name: title }).locator('xpath=following-sibling::ul').getByRole('button');
  await page.goto('/?country=IN&language=en');
  await hydrated(page);
  const quote = page.getByRole('listitem').filter({ hasText: 'That call saved me a remake.' });
  await quote.scrollIntoViewIfNeeded();
  await quote.getByRole('link', { name: 'Tern' }).click();
  await expect(page).toHaveURL(/\/product\/[^/]*102101$/);
  const pictures = row('Pictures from customers');
  await expect(pictures).toHaveCount(2);
  await pictures.first().scrollIntoViewIfNeeded();
  for (const picture of await pictures.all()) await isLoaded(picture.getByRole('img'));
  await pictures.first().click();
  const dialog = page.getByRole('dialog', { name: 'Pictures from customers' });
  await expect(dialog.getByText(/That call saved me a remake\./)).toBeVisible();
  await isLoaded(dialog.getByRole('img', { name: 'Picture 1 by Joseph A.' }));
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(dialog.getByText(/اللون في الحقيقة مثل الصورة/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.goto('/product/200301?country=AE&language=ar');
  await hydrated(page);
  const inArabic = row('صور من العملاء');
  await expect(inArabic).toHaveCount(2);
  await inArabic.first().scrollIntoViewIfNeeded();
  for (const picture of await inArabic.all()) await isLoaded(picture.getByRole('img'));
  expect(await axeViolations(page)).toEqual([]);
});
