import { allowInConsole, expect, test, hydrated } from '../steps/shopper.ts';

test('ROUTE-10 an unknown address answers with status 404 and links that lead on', async ({ page }) => {
  allowInConsole(page, /status of 404/);
  for (const address of ['/no/such/page', '/promo/no-such-page', '/product/999999']) {
    expect((await page.goto(address))?.status(), address).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'This page is not here' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'See eyeglasses' }).first()).toBeVisible();
  }
});

test('ROUTE-02 a number in the address is looked up: it shows a listing or a product, and an unknown one is a 404', async ({
  page,
}) => {
  allowInConsole(page, /status of 404/);
  for (const path of ['/category/2001', '/catalog/2001', '/catalog/category/view/2001/2001/1/1']) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: 'Eyeglasses' })).toBeVisible();
  }
  for (const path of ['/product/100101', '/catalog/product/view/id/100101']) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: 'Alder' })).toBeVisible();
  }
  expect((await page.goto('/product/999999'))?.status()).toBe(404);
});

test('ROUTE-02 ROUTE-03 the collection of praised products lists the most popular ones under an address of its own', async ({
  page,
}) => {
  expect((await page.goto('/customer-feedback'))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Worn most' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page).toHaveURL('/customer-feedback');
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

test('ROUTE-01 the home page and the landing pages answer under their exact addresses', async ({ page }) => {
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

test('SRCH-04 a search whose words contain a NUL character finds what the other words match @phone', async ({
  request,
}) => {
  const answer = await request.get('/search?q=alder%00');
  expect(answer.status()).toBe(200);
  expect(await answer.text()).not.toContain('\0');
});

test('HOME-02 HOME-03 the home page loads with its first seven sections, shows the others a moment later, and Back returns to the last one', async ({
  page,
  browser,
  isMobile,
  userAgent,
  baseURL,
}) => {
  const sent = await browser.newContext({ javaScriptEnabled: false, isMobile, userAgent, baseURL });
  const document = await sent.newPage();
  await document.goto('/');
  await expect(document.getByRole('heading', { name: 'An optician at your table' })).toBeAttached();
  await expect(document.getByRole('heading', { name: 'What people wrote' })).toHaveCount(0);
  await sent.close();
  await page.goto('/');
  await hydrated(page);
  const last = page.getByRole('heading', { name: 'What people wrote' });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  const place = await page.evaluate(() => scrollY);
  const product = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('blockquote') });
  await product.first().getByRole('link').click();
  await page.waitForURL(/\/product\//);
  await page.goBack();
  await expect(last).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(900);
});

test('ROUTE-04 any path containing /search leads to the results page of its q', async ({ page }) => {
  for (const path of ['/search', '/in/search/result', '/searching', '/catalog/search']) {
    expect((await page.goto(`${path}?q=alder`))?.status(), path).toBe(200);
    await expect(page).toHaveURL('/search?q=alder');
    await expect(page.getByRole('link', { name: /Alder/ }).first()).toBeVisible();
  }
});

test('CATG-03 a listing that was read half a second ago is shown again without a call, and other goods never stand under its name', async ({
  page,
  isMobile,
}) => {
  await page.goto('/eyeglasses');
  await hydrated(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/\/v2\/products\/category\/\d+/.test(request.url())) calls.push(request.url());
  });
  const goods = page.getByRole('main').getByRole('article');
  const first = await goods.first().innerText();
  const rimless = page.getByRole('main').getByRole('link', { name: 'Rimless', exact: true });
  const visit = async () => {
    await (isMobile ? rimless.tap() : rimless.click());
    await expect(page.getByRole('heading', { level: 1, name: /Rimless/ })).toBeVisible();
    await expect(goods.first()).not.toHaveText(first);
  };
  await visit();
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  // Listings are stored half a second after they were loaded.
  await page.waitForTimeout(700);
  const before = calls.length;
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Eyeglasses' })).toBeVisible();
  await visit();
  expect(calls.length).toBe(before);
});

test('CATG-04 of six listings the one that was opened first is read again, the last one is not', async ({
  page,
  isMobile,
}) => {
  const kinds = ['2017', '2018', '2019', '2020', '2021'];
  const calls: string[] = [];
  page.on('request', (request) => {
    const id = /\/v2\/products\/category\/(\d+)/.exec(request.url())?.[1];
    if (id) calls.push(id);
  });
  await page.goto('/contact-lenses');
  await hydrated(page);
  const title = page.getByRole('heading', { level: 1 });
  const visit = async (kind: string) => {
    const link = page.getByRole('main').locator(`a[href="/category/${kind}"]`).first();
    await (isMobile ? link.tap() : link.click());
    await page.waitForURL(`**/category/${kind}`);
    await expect(title).not.toHaveText('Contact lenses');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    // Listings are stored half a second after they were loaded.
    await page.waitForTimeout(700);
    await page.goBack();
    await expect(title).toHaveText('Contact lenses');
  };
  for (const kind of kinds) await visit(kind);
  // A slow page still shows the listing of all contact lenses when the sixth has been loaded; then it stays cached.
  expect(calls.filter((id) => id !== '2003')).toEqual(kinds);
  await page.waitForTimeout(700);
  calls.length = 0;
  await visit('2021');
  expect(calls).toEqual([]);
  await visit('2017');
  expect(calls).toContain('2017');
});
