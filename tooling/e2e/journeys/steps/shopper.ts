import { randomInt } from 'node:crypto';
import { expect, test as base, type Page } from '@playwright/test';
import { ALDER, caller, fillCart, sessionOf } from './cartByCall.ts';

/** Console lines that a page may write, because its journey leads to these failures on purpose. */
const allowedInConsole = new WeakMap<Page, RegExp[]>();

/** Allows errors in the console of a page, such as `/status of 404/`. The browser writes one for each refused call. */
export function allowInConsole(page: Page, pattern: RegExp): void {
  allowedInConsole.set(page, [...(allowedInConsole.get(page) ?? []), pattern]);
}

/** Headers of a network of its own, so that limits by network count one device only. */
export function ownNetwork(): Record<string, string> {
  const part = () => randomInt(1, 255);
  return { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` };
}

/**
 * Moves the window of a page away from the corner of the screen. The headless shell has its pointer there, and a page takes
 * a pointer that is over it for the first input of its visitor.
 */
async function moveFromPointer(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const { windowId } = await browser.send('Browser.getWindowForTarget');
  await browser.send('Browser.setWindowBounds', { windowId, bounds: { left: 100, top: 100 } });
  await browser.detach();
}

/**
 * The test function of all journeys: a journey fails on any error or warning that its page writes to the console, except
 * those of `allowInConsole`.
 */
export const test = base.extend<{ quiet: void }>({
  context: async ({ context }, use) => {
    await context.setExtraHTTPHeaders(ownNetwork());
    await use(context);
  },
  page: async ({ page }, use) => {
    await moveFromPointer(page);
    await use(page);
  },
  quiet: [
    async ({ page }, use) => {
      const said: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') said.push(message.text());
      });
      page.on('pageerror', (fault) => said.push(fault.message));
      await use();
      const allowed = allowedInConsole.get(page) ?? [];
      expect(said.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Waits until the page has hydrated by itself and earlier input has been replayed. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => !('recordedInput' in window));
}

/**
 * Chooses clear distance lenses for the frame that is shown, with the power to be sent later, and puts it into the bag.
 * Lenses that were chosen for it before in this tab are still selected.
 */
export async function putFrameInBag(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Select lenses' }).filter({ visible: true }).first().click();
  const panel = page.getByRole('dialog', { name: 'Select lenses' });
  const distance = panel.getByRole('radio', { name: /^Distance/ }).first();
  const add = panel.getByRole('button', { name: /^Add to bag/ });
  await expect(distance.or(add).first()).toBeVisible();
  if (await distance.isVisible()) {
    await distance.check();
    await panel.getByRole('button', { name: 'Next: lenses' }).click();
    await panel.getByRole('radio').first().check();
    await panel.getByRole('button', { name: 'Next: power' }).click();
    await panel.getByRole('radio', { name: /I will send it later/ }).check();
  }
  await add.click();
}

/** Goes from the popup of the bag to the checkout. */
export async function goToCheckout(page: Page): Promise<void> {
  await page
    .getByRole('dialog', { name: /Shopping cart/i })
    .getByRole('link', { name: /proceed to checkout/i })
    .click();
  await page.waitForURL('**/checkout/onepage/**');
}

/** Puts the frame that is shown into the bag without lenses. */
export async function putFrameAloneInBag(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Select lenses' }).filter({ visible: true }).first().click();
  const panel = page.getByRole('dialog', { name: 'Select lenses' });
  await panel.getByRole('radio', { name: /^Frame Only/ }).check();
  await panel.getByRole('button', { name: /^Add to bag/ }).click();
}

/** Puts Alder and an address into the visitor's cart with the gateway's calls, and opens the payment step. */
export async function goToPayment(page: Page, phone?: string): Promise<void> {
  const client = test.info().project.name === 'phone' ? 'mobilesite' : 'desktop';
  const call = await caller({
    ...ownNetwork(),
    'x-country-code': 'IN',
    'accept-language': 'en',
    'x-api-client': client,
  })(await sessionOf(page));
  await fillCart(call, { goods: [ALDER], email: 'ananya.rao@post.example', phone });
  await page.goto('/checkout/onepage/');
  await expect(page.getByRole('radio', { name: /Cash on delivery/ })).toBeVisible();
}

/** Fills in contact and address of a shopper in Pune, and accepts the delivery that is selected. */
export async function fillAddress(
  page: Page,
  phone = '98220 41377',
  email = 'ananya.rao@post.example',
): Promise<void> {
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('First name').fill('Ananya');
  await page.getByLabel('Last name').fill('Rao');
  await page.getByLabel('Pincode').fill('411001');
  await page.getByLabel('House and street').fill('Neelkanth Residency, Lane 6');
  await page.getByLabel('City').fill('Pune');
  await page.getByLabel('State').selectOption('Maharashtra');
  await page.getByRole('button', { name: 'Continue to delivery' }).click();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
}

/** Types the same sphere for both eyes, with a pupillary distance, into the form of a power. */
export async function typePowerOf(page: Page, sphere: string): Promise<void> {
  for (const eye of ['right', 'left']) {
    const fields = page.locator(`[data-eye=${eye}]`).getByRole('textbox');
    await fields.nth(0).click();
    await page.keyboard.type(sphere);
    await fields.nth(4).click();
    await page.keyboard.type('31.5');
    await page.keyboard.press('Tab');
  }
}
