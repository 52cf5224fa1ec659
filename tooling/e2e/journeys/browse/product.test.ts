import type { Locator, Page } from '@playwright/test';
import { expect, test, hydrated } from '../steps/shopper.ts';

/** Taps on the phone and clicks on the desktop. */
const press = (element: Locator, isMobile: boolean) => (isMobile ? element.tap() : element.click());

const chosenSize = (page: Page) =>
  page.getByRole('region', { name: 'Size' }).locator('[aria-current=true]').filter({ visible: true });
const chosenColour = (page: Page) =>
  page.getByRole('region', { name: 'Colour' }).locator('[aria-current=true]').filter({ visible: true });

test('choosing a colour keeps the size, and the chosen colour is marked for every size', async ({
  page,
  isMobile,
}) => {
  await page.goto('/product/100101');
  await hydrated(page);
  await expect(chosenSize(page)).toHaveText(/Medium, narrower · 132 mm/);
  await expect(chosenColour(page)).toHaveAccessibleName('Havana tortoise');
  await press(page.getByRole('link', { name: /Medium, wider · 139 mm/ }), isMobile);
  await expect(chosenSize(page)).toHaveText(/Medium, wider · 139 mm/);
  await expect(chosenColour(page)).toHaveAccessibleName('Havana tortoise');
  for (const colour of ['Forest', 'Ink']) {
    await press(page.getByRole('link', { name: colour, exact: true }), isMobile);
    await expect(chosenColour(page)).toHaveAccessibleName(colour);
    await expect(chosenSize(page)).toHaveText(/Medium, wider · 139 mm/);
  }
  await press(page.getByRole('link', { name: /Medium, narrower · 132 mm/ }), isMobile);
  await expect(chosenSize(page)).toHaveText(/132 mm/);
  await expect(chosenColour(page)).toHaveAccessibleName('Ink');
});

test('PDP-06 sunglasses without a power go into the bag with one press; lenses are the second choice, with power for a shopper who came for it', async ({
  page,
  isMobile,
}) => {
  await page.goto('/sunglasses');
  await hydrated(page);
  await press(page.getByRole('main').getByRole('article').first().getByRole('link'), isMobile);
  await page.waitForURL(/\/product\//);
  const add = page.getByRole('button', { name: /^Add to bag · ₹/ });
  const lenses = page.getByRole('button', { name: 'With your power: select lenses' });
  await expect(add).toBeVisible();
  await expect(lenses).toBeVisible();
  await press(add, isMobile);
  const bag = page.getByRole('dialog', { name: /Shopping cart/i });
  await expect(bag.getByText('Without power')).toBeVisible();
  await page.keyboard.press('Escape');
  await press(lenses, isMobile);
  const panel = page.getByRole('dialog', { name: 'Select lenses' });
  await expect(panel.getByRole('radio', { name: /^Without Power/ })).toBeChecked();
  await page.goto('/sunglasses');
  await hydrated(page);
  await press(page.getByRole('link', { name: 'Sunglasses with power' }), isMobile);
  await expect(page.getByRole('heading', { level: 1, name: 'Sunglasses with power' })).toBeVisible();
  await press(page.getByRole('main').getByRole('article').nth(1).getByRole('link'), isMobile);
  await page.waitForURL(/\/product\//);
  await press(lenses, isMobile);
  await expect(panel.getByRole('radio', { name: /^With Power/ })).toBeChecked();
});

/**
 * The width of the enlarged picture in whole pixels: a picture that was zoomed returns to its width except for rounding.
 */
const widthOf = async (picture: Locator) => Math.round((await picture.boundingBox())?.width ?? 0);

test('UI-01 UI-03 an enlarged picture goes to the next one by button, dot, keyboard and swipe in an endless loop, and zooms by keys, double press and pinch', async ({
  page,
  isMobile,
}) => {
  await page.goto('/product/100101');
  await hydrated(page);
  await press(page.getByRole('button', { name: /^Enlarge/ }).first(), isMobile);
  const zoom = page.getByRole('dialog', { name: 'Alder' });
  const picture = zoom.locator('[aria-roledescription=slide]:not([inert]) .shot');
  await expect(zoom.getByText('1 of 2')).toBeVisible();
  for (const reached of ['2 of 2', '1 of 2', '2 of 2']) {
    await press(zoom.getByRole('button', { name: 'Next' }), isMobile);
    await expect(zoom.getByText(reached)).toBeVisible();
    await expect(picture).toBeInViewport({ ratio: 0.9 });
  }
  await press(zoom.getByRole('button', { name: 'Show 1 of 2' }), isMobile);
  await expect(zoom.getByText('1 of 2')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(zoom.getByText('2 of 2')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(zoom.getByText('1 of 2')).toBeVisible();
  await expect(picture).toBeInViewport({ ratio: 0.9 });
  const whole = await widthOf(picture);
  await page.keyboard.press('+');
  await expect.poll(() => widthOf(picture)).toBeGreaterThan(whole * 1.5);
  await page.keyboard.press('0');
  await expect.poll(() => widthOf(picture)).toBe(whole);
  const stage = await picture.boundingBox();
  if (!stage) throw new Error('The picture is not drawn.');
  const [x, y] = [stage.x + stage.width / 2, stage.y + stage.height / 2];
  if (!isMobile) {
    await page.mouse.dblclick(x, y);
    await expect.poll(() => widthOf(picture)).toBeGreaterThan(whole * 2);
    await page.mouse.dblclick(x, y);
    await expect.poll(() => widthOf(picture)).toBe(whole);
    return;
  }
  const fingers = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...places: number[]) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: places.map((place, id) => ({ x: place, y, id })),
    });
  await touch('touchStart', x - 20, x + 20);
  for (const apart of [30, 45, 60]) await touch('touchMove', x - apart, x + apart);
  await touch('touchEnd');
  await expect.poll(() => widthOf(picture)).toBeGreaterThan(whole * 2.5);
  await press(zoom.getByRole('button', { name: 'Zoom out' }), isMobile);
  await page.keyboard.press('0');
  await touch('touchStart', x + 120);
  for (const way of [60, 0, -60, -120]) await touch('touchMove', x + way);
  await touch('touchEnd');
  await expect(zoom.getByText('2 of 2')).toBeVisible();
  await page.goBack();
  await expect(zoom).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Alder' })).toBeVisible();
});

test('Try on replaces the first picture without a layout shift', async ({ page, isMobile }) => {
  await page.goto('/product/100101');
  await hydrated(page);
  const below = page.getByRole('heading', { name: 'Specifications' });
  const before = await below.boundingBox();
  await press(page.getByText('Try on', { exact: true }).filter({ visible: true }).first(), isMobile);
  await expect(page.getByRole('button', { name: /add.*(face|picture|photo)/i }).first()).toBeVisible();
  const after = await below.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(40);
});

test('cards and pages show the same rating, with the last star partly filled', async ({ page }) => {
  await page.goto('/eyeglasses');
  await hydrated(page);
  const card = page.getByRole('main').getByRole('article').first();
  const told = (await card.getByText(/of 5 stars, \d+ reviews?/).textContent())?.split(' ')[0];
  await card.getByRole('link').first().click();
  await page.waitForURL(/\/product\//);
  const stars = page.getByRole('img', { name: `${told} of 5 stars` }).first();
  await expect(stars).toBeVisible();
  const share = await stars.locator('.stars-part > :last-child').getAttribute('style');
  expect(Number(/--rest: ?([\d.]+)%/.exec(share ?? '')?.[1])).toBeCloseTo((1 - (Number(told) % 1)) * 100, 5);
});

test('PDP-14 PDP-15 a product page names its saving, the market price less the selling price, and its data the kind of goods', async ({
  page,
}) => {
  for (const [id, kind] of [
    ['100101', 'eyeglass'],
    ['200901', 'sunglass'],
    ['300101', 'contact lens'],
  ] as const) {
    await page.goto(`/product/${id}`);
    const main = page.getByRole('main');
    const saved = main.getByText(/^You save ₹/).first();
    await expect(saved).toBeVisible();
    const amountOf = (text: string) => Number(/₹([\d,.]+)/.exec(text)?.[1]?.replaceAll(',', ''));
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    const product = data
      .map((text) => JSON.parse(text) as { '@type': string; category?: string; offers?: { price: number } })
      .find((entry) => entry['@type'] === 'Product');
    expect(product?.category).toBe(kind);
    const market = amountOf(await main.locator('s').first().innerText());
    expect(amountOf(await saved.innerText())).toBe(market - (product?.offers?.price ?? 0));
  }
});
