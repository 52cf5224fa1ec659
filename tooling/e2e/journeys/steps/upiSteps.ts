import type { Page } from '@playwright/test';
import { STORE } from '../../ports.ts';
import { inOtherTab } from './devices.ts';

/** The number of the order whose payment is open. */
export const orderOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';

/** Presses a button of the payment request on the shopper's phone. */
export async function onThePhone(page: Page, orderId: string, button: string): Promise<void> {
  await inOtherTab(page, `${STORE.sandbox}/phone`, async (phone) => {
    const buttons = phone.getByRole('article').filter({ hasText: orderId }).getByRole('button');
    const answered = phone.waitForEvent('load');
    await buttons
      .and(phone.getByRole('button', { name: button, exact: true }))
      .first()
      .click();
    await answered;
  });
}
