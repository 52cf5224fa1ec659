import { expect, test } from '../steps/shopper.ts';

test('ROUTE-05 /shop-instagram is a gallery, reached from FOOT-01 the footer’s social links; each picture links to its product', async ({
  page,
  request,
}) => {
  await page.goto('/support');
  const social = page.getByRole('contentinfo').getByRole('link', { name: 'Photos' });
  await social.click();
  await page.waitForURL('**/shop-instagram');
  await expect(page.getByRole('heading', { level: 1, name: 'Our frames in pictures' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Eyeglasses', 'Sunglasses']);
  const pictures = page.getByRole('main').getByRole('link');
  await expect.poll(() => pictures.count()).toBeGreaterThan(15);
  const address = (await pictures.first().getAttribute('href')) ?? '';
  expect(await (await request.get('/shop-instagram')).text()).toContain(`href="${address}"`);
  await pictures.first().click();
  await page.waitForURL(`**${address}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
