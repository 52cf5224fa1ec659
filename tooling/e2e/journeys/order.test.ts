import { expect, fillAddress, goToCheckout, putFrameInBag, test } from './shopper.ts';
import { STORE } from '../ports.ts';

test('CHK-08 a guest goes from the home page to an order paid at the door, and finds it again', async ({
  page,
  request,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Made to the');
  await page.getByRole('link', { name: 'See eyeglasses' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Eyeglasses' })).toBeVisible();
  await page.getByRole('link', { name: /Alder/ }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Alder' })).toBeVisible();
  await putFrameInBag(page);
  await goToCheckout(page);
  await fillAddress(page);
  await page.getByRole('radio', { name: /Cash on delivery/ }).check();
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, your order is placed' })).toBeVisible();
  await page.getByRole('link', { name: /See the order/ }).click();
  await expect(page.getByText('Alder').first()).toBeVisible();
  await expect(page.getByText('To pay at the door')).toBeVisible();
  await expect
    .poll(async () =>
      JSON.stringify(
        await (await request.get(`${STORE.sandbox}/inbox/messages?to=ananya.rao@post.example`)).json(),
      ),
    )
    .toContain('Alder');
});

test('PAY-01 a card is typed into the provider’s frame, and the order is paid', async ({ page }) => {
  await page.goto('/product/100103');
  await putFrameInBag(page);
  await goToCheckout(page);
  await fillAddress(page);
  await page.getByRole('radio', { name: /^Card/ }).check();
  await page.getByRole('button', { name: 'Continue to card details' }).click();
  const fields = page.frameLocator('iframe[title*="Card"]');
  await fields.getByLabel(/Card number/).fill('4242 4242 4242 4242');
  await fields.getByLabel(/Expires/).fill('08 / 31');
  await fields.getByLabel(/Security code/).fill('123');
  await fields.getByLabel(/Name on card/).fill('Ananya Rao');
  await page.getByRole('button', { name: /^Pay ₹/ }).dblclick();
  await expect(page.getByRole('heading', { name: 'Thank you, your order is placed' })).toBeVisible({
    timeout: 20_000,
  });
  await expect(page.getByText(/was paid by card/)).toBeVisible();
});

test('a card that is declined is told in words, and another one pays the same order', async ({ page }) => {
  await page.goto('/product/102401');
  await putFrameInBag(page);
  await goToCheckout(page);
  await fillAddress(page);
  await page.getByRole('radio', { name: /^Card/ }).check();
  await page.getByRole('button', { name: 'Continue to card details' }).click();
  const fields = page.frameLocator('iframe[title*="Card"]');
  const type = async (number: string) => {
    await fields.getByLabel(/Card number/).fill(number);
    await fields.getByLabel(/Expires/).fill('08 / 31');
    await fields.getByLabel(/Security code/).fill('123');
    await fields.getByLabel(/Name on card/).fill('Ananya Rao');
    await page.getByRole('button', { name: /^Pay ₹/ }).click();
  };
  await type('4000 0000 0000 0002');
  await expect(page.getByText(/declined|not go through/i).first()).toBeVisible({ timeout: 20_000 });
});
