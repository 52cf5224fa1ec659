import type { Locator, Page } from '@playwright/test';
import { bagIsOpen } from '../steps/bagSteps.ts';
import { allowInConsole, expect, putFrameInBag, test, hydrated } from '../steps/shopper.ts';

/** The middle of an element in coordinates of the window. */
async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not drawn.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Touches the middle of an element, moves the finger and lifts it, in the given time. */
async function drag(
  page: Page,
  element: Locator,
  by: { x?: number; y?: number; ms?: number },
): Promise<void> {
  const { x, y } = await middleOf(element);
  const finger = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', share = 0) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd' ? [] : [{ x: x + (by.x ?? 0) * share, y: y + (by.y ?? 0) * share, id: 1 }],
    });
  await send('touchStart');
  for (const share of [0.25, 0.5, 0.75, 1]) {
    await page.waitForTimeout((by.ms ?? 400) / 4);
    await send('touchMove', share);
  }
  await send('touchEnd');
  await finger.detach();
}

test('a tap on the middle of the sort button opens its select, and a choice there sorts the listing', async ({
  page,
}) => {
  await page.goto('/eyeglasses');
  await hydrated(page);
  const select = page.getByRole('combobox', { name: 'Sort' }).filter({ visible: true });
  const pill = page.locator('.chip').filter({ has: select });
  const { x, y } = await middleOf(pill);
  const reached = page.evaluate(
    () =>
      new Promise((resolve) =>
        addEventListener('pointerdown', ({ target }) => resolve((target as Element).localName), {
          once: true,
        }),
      ),
  );
  await page.touchscreen.tap(x, y);
  expect(await reached).toBe('select');
  await expect(select).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sort=/);
  await expect(select).toHaveValue(new URL(page.url()).searchParams.get('sort') ?? '');
});

/** Dialogs of the phone: the page, what is tapped, and the dialog that opens. */
const OPENED: Record<string, { at: string; press: (page: Page) => Locator; dialog: string | RegExp }> = {
  menu: {
    at: '/eyeglasses',
    press: (page) => page.getByRole('button', { name: 'Shop', exact: true }),
    dialog: 'Shop',
  },
  wishlist: {
    at: '/eyeglasses',
    press: (page) => page.getByRole('button', { name: 'Wishlist, empty' }),
    dialog: 'Products (0)',
  },
  filters: {
    at: '/eyeglasses',
    press: (page) => page.getByRole('button', { name: 'Filters' }),
    dialog: 'Filters',
  },
  lenses: {
    at: '/product/100101',
    press: (page) => page.getByRole('button', { name: 'Select lenses' }).filter({ visible: true }),
    dialog: 'Select lenses',
  },
};

for (const [name, { at, press, dialog: title }] of Object.entries(OPENED)) {
  test(`UI-04 Back, a drag, Escape and the button each close the ${name}, and the page stays`, async ({
    page,
  }) => {
    await page.goto('/');
    await page.goto(at);
    await hydrated(page);
    const dialog = page.getByRole('dialog', { name: title });
    const address = page.url();
    const open = async () => {
      await press(page).first().tap();
      await expect(dialog).toBeVisible();
      await dialog.evaluate((element) =>
        Promise.all(element.getAnimations().map(({ finished }) => finished)),
      );
    };
    const isClosed = async () => {
      await expect(dialog).toBeHidden();
      expect(page.url()).toBe(address);
    };
    await open();
    await page.goBack();
    await isClosed();
    await open();
    await drag(page, dialog.locator('.sheet-grab'), { y: 30, ms: 600 });
    await expect(dialog).toBeVisible();
    await drag(page, dialog.locator('.sheet-grab'), { y: 460 });
    await isClosed();
    await open();
    await page.keyboard.press('Escape');
    await isClosed();
    await open();
    await dialog.getByRole('button', { name: 'Close', exact: true }).tap();
    await isClosed();
    await page.goBack();
    await expect(page).toHaveURL('/');
  });
}

test('UI-04 Back closes the bag and the search, and the page stays', async ({ page }) => {
  await page.goto('/eyeglasses');
  await page.goto('/product/100101');
  const address = page.url();
  await hydrated(page);
  await putFrameInBag(page);
  const bag = page.getByRole('dialog', { name: /Shopping cart/i });
  await expect(bag).toBeVisible();
  await page.goBack();
  await expect(bag).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'Select lenses' })).toBeHidden();
  await page.getByRole('link', { name: 'Search frames, lenses' }).tap();
  const search = page.getByRole('dialog', { name: 'Search' });
  await expect(search).toBeVisible();
  await page.goBack();
  await expect(search).toBeHidden();
  expect(page.url()).toBe(address);
  await page.goBack();
  await expect(page).toHaveURL('/eyeglasses');
});

test('Back from a page that the menu opened returns to the previous page, with the menu closed', async ({
  page,
}) => {
  await page.goto('/');
  await page.goto('/eyeglasses');
  await hydrated(page);
  await page.getByRole('button', { name: 'Shop', exact: true }).tap();
  const menu = page.getByRole('dialog', { name: 'Shop' });
  await menu.getByText('Sunglasses', { exact: true }).tap();
  await menu.getByRole('link', { name: /All sunglasses/i }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Sunglasses' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Eyeglasses' })).toBeVisible();
  await expect(menu).toBeHidden();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Sunglasses' })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('Back leads from the power to the lenses and from there to the product', async ({ page }) => {
  await page.goto('/eyeglasses');
  await page.goto('/product/100101');
  await hydrated(page);
  await page.getByRole('button', { name: 'Select lenses' }).filter({ visible: true }).first().tap();
  const panel = page.getByRole('dialog', { name: 'Select lenses' });
  await panel.getByRole('button', { name: 'Next: lenses' }).tap();
  await panel.getByRole('button', { name: 'Next: power' }).tap();
  await panel.getByRole('button', { name: 'Next: type it in' }).tap();
  await expect(page).toHaveURL(/#power$/);
  await page.goBack();
  await expect(panel).toBeVisible();
  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Alder' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/eyeglasses/);
});

const PAGES = [
  '/',
  '/eyeglasses',
  '/search?q=alder',
  '/product/100101',
  '/product/100101/reviews',
  '/cart',
  '/checkout/onepage',
  '/customer/account',
  '/support',
  '/frame-size',
  '/no/such/page',
];

test('at 195 px, 390 at double size, no page scrolls sideways, nor does a 404, and the logo does not overlap the icons', async ({
  page,
}) => {
  allowInConsole(page, /status of 404/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/product/100101');
  await putFrameInBag(page);
  await bagIsOpen(page);
  await page.setViewportSize({ width: 195, height: 422 });
  const wide: string[] = [];
  for (const path of PAGES) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const found = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.scrollingElement!;
      const boxOf = (selector: string) =>
        [...document.querySelectorAll(`.top-bar ${selector}`)].map((part) => part.getBoundingClientRect());
      const overlap = boxOf('.logo').some((logo) =>
        boxOf('.icon-btn').some(({ left, right }) => left < logo.right - 1 && right > logo.left + 1),
      );
      return { scrolls: Math.max(scrollWidth, document.body.scrollWidth) - clientWidth, overlap };
    });
    if (found.scrolls > 0 || found.overlap) wide.push(`${path}: ${JSON.stringify(found)}`);
  }
  expect(wide).toEqual([]);
});
