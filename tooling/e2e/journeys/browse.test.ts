import { expect, test, wakeUp } from './shopper.ts';

test('ROUTE-10 an unknown address is a real 404 with a way on', async ({ page }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('link', { name: 'See eyeglasses' }).first()).toBeVisible();
});

test('ROUTE-02 a number in the address is looked up: a listing, a product, and a missing one is a 404', async ({
  page,
}) => {
  expect((await page.goto('/category/2001'))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Eyeglasses' })).toBeVisible();
  expect((await page.goto('/product/100101'))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Alder' })).toBeVisible();
  expect((await page.goto('/product/999999'))?.status()).toBe(404);
});

test('SESS-01 no script can read the session token', async ({ page, context }) => {
  await page.goto('/eyeglasses');
  await wakeUp(page);
  const token = async () => (await context.cookies()).find(({ name }) => name === 'clientV1_in');
  await expect.poll(token).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  const readable = await page.evaluate(
    () =>
      document.cookie +
      JSON.stringify({ ...localStorage, ...sessionStorage }) +
      document.documentElement.outerHTML,
  );
  expect(readable).not.toContain((await token())?.value);
});
