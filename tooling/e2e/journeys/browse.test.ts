import { expect, test, hydrated } from './shopper.ts';

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
  await hydrated(page);
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

test('ROUTE-01 the home page and the landings of its kind answer under their exact addresses', async ({
  page,
}) => {
  const landings = ['/eyeglasses.html', '/sunglasses.html', '/premium-eyeglasses', '/premium-sunglasses'];
  const titles = new Set<string>();
  for (const address of ['/', ...landings, '/promo/monsoon']) {
    expect((await page.goto(address))?.status(), address).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    titles.add(await page.title());
  }
  expect(titles.size).toBe(6);
  for (const address of ['/sunglasses.htm', '/promo/no-such-page'])
    expect((await page.request.get(address)).status(), address).toBe(404);
});

test('ROUTE-04 any path containing /search leads to the results page of its q', async ({ page }) => {
  for (const path of ['/search', '/in/search/result', '/searching', '/catalog/search']) {
    expect((await page.goto(`${path}?q=alder`))?.status(), path).toBe(200);
    await expect(page).toHaveURL('/search?q=alder');
    await expect(page.getByRole('link', { name: /Alder/ }).first()).toBeVisible();
  }
});
