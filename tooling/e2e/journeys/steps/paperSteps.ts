import { expect, type Page } from '@playwright/test';

/** A photo of a prescription paper, as a phone makes it. */
export async function photoOfPaper(page: Page) {
  const desk = await page.context().newPage();
  await desk.setViewportSize({ width: 900, height: 600 });
  await desk.setContent(
    '<body style="font:32px sans-serif;padding:40px"><p>Ananya Rao</p><p>R.E. −2.25</p><p>L.E. −2.00</p></body>',
  );
  const buffer = await desk.screenshot({ type: 'jpeg' });
  await desk.close();
  return { name: 'paper.jpg', mimeType: 'image/jpeg', buffer };
}

/** Sends a photo of a prescription paper in the form of a power that is being typed. */
export async function sendPhotoInstead(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send a picture instead' }).click();
  const field = page.getByRole('group', { name: 'Picture of your prescription', exact: true });
  await field.locator('input[type=file]').setInputFiles(await photoOfPaper(page));
  await expect(field.getByText('The picture is sent.')).toBeVisible();
}
