import { STORE } from '../../ports.ts';
import { addToBag, bagIsOpen } from '../steps/bagSteps.ts';
import { allowInConsole, expect, hydrated, test } from '../steps/shopper.ts';
import { account, register, somebodyNew } from '../steps/signInSteps.ts';

const DAY = 86_400;

test('SESS-02 SESS-03 SESS-05 a session from before the countries had separate cookies continues under the new cookie and is validated, its sticky cookie lasts 14 days, and a guest whose session is invalid gets another one', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const opened = await request.post(`${STORE.gateway}/v2/sessions`, { headers: { 'x-country-code': 'IN' } });
  const { result } = (await opened.json()) as { result: { id: string } };
  await context.addCookies([{ name: 'clientV1', value: result.id, url: baseURL ?? '' }]);
  const validated = page.waitForResponse('**/api/v2/sessions/validate');
  await page.goto('/product/500101');
  expect((await validated).status()).toBe(200);
  await addToBag(page);
  await bagIsOpen(page);
  const held = async (name: string) => (await context.cookies()).find((cookie) => cookie.name === name);
  expect(await held('clientV1')).toBeUndefined();
  expect(await held('clientV1_in')).toMatchObject({ value: result.id, httpOnly: true });
  const sticky = await held('sessionSticky');
  const days = ((sticky?.expires ?? 0) - Date.now() / 1000) / DAY;
  expect(days).toBeGreaterThan(13.9);
  expect(days).toBeLessThan(14.1);
  await page.reload();
  await hydrated(page);
  expect((await held('sessionSticky'))?.value).toBe(sticky?.value);

  allowInConsole(page, /status of 401/);
  const invalid = 'x'.repeat(result.id.length);
  await context.addCookies([{ name: 'clientV1_in', value: invalid, url: baseURL ?? '', httpOnly: true }]);
  await page.reload();
  await hydrated(page);
  await addToBag(page);
  await bagIsOpen(page);
  expect((await held('clientV1_in'))?.value).not.toBe(invalid);
});

test('AUTH-09 AUTH-11 SESS-07 SESS-08 SESS-10 this browser remembers a new customer, shows a message when the account cannot be read, reads the customer again when its cookie differs from the session, and forgets the customer who signs out', async ({
  page,
  context,
  baseURL,
}) => {
  allowInConsole(page, /status of 503/);
  await register(page, somebodyNew());
  const cookies = async () => (await context.cookies()).map(({ name, value }) => `${name}=${value}`);
  expect(await cookies()).toEqual(expect.arrayContaining(['isLogined=1', 'log_in_status=loggedin']));
  expect(await page.evaluate(() => localStorage.getItem('lunette.isTelephoneVerified'))).toBe('false');

  const profile = '**/api/v2/customers/me';
  await page.route(profile, (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      body: JSON.stringify({ status: 503, code: 'unavailable', title: 'Busy', detail: 'The shop is busy.' }),
    }),
  );
  await page.goto('/customer/account');
  await expect(page.getByText('The shop is busy. Nothing of it is lost.')).toBeVisible();
  await page.unroute(profile);
  await page.reload();
  await expect(account(page)).toBeVisible();

  // The page starts as a guest's, and its session says half a second later that it is a customer's.
  await context.addCookies([{ name: 'isLogined', value: '0', url: baseURL ?? '' }]);
  const read = page.waitForResponse(profile);
  await page.reload();
  expect((await read).status()).toBe(200);
  await expect(account(page)).toBeVisible();
  expect(await cookies()).toContain('isLogined=1');
  await account(page).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await cookies()).toEqual(expect.arrayContaining(['isLogined=0', 'log_in_status=loggedout']));
});
