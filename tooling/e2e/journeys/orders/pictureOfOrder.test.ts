import { axeViolations } from '../steps/axeViolations.ts';
import { sessionOf } from '../steps/cartByCall.ts';
import { placeOrder } from '../steps/ordersByCall.ts';
import { beginExchange, orderPath } from '../steps/orderSteps.ts';
import { sendPhotoInstead } from '../steps/paperSteps.ts';
import { expect, test } from '../steps/shopper.ts';
import { deliver, readPicture } from '../steps/storePeople.ts';
import { storeBegins } from '../steps/timePasses.ts';

const LATER = { sph: 'Call Me/Email Me for Power' };
const POWER = {
  right: { sph: '-1.25', pd: '31.5' },
  left: { sph: '-1.25', pd: '31.5' },
};
const GLASSES = {
  productId: '101001',
  powerType: 'single_vision',
  packageId: 'clear-156',
} as const;
const READING = 'An optician is reading your prescription';

test('RX-10 LPU-01 a picture is sent with other lenses of an order, and an optician reads it @phone', async ({
  page,
  request,
}) => {
  const token = await sessionOf(page);
  const goods = [{ ...GLASSES, prescription: { right: LATER, left: LATER } }];
  const orderId = await placeOrder({ token, method: 'cod', goods });
  await page.goto(orderPath(orderId));
  await page.getByRole('link', { name: /^Change the lenses of/ }).click();
  await page.getByRole('radio', { name: 'Reading', exact: true }).check();
  await sendPhotoInstead(page);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: /^Change them/ }).click();
  await expect(page.getByText('Power updated successfully')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: READING })).toBeVisible();
  await storeBegins(orderId);
  await readPicture(request, orderId, POWER);
  await expect(page.getByRole('table').first()).toContainText('−1.25');
});

test('RX-10 RET-10 glasses are exchanged for the same ones with a power that is sent as a picture @desktop', async ({
  page,
  request,
}) => {
  const token = await sessionOf(page);
  const orderId = await placeOrder({
    token,
    goods: [{ ...GLASSES, prescription: POWER }],
  });
  await deliver(request, orderId);
  await page.goto(orderPath(orderId));
  await beginExchange(page, 'The same model');
  const power = page.getByRole('definition').filter({ hasText: 'The same.' });
  await power.getByRole('button', { name: 'Change' }).click();
  await sendPhotoInstead(page);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Take this picture' }).click();
  await expect(page.getByText('From your picture, which an optician reads.')).toBeVisible();
  await page.getByText('Leave it at a parcel point').click();
  await page.getByRole('button', { name: /^Exchange/ }).click();
  await page.waitForURL(/order-summary/);
  await page
    .getByText(/^Exchanged for order/)
    .getByRole('link', { name: 'See the exchange' })
    .click();
  await page.getByRole('link', { name: 'See the new order' }).click();
  await expect(page.getByText(READING).first()).toBeVisible();
});
