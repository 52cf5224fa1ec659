import type { Locator, Page } from '@playwright/test';
import { placeMarks } from '../steps/faceSteps.ts';
import { expect, hydrated, test } from '../steps/shopper.ts';
import { fromInbox, register, somebodyNew } from '../steps/signInSteps.ts';

const DAY = 86_400;

/** Adds a photo under a name, with the marks where the form puts them. */
async function keepFace(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a face photo' }).filter({ visible: true }).first().click();
  const form = page.getByRole('dialog', { name: 'Add a face photo' });
  const chooser = page.waitForEvent('filechooser');
  await form.getByText('Choose a photo').click();
  const buffer = await page.screenshot();
  await (await chooser).setFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  await placeMarks(form);
  await form.getByLabel('Name of this face').pressSequentially(name);
  await form.getByRole('button', { name: 'Keep this face' }).click();
  await expect(form.getByText('Without your consent we keep no photo.')).toBeVisible();
  await form.getByRole('checkbox', { name: /^I agree that Lunette keeps this photo/ }).check();
  await form.getByRole('button', { name: 'Keep this face' }).click();
  await expect(form).toBeHidden();
}

/** The picture is loaded and drawn. */
async function isDrawn(picture: Locator): Promise<void> {
  await expect
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0);
}

test('ACCT-01 TRY-01 TRY-02 TRY-03 TRY-04 TRY-05 TRY-09 SESS-11 a guest sees a frame on a photo, sends the picture and compares looks; after a registration the face is the customer’s, who adds another one, chooses, renames and deletes', async ({
  page,
  context,
  request,
}) => {
  const held = async (name: string) => (await context.cookies()).find((cookie) => cookie.name === name);
  await page.goto('/product/100101?country=IN&language=en');
  await hydrated(page);
  await page.getByText('Try on', { exact: true }).filter({ visible: true }).first().click();
  await keepFace(page, 'Me');
  const look = page.getByRole('img', { name: 'Alder on your face' });
  await isDrawn(look);
  const guestId = (await held('dittoGuestId'))?.value;
  expect(guestId).toMatch(/^.{14}$/);

  const { email } = somebodyNew();
  await page.getByRole('button', { name: 'Send by e-mail: Alder' }).click();
  const mail = page.getByRole('dialog', { name: 'Send this picture' });
  await mail.getByLabel('E-mail').fill(email);
  await mail.getByRole('button', { name: 'Send the picture' }).click();
  await expect(mail.getByText(`The picture is on its way to ${email}.`)).toBeVisible();
  await fromInbox(request, { to: email, pattern: /(\/product\/[\w-]+-100101)/ });
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: 'Save Alder to the wishlist' })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Wishlist, 1' })).toBeVisible();
  await page.getByRole('link', { name: 'Compare looks' }).click();
  await page.waitForURL('**/compare-looks');
  await isDrawn(look);

  await register(page, somebodyNew());
  await page.goto('/customer/ditto-profile/');
  const face = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await isDrawn(face('Me').getByRole('img', { name: 'Photo of Me' }));
  for (const name of ['dittoAccessCode', 'dittoSignature']) {
    const days = (((await held(name))?.expires ?? 0) - Date.now() / 1000) / DAY;
    expect(Math.round(days), name).toBe(45);
  }
  expect(await held('dittoGuestId')).toBeUndefined();
  const read = page.waitForResponse('**/api/v2/customers/me');
  await page.reload();
  const { result } = (await (await read).json()) as {
    result: { dittos: string[]; faceAnalysis: { frameSize: string } | null };
  };
  expect(result.dittos).toEqual([guestId]);
  expect(result.faceAnalysis?.frameSize).toBe('Medium');

  await keepFace(page, 'Mum');
  await face('Me').getByRole('button', { name: 'Use for try-on' }).click();
  await expect(face('Me').getByText('Used for try-on')).toBeVisible();
  await expect(face('Mum').getByText('Used for try-on')).toHaveCount(0);
  await page.getByRole('button', { name: 'Rename Mum' }).click();
  const rename = page.getByRole('dialog', { name: 'Rename Mum' });
  await rename.getByLabel('Name of this face').fill('Grandmother');
  await rename.getByRole('button', { name: 'Save' }).click();
  await expect(face('Grandmother')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Me' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click();
  await expect(face('Me')).toHaveCount(0);
  await page.reload();
  await expect(face('Grandmother').getByText('Used for try-on')).toBeVisible();
  await expect(face('Me')).toHaveCount(0);
});
