import { randomInt } from 'node:crypto';
import { expect, fillAddress, goToCheckout, hydrated, putFrameInBag, test } from './shopper.ts';
import { STORE } from '../ports.ts';

test('FOOT-02 LPU-03 the link of "Enter My Power" leads to the power of the order that waits for it', async ({
  page,
  request,
  isMobile,
}) => {
  const phone = `98${randomInt(10_000_000, 99_999_999)}`;
  await page.goto('/product/100101');
  await putFrameInBag(page);
  await goToCheckout(page);
  await fillAddress(page, phone);
  await page.getByRole('radio', { name: /Cash on delivery/ }).check();
  await page.getByRole('button', { name: /^Place order/ }).click();
  await page.getByRole('link', { name: /See the order/ }).click();
  await expect(page.getByRole('button', { name: 'Enter the power of Alder' })).toBeVisible();

  await page.goto('/support');
  await hydrated(page);
  const link = page.getByRole('link', { name: 'Enter My Power' });
  const group = page.locator('details', { has: page.locator('a', { hasText: 'Enter My Power' }) });
  if (!(await link.isVisible())) await group.locator('summary').click();
  await link.click();
  const prompt = page.getByRole('dialog', { name: 'Enter My Power' });
  await prompt.getByLabel('Mobile number').fill(phone);
  await prompt.getByRole('button', { name: 'Send the link' }).click();
  await expect(prompt.getByRole('alert')).toContainText('We have sent a link');
  let address = '';
  await expect(async () => {
    const inbox = await request.get(`${STORE.sandbox}/inbox/messages`, { params: { to: `+91${phone}` } });
    address = /https?:[^"\s]*power=[\w-]+/.exec(await inbox.text())?.[0] ?? '';
    expect(address).not.toBe('');
  }).toPass();

  await page.goto(address);
  const editor = page.getByRole('dialog', { name: /Alder/ });
  await expect(editor).toBeVisible();
  await expect(editor.getByRole('button', { name: 'I will send it later' })).toHaveCount(0);
  for (const eye of ['right', 'left']) {
    const fields = editor.locator(`[data-eye=${eye}]`).getByRole('textbox');
    await fields.nth(0).click();
    await page.keyboard.type('1.25');
    await fields.nth(4).click();
    await page.keyboard.type('31.5');
    await page.keyboard.press('Tab');
  }
  const save = editor.getByRole('button', { name: 'Save this power' });
  if (isMobile) await save.tap();
  else await save.click();
  await expect(page.getByText('Prescription updated successfully')).toBeVisible();
  await expect(editor).toBeHidden();
  await expect(page.getByRole('button', { name: 'Change the power of Alder' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('table', { name: /your power/i })).toContainText('+1.25');
});
