import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { STORE } from '../../ports.ts';
import { orderForCash, orderPath, sendPower } from '../steps/orderSteps.ts';
import { expect, goToPayment, hydrated, test } from '../steps/shopper.ts';
import { fulfilmentOf } from '../steps/storePeople.ts';

/** Reloads the page of the order until its timeline matches a pattern. */
async function shows(page: Page, pattern: RegExp): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('list', { name: 'Progress of Alder' })).toContainText(pattern, {
      timeout: 2_000,
    });
  }).toPass();
}

test('ORD-02 an ordered frame waits for its power, is made, is delivered at the second attempt, and its page shows each step', async ({
  page,
  isMobile,
}) => {
  const phone = `98${randomInt(10_000_000, 99_999_999)}`;
  await goToPayment(page, phone);
  await orderForCash(page);
  await expect(page.getByText('Alder waits for your power').first()).toBeVisible();
  const orderId = new URL(page.url()).searchParams.get('orderId') ?? '';
  await page.goto(orderPath(orderId));
  const moved = await page.request.post(`${STORE.gateway}/v2/staff/orders/${orderId}/fulfilment`, {
    headers: { 'x-service-token': process.env.SERVICE_TOKEN ?? '' },
    data: { turn: 'next' },
  });
  // The answer is 409 when the store's own job, which starts orders each minute, was first.
  expect([200, 409]).toContain(moved.status());
  await shows(page, /Your power, waits for you/);

  await hydrated(page);
  await page.getByRole('link', { name: 'Enter the power of Alder' }).click();
  await sendPower(page, isMobile);

  await page.goto(orderPath(orderId));
  await shows(page, /Power checked, now/);
  const fulfilment = fulfilmentOf(page, orderId);
  await fulfilment.press(/accepted/, 'Next step', /lenses_cut/);
  await shows(page, /Lenses cut and fitted, now/);
  await expect(page.getByRole('button', { name: 'Cancel the order' })).toHaveCount(0);
  await fulfilment.press(/lenses_cut/, 'Next step', /quality_check/);
  await fulfilment.press(/quality_check/, 'Next step', /packed/);
  await fulfilment.press(/booked/, 'Next step', /shipped/);
  await fulfilment.press(/shipped/, 'Next step', /out_for_delivery/);
  await shows(page, /On its way, now.*Out for delivery/);
  await fulfilment.press(/out_for_delivery/, 'Delivery fails', /delivery_failed/);
  await shows(page, /Could not be delivered/);
  await fulfilment.press(/delivery_failed/, 'Next step', /out_for_delivery/);
  await fulfilment.press(/out_for_delivery/, 'Next step', /delivered/);
  await shows(page, /Delivered, done/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All delivered');
  await expect(async () => {
    const inbox = await page.request.get(`${STORE.sandbox}/inbox/messages`, {
      params: { to: `+91${phone}` },
    });
    const text = await inbox.text();
    for (const message of ['is on its way', 'comes today', 'could not be delivered', 'has arrived'])
      expect(text).toContain(message);
  }).toPass();
});
