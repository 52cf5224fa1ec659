import { readFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { APP_BY_LANGUAGE } from '../steps/appByLanguage.ts';
import { axeViolations } from '../steps/axeViolations.ts';
import { allowInConsole, expect, test, ownNetwork } from '../steps/shopper.ts';
import { clearsAfter } from '../steps/toastSteps.ts';
import {
  account,
  ANANYA,
  goToPassword,
  register,
  send,
  signInByPassword,
  somebodyNew,
} from '../steps/signInSteps.ts';

const INDIA = 'country=IN&language=en';
const EMIRATES = 'country=AE&language=ar';
const PAGES = [
  '/customer/account/',
  '/customer/account/appointments/',
  '/customer/prescriptions/',
  '/customer/account/storecredit',
  '/customer/account/savedcards/',
  '/customer/ditto-profile/',
  '/customer/account/addresses/',
  '/customer/account/edit',
  '/customer/account/devices/',
  '/customer/account/privacy/',
];

/** Signs in to the store of a country with the call itself, or in the popup when the gateway asks for a captcha. */
async function enter(page: Page, country: string): Promise<void> {
  // This is no page of the shop: a page's own calls would run while the token changes.
  await page.goto('/robots.txt');
  const code = await page.evaluate(
    async ([body, store]) => {
      const headers = { 'x-country-code': store };
      await fetch('/api/v2/sessions', { method: 'POST', headers });
      const answer = await fetch('/api/v2/customers/authenticate', {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body,
      });
      return ((await answer.json()) as { code?: string }).code;
    },
    [JSON.stringify(ANANYA), country] as const,
  );
  if (code !== 'captcha_required') return expect(code).toBeUndefined();
  allowInConsole(page, /status of 403/);
  await page.goto(`/customer/account?type=login&country=${country}&language=en`);
  const popup = page.getByRole('dialog');
  await (await goToPassword(popup, ANANYA.email)).fill(ANANYA.password);
  await send(popup, 'Sign in', account(page));
}

/** Opens a page of the account and waits until all of it is loaded. */
async function open(page: Page, path: string, store = INDIA): Promise<void> {
  await page.goto(`${path}?${store}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main .sk')).toHaveCount(0);
}

test('ACCT-01 ACCT-03 ACCT-04 SESS-10 UI-05 a new customer enters a name, chooses news, signs another device out, downloads the data and closes the account', async ({
  page,
  browser,
}) => {
  const person = somebodyNew();
  await register(page, person);

  await open(page, '/customer/account/edit/');
  await page.getByLabel('First name').fill('نورة');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await clearsAfter(page, 'Your details are saved', 2_000);
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('نورة');

  await open(page, '/customer/account/privacy/');
  for (const name of ['Text message', 'Tell me about my orders by WhatsApp']) {
    // A change of the cache is drawn with the next frame, and `check` reads the box before.
    await page.getByRole('checkbox', { name }).click();
    await expect(page.getByRole('checkbox', { name })).toBeChecked();
    await expect(page.getByText(`Agreed: ${name}`)).toBeVisible();
  }

  const { baseURL, userAgent, viewport } = test.info().project.use;
  const other = await browser.newContext({ extraHTTPHeaders: ownNetwork(), baseURL, userAgent, viewport });
  const elsewhere = await other.newPage();
  await signInByPassword(elsewhere, person);
  await open(page, '/customer/account/devices/');
  await page.getByRole('button', { name: 'Sign out all others' }).click();
  await expect(page.getByText('All other devices are signed out')).toBeVisible();
  await elsewhere.goto('/customer/account');
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  await other.close();

  await open(page, '/customer/account/privacy/');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('lunette-data.json');
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as { profile: { email: string } };
  expect(data.profile.email).toBe(person.email);

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Type/).fill('DELETE');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/customer/account');
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
});

test('ACCT-02 ACCT-05 ORD-03 MONEY-01 a customer in India finds orders, powers and store credit, and enters an address that is filled in from the place of the device once its location may be read', async ({
  page,
  context,
  isMobile,
}) => {
  await context.setGeolocation({ latitude: 18.5122, longitude: 73.886 });
  const street = `${randomUUID().slice(0, 8)} Lane`;
  await enter(page, 'IN');
  await open(page, isMobile ? '/sales/order/history' : '/customer/account');
  await expect(page.getByRole('heading', { level: 1, name: 'Your orders' })).toBeVisible();
  await page
    .getByRole('listitem')
    .filter({ hasText: '4521367890' })
    .getByRole('heading')
    .getByRole('link')
    .click();
  await expect(page.getByText('Card ending 4242')).toBeVisible();
  await open(page, '/customer/prescriptions');
  await expect(page.getByRole('table', { name: 'Ananya', exact: true }).first()).toContainText('−1.25');
  await open(page, '/customer/account/storecredit/');
  await expect(page.getByText('SC-7KQ4-M2XD')).toBeVisible();
  await page.getByLabel('Code of the voucher').fill('not a code');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByText(/A code has letters, digits and hyphens/)).toBeVisible();

  await open(page, '/customer/account/addresses/');
  await page.getByRole('button', { name: 'Add an address' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Use my location' }).click();
  await expect(
    form.getByText(/^Error! Location access has earlier been denied, kindly enable it/),
  ).toBeVisible();
  await context.grantPermissions(['geolocation']);
  await form.getByRole('button', { name: 'Use my location' }).click();
  await expect(form.getByLabel('Pincode', { exact: true })).toHaveValue('411001');
  await expect(form.getByLabel('City', { exact: true })).toHaveValue('Pune');
  await expect(form.getByLabel('State')).toHaveValue('Maharashtra');
  await form.getByLabel('Mobile number').fill('+91 98220-41377');
  await form.getByLabel('House and street').fill(street);
  await form.getByRole('button', { name: 'Save the address' }).click();
  await expect(form).toBeHidden();
  const card = page.getByRole('listitem').filter({ hasText: street });
  await expect(card).toContainText('+91 98220 41377');
  await card.getByRole('button', { name: /^Remove/ }).click();
  await expect(card).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card).toHaveCount(1);
  await card.getByRole('button', { name: /^Remove/ }).click();
  await expect(card).toHaveCount(0);
});

test('ACCT-02 CTRY-06 in the Emirates an address is entered in Arabic, without a postcode', async ({
  page,
}) => {
  const street = `شارع ${randomUUID().slice(0, 8)}`;
  await enter(page, 'AE');
  await open(page, '/customer/account/addresses/', EMIRATES);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('button', { name: 'إضافة عنوان' }).click();
  const form = page.getByRole('dialog');
  await expect(form.getByLabel('الإمارة')).toBeVisible();
  await expect(form.getByLabel('الرمز البريدي', { exact: true })).toHaveCount(0);
  await form.getByRole('button', { name: 'حفظ العنوان' }).click();
  await expect(form.locator('[aria-invalid=true]').first()).toBeFocused();
  await form.getByLabel('المبنى والشارع').fill(street);
  await form.getByLabel('المدينة', { exact: true }).fill('دبي');
  await form.getByLabel('المنطقة', { exact: true }).fill('ديرة');
  await form.getByLabel('الإمارة').selectOption('Dubai');
  await form.getByLabel('رقم الجوال').fill('٠٥٠ ١٢٣ ٤٥٦٧');
  await form.getByRole('button', { name: 'حفظ العنوان' }).click();
  await expect(form).toBeHidden();
  const card = page.getByRole('listitem').filter({ hasText: street });
  await expect(card).toContainText('+971 50 123 4567');
  await card.getByRole('button', { name: /^إزالة/ }).click();
  await expect(card).toHaveCount(0);
});

for (const [country, store, app] of [
  ['IN', INDIA, APP_BY_LANGUAGE.en],
  ['AE', EMIRATES, APP_BY_LANGUAGE.ar],
] as const)
  test(`axe finds no violation on the pages of the account with ${store}, and crawlers may index none of them ${app}`, async ({
    page,
  }) => {
    await enter(page, country);
    for (const path of PAGES) {
      await open(page, path, store);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      expect(await axeViolations(page), path).toEqual([]);
    }
  });
