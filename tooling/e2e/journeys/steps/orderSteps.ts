import { expect, type Page } from '@playwright/test';
import { typePowerOf } from './shopper.ts';

/** Types into a field of a form as a person does. */
export async function typeInto(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await field.click();
  await field.pressSequentially(text);
}

/** Types contact and address of the checkout as a person does, with a long name, and continues to the delivery. */
export async function typeAddress(page: Page, email = 'ananya.rao@post.example'): Promise<void> {
  for (const [label, text] of [
    ['Mobile number', '9822041377'],
    ['E-mail', email],
    ['First name', 'Maximiliane'],
    ['Last name', 'von Hohenstein-Venkataraman'],
    ['Pincode', '411001'],
    ['House and street', 'Neelkanth Residency, Lane 6'],
  ] as const)
    await typeInto(page, label, text);
  await expect(page.getByLabel('City')).toHaveValue('Pune');
  await page.getByRole('button', { name: 'Continue to delivery' }).click();
  await expect(page.getByRole('button', { name: 'Continue to payment' })).toBeVisible();
}

/** Places the order in the payment step, with cash on delivery. */
export async function orderForCash(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /Cash on delivery/ }).check();
  await page.getByRole('button', { name: /^Place order/ }).click();
}

/** Waits for the confirmation of a placed order. */
export async function isPlaced(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Thank you, your order is placed' })).toBeVisible();
}

/** Goes from the confirmation to the page of the order; returns its number. */
export async function openOrder(page: Page): Promise<string> {
  await page.getByRole('link', { name: /See the order/ }).click();
  await expect(page.getByRole('list', { name: /^Progress of/ }).first()).toBeVisible();
  return new URL(page.url()).searchParams.get('orderId') ?? '';
}

/** The path of an order's page. */
export function orderPath(orderId: string): string {
  return `/checkout/onepage/success/order-summary?orderId=${orderId}`;
}

/** The number of the shown return, from the text that matches the pattern. */
export async function returnNumber(page: Page, pattern = /^Return R\d+/): Promise<string> {
  return /R(\d+)/.exec(await page.getByText(pattern).first().innerText())?.[1] ?? '';
}

/** Types the power that an ordered frame waits for, and sends it. */
export async function sendPower(page: Page, isMobile: boolean): Promise<void> {
  await typePowerOf(page, '1.25');
  const send = page.getByRole('button', { name: 'Send this power' });
  if (isMobile) await send.tap();
  else await send.click();
  await expect(page.getByText('Prescription updated successfully')).toBeVisible();
}

/** Begins the exchange of delivered goods from the page of their order. */
export async function beginExchange(page: Page, what: 'Something new' | 'The same model'): Promise<void> {
  await page
    .getByRole('link', { name: /^Exchange / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Does not fit' }).click();
  await page.getByText(what, { exact: true }).click();
  await page.getByRole('button', { name: 'Begin the exchange' }).click();
}
