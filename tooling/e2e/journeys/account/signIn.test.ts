import { APP_BY_LANGUAGE } from '../steps/appByLanguage.ts';
import { axeViolations } from '../steps/axeViolations.ts';
import { allowInConsole, expect, putFrameAloneInBag, test } from '../steps/shopper.ts';
import {
  account,
  ANANYA,
  fromInbox,
  goToPassword,
  openSignInPopup,
  register,
  send,
  signInByPassword,
  solveCaptcha,
  somebodyNew,
} from '../steps/signInSteps.ts';

test('AUTH-06 AUTH-10 a new visitor opens an account, and the link in the inbox confirms the e-mail address', async ({
  page,
  request,
}) => {
  const person = somebodyNew();
  await register(page, person);
  const pattern = /(\/customer\/account\/verifyemail\?token=\S+)/;
  await page.goto(await fromInbox(request, { to: person.email, pattern }));
  await expect(page.getByText(`${person.email} is confirmed. Thank you.`)).toBeVisible();
});

test('AUTH-01 ROUTE-09 ROUTE-11 UI-07 SESS-10 the login page opens the popup on its sign-in tab, a customer signs in with a password, other tabs follow, and Back after signing out shows no account', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/customer/account?type=login');
  const tabs = other.getByRole('dialog').getByRole('tab');
  await expect(tabs.nth(1)).toHaveAccessibleName('Sign in');
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.bringToFront();
  await signInByPassword(page, ANANYA);
  expect(new URL(page.url()).pathname).toBe('/customer/account');
  await expect(other.getByRole('dialog')).toBeHidden();
  await expect(account(other)).toBeVisible();

  const held = (await context.cookies()).filter(({ httpOnly }) => httpOnly).map(({ value }) => value);
  const readable = await page.evaluate(() =>
    [document.cookie, JSON.stringify(localStorage), JSON.stringify(sessionStorage)].join('\n'),
  );
  expect(held.length).toBeGreaterThan(0);
  for (const token of held) expect(readable).not.toContain(token);

  await page.goto('/eyeglasses');
  await page.goto('/customer/account');
  await account(page).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(account(other)).toBeHidden();
  await page.goBack();
  await expect(page.getByText('Ananya')).toHaveCount(0);
  await expect(account(page)).toBeHidden();
});

test('AUTH-02 ROUTE-11 a customer with a new phone number signs in with the code of a text message', async ({
  page,
  request,
  isMobile,
}) => {
  const { mobile } = somebodyNew();
  const popup = await openSignInPopup(page);
  await popup.getByLabel('E-mail or mobile number').fill(`0${mobile.slice(0, 5)} ${mobile.slice(5)}`);
  const code = popup.getByLabel('Code of 6 digits');
  await send(popup, 'Send a code', code);
  await expect(popup.getByText(/Send again in/)).toBeVisible();
  await code.fill(await fromInbox(request, { to: `+91${mobile}`, pattern: /^(\d{6}) is your/ }));
  const welcome = page.getByRole('dialog', { name: 'Welcome to Lunette' });
  await expect(welcome).toBeVisible();
  await welcome.getByRole('button', { name: 'Not now' }).click();
  await page.waitForURL((url) => url.pathname === (isMobile ? '/sales/order/history' : '/customer/account'));
});

test('AUTH-01 a customer signs in through an identity provider and returns to the same page; a customer who cancels there sees a message', async ({
  page,
}) => {
  allowInConsole(page, /status of (401|422)/);
  await page.goto('/customer/account/edit/');
  await page.getByRole('dialog').getByRole('button', { name: 'Sandbox ID' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('The sign-in was cancelled. Nothing was changed.')).toBeVisible();
  await page.goto('/customer/account/edit/');
  await page.getByRole('dialog').getByRole('button', { name: 'Sandbox ID' }).click();
  await page.getByRole('button', { name: 'Continue as نورة' }).click();
  await page.waitForURL('**/customer/account/edit/');
  await expect(page.getByLabel('First name')).toHaveValue('نورة');
});

test('AUTH-06 a passkey is offered after signing in, and signs the customer in the next time @phone', async ({
  page,
  context,
}) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await register(page, somebodyNew());
  const offer = page.getByRole('dialog', { name: 'Next time without a code?' });
  await offer.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(offer).toBeHidden();
  const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials).toHaveLength(1);
  await page.goto('/customer/account');
  await account(page).click();
  await page.waitForURL((url) => url.pathname === '/');
  // The field offers the passkey by itself, and this device accepts it at once.
  await page.goto('/customer/account');
  await account(page).click();
  await page.waitForURL((url) => url.pathname === '/');
  // In a browser without autofill for passkeys the customer presses the button.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  const popup = await openSignInPopup(page);
  await popup.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(account(page)).toBeVisible();
});

test('AUTH-06 AUTH-08 UI-08 a forgotten password is replaced through the inbox of a full e-mail address, and the old one is wrong from then on', async ({
  page,
  request,
  context,
}) => {
  allowInConsole(page, /status of 422/);
  const person = somebodyNew();
  await register(page, person);
  await context.clearCookies();
  await page.goto('/customer/account/forgotpassword');
  const main = page.getByRole('main');
  for (const typed of ['noura', 'noura@barid', '@barid.example']) {
    await main.getByLabel('E-mail').fill(typed);
    await main.getByRole('button', { name: 'Send the link' }).click();
    await expect(main.getByText(/^Enter a full e-mail address/)).toBeVisible();
  }
  await main.getByLabel('E-mail').fill(person.email);
  await send(main, 'Send the link', main.getByText(/the link is on its way to it/));
  const pattern = /(\/customer\/account\/resetpassword\?token=\S+)/;
  await page.goto(await fromInbox(request, { to: person.email, pattern }));
  await page.getByLabel('New password', { exact: true }).fill('ten quiet rivers');
  await page.getByLabel('New password once more').fill('ten quiet rivers');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByText(/Your new password is set/)).toBeVisible();
  const popup = await openSignInPopup(page);
  const password = await goToPassword(popup, person.email);
  await password.fill(person.password);
  await send(popup, 'Sign in', popup.getByText('E-mail or password is not right.'));
  await password.fill('ten quiet rivers');
  await send(popup, 'Sign in', account(page));
});

test('AUTH-05 after wrong passwords a captcha is asked for, and with it the right password signs in', async ({
  page,
}) => {
  allowInConsole(page, /status of (403|422)/);
  const person = somebodyNew();
  await register(page, person);
  await page.context().clearCookies();
  const popup = await openSignInPopup(page);
  const password = await goToPassword(popup, person.email);
  const missing = popup.getByText('Please tick the box first.');
  const asked = popup.getByText('One more step: please tick the box, then send it again.');
  for (const words of ['one', 'two', 'three', 'four', 'five']) {
    await password.fill(`${words} wrong lamps`);
    await popup.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(
      missing.or(asked).or(popup.getByText('E-mail or password is not right.')).first(),
    ).toBeVisible();
  }
  await expect(missing).toBeVisible();
  await solveCaptcha(popup);
  await password.fill(person.password);
  await popup.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(account(page)).toBeVisible();
});

test('AUTH-05 the third person of a household who registers gets the captcha in the form, solves it and is not refused @phone', async ({
  page,
}) => {
  const answers: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/v2/customers/register')) answers.push(response.status());
  });
  for (const person of [somebodyNew(), somebodyNew()]) {
    await register(page, person);
    await page.context().clearCookies();
  }
  const { email, password } = somebodyNew();
  const popup = await openSignInPopup(page);
  await popup.getByRole('tab', { name: 'Sign up' }).click();
  const box = popup.getByRole('checkbox', { name: 'I am a person' });
  await expect(box).toBeVisible();
  await popup.getByLabel('First name').pressSequentially('Noura');
  await popup.getByLabel('E-mail', { exact: true }).pressSequentially(email);
  await popup.getByLabel('Password', { exact: true }).pressSequentially(password);
  await popup.getByRole('button', { name: 'Open an account', exact: true }).click();
  await expect(popup.getByText('Please tick the box first.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await solveCaptcha(popup);
  await popup.getByRole('button', { name: 'Open an account', exact: true }).click();
  await expect(account(page)).toBeVisible();
  expect(answers).toEqual([200, 200, 200]);
});

test('ROUTE-12 a login link without a token, or with one that cannot be read, leads to the login page', async ({
  page,
}) => {
  for (const lid of ['', '?lid=', '?lid=%C3%BC']) {
    await page.goto(`/customer/login-redirect${lid}`);
    await page.waitForURL('**/customer/account?type=login');
    await expect(page.getByRole('dialog').getByRole('tab', { name: 'Sign in' })).toBeVisible();
  }
});

test('SHELL-06 the header of the desktop opens the popup on the matching tab, the bar of the phone opens the sheet, and a customer who signs in stays on the page', async ({
  page,
  isMobile,
}) => {
  const start = isMobile ? '/eyeglasses' : '/product/100101';
  await page.goto(start, { waitUntil: 'networkidle' });
  const popup = page.getByRole('dialog');
  if (isMobile) await page.getByRole('link', { name: 'You', exact: true }).tap();
  else {
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: 'sign up' }).click();
    await expect(popup.getByRole('tab', { name: 'Sign up' })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await header.getByRole('link', { name: 'sign in &' }).click();
  }
  await expect(popup.getByRole('tab', { name: 'Sign in' })).toHaveAttribute('aria-selected', 'true');
  await (await goToPassword(popup, ANANYA.email)).fill(ANANYA.password);
  const name = page.getByRole('banner').getByRole('button', { name: 'Ananya' });
  await send(popup, 'Sign in', isMobile ? account(page) : name);
  expect(page.url()).toContain(isMobile ? '/customer/account' : start);
});

test('SESS-12 a customer who came from a campaign, and signs in to go back to the checkout, sends the campaign once', async ({
  page,
}) => {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/passutmdata')) sent.push(request.postDataJSON());
  });
  await page.goto('/product/100101?utm_source=letter&utm_campaign=autumn');
  await putFrameAloneInBag(page);
  await expect(page.getByRole('dialog', { name: /Shopping cart/i })).toBeVisible();
  await page.goto(`/customer/account?type=login&returnTo=${encodeURIComponent('/checkout/onepage/')}`);
  const popup = page.getByRole('dialog');
  await (await goToPassword(popup, ANANYA.email)).fill(ANANYA.password);
  const answered = page.waitForResponse((response) => response.url().endsWith('/passutmdata'));
  await send(popup, 'Sign in', page.getByRole('button', { name: /^Continue/ }).first());
  expect((await answered).status()).toBe(200);
  await expect(page).toHaveURL(/\/checkout\/onepage\//);
  expect(sent).toEqual([{ source: 'letter', campaign: 'autumn' }]);
});

for (const [visitor, app] of [
  ['country=IN&language=en', APP_BY_LANGUAGE.en],
  ['country=AE&language=ar', APP_BY_LANGUAGE.ar],
] as const)
  test(`axe finds no violation in the popup with ${visitor} ${app}`, async ({ page }) => {
    await page.goto(`/customer/account?type=login&${visitor}`);
    const popup = page.getByRole('dialog');
    await expect(popup.getByRole('textbox').first()).toBeVisible();
    for (const tab of [1, 0]) {
      await popup.getByRole('tab').nth(tab).click();
      expect(await axeViolations(page)).toEqual([]);
    }
  });
