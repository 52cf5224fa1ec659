import { orderForCash } from '../steps/orderSteps.ts';
import {
  expect,
  goToCheckout,
  goToPayment,
  hydrated,
  putFrameAloneInBag,
  putFrameInBag,
  test,
} from '../steps/shopper.ts';
import { withoutFlow } from '../steps/storeSettings.ts';

test('ROUTE-14 the payment has an address of its own: it shows the checkout at its payment step, and says when there is nothing to pay', async ({
  page,
}) => {
  for (const path of ['/payment', '/checkout', '/checkout/onepage']) {
    await page.goto(path);
    await expect(page.getByText('There is nothing to check out'), path).toBeVisible();
  }
  await goToPayment(page);
  await page.goto('/payment');
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'Payment', exact: true })).toBeVisible();
  await orderForCash(page);
  await page.waitForURL(/\/checkout\/onepage\/success\?orderId=\d+/);
});

test('ROUTE-07 with the new cart flow /cart is the cart page; without it the desktop shows the home page with the side bag, and the phone the cart page', async ({
  page,
  isMobile,
}) => {
  // Each storefront changes a different store.
  const [country, locale] = isMobile ? ['US', 'en_us'] : ['SG', 'en_sg'];
  await page.goto(`/product/100101?country=${country}&language=en`);
  await putFrameAloneInBag(page);
  const popup = page.getByRole('dialog', { name: /Shopping cart/i });
  const bag = page.getByRole('heading', { level: 1, name: /bag/i });
  await popup.getByRole('link', { name: 'See the bag' }).click();
  await page.waitForURL(/\/cart\b/);
  await expect(bag).toBeVisible();
  await withoutFlow('desktop_cart_flow', locale, async () => {
    if (isMobile) {
      await page.goto('/cart');
      await expect(bag).toBeVisible();
      await expect(popup).toHaveCount(0);
      return;
    }
    await expect(async () => {
      await page.goto('/cart');
      await expect(popup).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 60_000 });
    await expect(popup).toContainText('Alder');
    await expect(popup.getByRole('link', { name: 'See the bag' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: /^Bag, 1/ }).click();
    await popup.getByRole('link', { name: /proceed to checkout/i }).click();
    await page.waitForURL('**/checkout/onepage/**');
  });
});

test('CHK-01 CHK-02 UI-02 every field of an address and a gift message are typed once, kept over a reload, and shown again on returning from the next step', async ({
  page,
}) => {
  await page.goto('/product/100101');
  await putFrameInBag(page);
  await goToCheckout(page);
  const field = (label: string) => page.getByLabel(new RegExp(`^${label}( \\(optional\\))?$`));
  const type = async (label: string, text: string) => {
    await field(label).click();
    await field(label).pressSequentially(text);
  };
  await page.getByText(/^More: gender/).click();
  await page.getByText('Add a gift message').click();
  await expect(field('Landmark nearby')).toBeVisible();
  await page.getByText('Add a gift message').click();
  await expect(field('Message')).toBeHidden();
  await expect(field('Landmark nearby')).toBeVisible();
  await page.getByText('Add a gift message').click();
  const texts = {
    'Mobile number': '9822041377',
    'E-mail': 'ananya.rao@post.example',
    'First name': 'Ananya-Lakshmi',
    'Last name': 'Venkataramanan Rao',
    'House and street': 'Neelkanth Residency, Lane 6',
    'Flat, floor, building': 'Flat 7',
    Area: 'Koregaon Park',
    'Landmark nearby': 'Behind the old banyan tree',
    'Another number': '9822041378',
    Floor: '3',
    'Note for the courier': 'Ring twice',
    From: 'Ananya',
    To: 'Mira',
    Message: 'See you soon',
  };
  await type('Pincode', '411001');
  await expect(field('City')).toHaveValue('Pune');
  await expect(field('State')).toHaveValue('Maharashtra');
  for (const [label, text] of Object.entries(texts)) await type(label, text);
  await field('Gender').focus();
  await page.keyboard.type('Other');
  await page.getByText('There is a lift').click();
  const isKept = async () => {
    for (const [label, text] of Object.entries(texts)) await expect(field(label)).toHaveValue(text);
    await expect(field('Gender')).toHaveValue('other');
    await expect(field('There is a lift')).toBeChecked();
  };
  await page.reload();
  await hydrated(page);
  await expect(field('First name')).toBeVisible();
  await isKept();
  await page.getByRole('button', { name: 'Continue to delivery' }).click();
  await expect(page.getByText(/Ananya-Lakshmi Venkataramanan Rao, Neelkanth/)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Change: Address' }).click();
  await expect(field('First name')).toBeVisible();
  await isKept();
});
