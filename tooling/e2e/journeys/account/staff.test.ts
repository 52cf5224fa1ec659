import { axeViolations } from '../steps/axeViolations.ts';
import { addToBag, bagIsOpen, goToPowerEntry } from '../steps/bagSteps.ts';
import { isPlaced, openOrder, orderForCash, typeAddress } from '../steps/orderSteps.ts';
import { allowInConsole, expect, hydrated, test, typePowerOf } from '../steps/shopper.ts';
import { fromInbox, somebodyNew } from '../steps/signInSteps.ts';
import { signInAsStaff } from '../steps/staffSteps.ts';
import { untranslated } from '../steps/untranslated.ts';

test('STAFF-01 STAFF-02 STAFF-04 WISH-01 sales staff sign in with a mailed code, set a frame aside in the wishlist, order glasses for a customer, who gets the mail, and sign out', async ({
  page,
  request,
}) => {
  const customer = somebodyNew();
  await signInAsStaff(page, request, 'salesman');
  await expect(page.getByText('Vikram Seth')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  // Nothing of a customer's own is read in a session of staff.
  allowInConsole(page, /status of 403/);
  await page.goto('/product/102001');
  await hydrated(page);
  await page
    .getByRole('button', { name: /to the wishlist$/ })
    .filter({ visible: true })
    .first()
    .click();
  await page.getByRole('button', { name: 'Wishlist, 1' }).click();
  await expect(page.getByRole('dialog', { name: 'Products (1)' }).getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Escape');

  await goToPowerEntry(page, '/product/102001', 'typed');
  await typePowerOf(page, '-2.00');
  await addToBag(page);
  await bagIsOpen(page);

  await page.goto('/cart');
  await hydrated(page);
  await expect(page.getByText('Kept until you sign out, for at most 12 hours.')).toBeVisible();
  await expect(page.getByRole('button', { name: /later/ })).toHaveCount(0);
  await page
    .getByRole('link', { name: /proceed to checkout/i })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page).toHaveURL(/\/presales$/);
  await expect(page.getByText(/You order for a customer, as/)).toBeVisible();
  const methods = page.waitForRequest((sent) => sent.url().includes('isSalesman=true'));
  await typeAddress(page, customer.email);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await methods;
  await orderForCash(page);
  await isPlaced(page);
  const orderId = await openOrder(page);
  await expect(page.getByRole('button', { name: /Cancel|Change/ })).toHaveCount(0);
  await fromInbox(request, { to: customer.email, pattern: new RegExp(`(${orderId})`) });

  await page.goto('/cart');
  await hydrated(page);
  await expect(page.getByText('Your shopping cart is empty')).toBeVisible();
  await page.goto('/staff');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/presaleslogin$/);
  await page.goto('/checkout/onepage/presales');
  await expect(page.getByText('This page is for sales staff')).toBeVisible();
});

test('STAFF-01 STAFF-04 a shopper who opens the pages of staff is asked to sign in, in Arabic too @phone', async ({
  page,
}) => {
  await page.goto('/sales?country=AE&language=ar');
  await expect(page).toHaveURL(/presaleslogin/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('تسجيل دخول الموظفين');
  expect(await untranslated(page)).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);
});
