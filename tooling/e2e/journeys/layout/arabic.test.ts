import { expect, test } from '../steps/shopper.ts';

test('CTRY-01 the store of the Emirates is in Arabic: mirrored, in dirhams, and amounts stay left-to-right', async ({
  page,
}) => {
  await page.goto('/product/100101?country=AE&language=ar');
  const document = page.locator('html');
  await expect(document).toHaveAttribute('dir', 'rtl');
  await expect(document).toHaveAttribute('lang', /^ar/);
  const amount = page.getByRole('main').getByText(/AED/).filter({ visible: true }).first();
  await expect(amount).toBeVisible();
  expect(
    await amount.evaluate((element) => getComputedStyle(element.closest('bdi, [dir]') ?? element).direction),
  ).toBe('ltr');
  await page.getByRole('button', { name: 'اختر العدسات' }).filter({ visible: true }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('CTRY-03 without a choice the store is India’s, in English and rupees', async ({ page }) => {
  await page.goto('/product/100101');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByText(/₹/).filter({ visible: true }).first()).toBeVisible();
});

test('CTRY-01 the installed app of a phone has its shortcuts in the language and country of the page; the desktop has no app to install', async ({
  page,
  isMobile,
}) => {
  /** The manifest as a browser requests it: without cookies. */
  const manifest = async () => {
    const href = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? '';
    return page.evaluate(async (address) => {
      const answer = await fetch(address, { credentials: 'omit' });
      const { lang, dir, shortcuts } = (await answer.json()) as {
        lang: string;
        dir: string;
        shortcuts: { name: string }[];
      };
      const type = answer.headers.get('content-type');
      return { type, lang, dir, names: shortcuts.map(({ name }) => name) };
    }, href);
  };
  await page.goto('/?country=AE&language=ar');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('link[rel=manifest]')).toHaveCount(isMobile ? 1 : 0);
  if (!isMobile) return;
  expect(await manifest()).toEqual({
    type: 'application/manifest+json',
    lang: 'ar-AE',
    dir: 'rtl',
    names: ['البحث', 'جرّب النظارة', 'حقيبتك', 'طلباتك'],
  });
  await page.goto('/?language=en');
  expect(await manifest()).toMatchObject({
    lang: 'en-AE',
    dir: 'ltr',
    names: ['Search', 'Try on', 'Your bag', 'Your orders'],
  });
});
