import { randomInt, randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { STORE } from '../../ports.ts';
import { allowInConsole } from './shopper.ts';

/** The demo customer of the seed. */
export const ANANYA = { email: 'ananya.rao@post.example', password: 'seven blue lamps' };

/** A new person with an e-mail address and a password that no account has. */
export function somebodyNew() {
  const mobile = `9${String(randomInt(1e9)).padStart(9, '0')}`;
  return { email: `noura.${randomUUID().slice(0, 8)}@barid.example`, mobile, password: 'nine green doors' };
}

/** The popup of the login page. */
export async function openSignInPopup(page: Page): Promise<Locator> {
  await page.goto('/customer/account?type=login');
  const popup = page.getByRole('dialog');
  await expect(popup).toBeVisible();
  return popup;
}

/** Presses the button of a form; when a captcha is asked for, solves it and presses again. */
export async function send(popup: Locator, button: string, after: Locator): Promise<void> {
  // A call of the page that is on its way while the session token changes is refused, and sent again (SESS-05).
  allowInConsole(popup.page(), /status of 401/);
  await popup.getByRole('button', { name: button, exact: true }).click();
  const missing = popup.getByText(/please tick the box/i);
  await expect(after.or(missing).first()).toBeVisible();
  if (!(await missing.isVisible())) return;
  allowInConsole(popup.page(), /status of 403/);
  await solveCaptcha(popup);
  await popup.getByRole('button', { name: button, exact: true }).click();
  await expect(after).toBeVisible();
}

/** Ticks the box of the captcha and waits until the device has solved it. */
export async function solveCaptcha(popup: Locator): Promise<void> {
  await popup.getByRole('checkbox', { name: 'I am a person' }).check();
  await expect(popup.getByText('Confirmed')).toBeVisible({ timeout: 20_000 });
}

/** Goes from the popup to the password of an account. */
export async function goToPassword(popup: Locator, email: string): Promise<Locator> {
  await popup.getByLabel('E-mail or mobile number').fill(email);
  const password = popup.getByLabel('Password', { exact: true });
  await send(popup, 'Continue', password);
  return password;
}

/** Signs in with e-mail address and password. */
export async function signInByPassword(page: Page, { email, password }: typeof ANANYA): Promise<void> {
  const popup = await openSignInPopup(page);
  await (await goToPassword(popup, email)).fill(password);
  await send(popup, 'Sign in', account(page));
}

/** Signs in as a new customer with a phone number, with the code of a text message. */
export async function signInByCode(
  page: Page,
  request: APIRequestContext,
  mobile = somebodyNew().mobile,
): Promise<void> {
  await enterCode(page, request, { mobile, pattern: /^(\d{6}) is your/ });
  await page
    .getByRole('dialog', { name: 'Welcome to Lunette' })
    .getByRole('button', { name: 'Not now' })
    .click();
  await isSignedIn(page);
}

/** Signs in once more as a customer who has signed in by code, with the code of a new text message. */
export async function signInByCodeAgain(
  page: Page,
  request: APIRequestContext,
  mobile: string,
): Promise<void> {
  const texts = await textsTo(request, `+91${mobile}`);
  const used = texts.flatMap((text) => /^\d{6}(?= is your)/.exec(text) ?? []).join('|');
  await enterCode(page, request, { mobile, pattern: new RegExp(`^((?!${used})\\d{6}) is your`) });
  await isSignedIn(page);
}

/** Waits for the page to which a sign-in leads in each app. */
const isSignedIn = (page: Page) => page.waitForURL(/\/(customer\/account|sales\/order\/history)\/?$/);

async function enterCode(
  page: Page,
  request: APIRequestContext,
  { mobile, pattern }: { mobile: string; pattern: RegExp },
): Promise<void> {
  const popup = await openSignInPopup(page);
  await popup.getByLabel('E-mail or mobile number').fill(mobile);
  const code = popup.getByLabel('Code of 6 digits');
  await send(popup, 'Send a code', code);
  await code.fill(await fromInbox(request, { to: `+91${mobile}`, pattern }));
}

/** Opens an account with e-mail address and password. */
export async function register(page: Page, person: ReturnType<typeof somebodyNew>): Promise<void> {
  const popup = await openSignInPopup(page);
  await popup.getByRole('tab', { name: 'Sign up' }).click();
  await popup.getByLabel('First name').fill('Noura');
  await popup.getByLabel('E-mail', { exact: true }).fill(person.email);
  await popup.getByLabel('Password', { exact: true }).fill(person.password);
  await send(popup, 'Open an account', account(page));
}

/** The sign-out button, which only a page of the account has. */
export function account(page: Page): Locator {
  return page.getByRole('button', { name: 'Sign out' }).filter({ visible: true }).first();
}

/** The newest message to a person that matches the pattern; returns what the pattern's group encloses. */
export async function fromInbox(
  request: APIRequestContext,
  { to, pattern }: { to: string; pattern: RegExp },
): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(async () => {
      const texts = await textsTo(request, to);
      found = texts.map((text) => pattern.exec(text)?.[1]).find((part) => part !== undefined);
      return found;
    })
    .toBeTruthy();
  return found ?? '';
}

/** The texts of the messages to a person, the newest first. */
async function textsTo(request: APIRequestContext, to: string): Promise<string[]> {
  const answer = await request.get(`${STORE.sandbox}/inbox/messages`, { params: { to } });
  const { messages } = (await answer.json()) as { messages: { text: string }[] };
  return messages.map(({ text }) => text);
}
