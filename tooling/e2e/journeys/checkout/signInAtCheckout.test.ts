import { axeViolations } from '../steps/axeViolations.ts';
import { bagIsOpen, putInBag } from '../steps/bagSteps.ts';
import { otherStorefront } from '../steps/devices.ts';
import { expect, goToCheckout, putFrameInBag, test } from '../steps/shopper.ts';
import { goToPassword, register, somebodyNew } from '../steps/signInSteps.ts';

/** A frame and a case for glasses. */
const [NEEM, CASE] = ['101101', '500101'];

test('CART-25 O-23 a customer with a bag on another device signs in at the checkout: the order stays as it was seen, the other bag is saved for later, and its goods can be put into the bag @phone', async ({
  page,
  isMobile,
}) => {
  const person = somebodyNew();
  const device = await otherStorefront(page, isMobile);
  const there = await device.newPage();
  await register(there, person);
  await putInBag(there, CASE);
  await bagIsOpen(there);

  await page.goto(`/product/${NEEM}`);
  await putFrameInBag(page);
  await goToCheckout(page);
  const order = page.getByRole('complementary', { name: 'Your order' });
  if (isMobile) await order.getByRole('button', { name: /^1 item/ }).click();
  await order.getByRole('link', { name: 'Sign in' }).click();
  const popup = page.getByRole('dialog');
  await (await goToPassword(popup, person.email)).fill(person.password);
  await popup.getByRole('button', { name: 'Sign in', exact: true }).click();

  await page.waitForURL('**/checkout/onepage/**');
  const note = page.getByText('1 item of your other bag is saved for later');
  await expect(note).toBeVisible();
  if (isMobile) await order.getByRole('button', { name: /^1 item/ }).click();
  await expect(order).toContainText('First frame free');
  await expect(order).toContainText('Neem');
  await expect(order).not.toContainText('case');
  expect(await axeViolations(page)).toEqual([]);

  await there.goto('/cart');
  const saved = there.getByRole('region', { name: 'Saved for later' });
  await expect(saved.getByRole('listitem')).toHaveCount(1);
  await device.close();
  await page.getByRole('link', { name: 'See the bag' }).click();
  await page.waitForURL('**/cart');
  await page.getByRole('button', { name: /^Move to bag: / }).click();
  await expect(page.getByRole('region', { name: 'Saved for later' })).toHaveCount(0);
  await page.goto('/checkout/onepage/');
  await expect(order).toContainText('2 items');
  await expect(note).toHaveCount(0);
});
