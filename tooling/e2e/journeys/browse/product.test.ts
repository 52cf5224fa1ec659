import type { Locator, Page } from '@playwright/test';
import { sessionOf } from '../steps/cartByCall.ts';
import { placeOrder } from '../steps/ordersByCall.ts';
import { allowInConsole, expect, test, hydrated } from '../steps/shopper.ts';
import { register, somebodyNew } from '../steps/signInSteps.ts';
import { deliver } from '../steps/storePeople.ts';

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

/** Refuses the calls to a path until the returned function is called. */
async function refuse(page: Page, path: string): Promise<() => Promise<void>> {
  const detail = 'The catalogue is closed for a moment.';
  await page.route(path, (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      body: JSON.stringify({ status: 503, code: 'unavailable', title: 'Unavailable', detail }),
    }),
  );
  return () => page.unroute(path);
}

test('PDP-13 a product that fails when its card is pressed shows the error in its place, and opens when it is tried again', async ({
  page,
  isMobile,
}) => {
  allowInConsole(page, /status of 503/);
  await page.goto('/eyeglasses');
  await hydrated(page);
  const answer = await refuse(page, '**/v2/products/product/*');
  await press(page.getByRole('main').getByRole('link', { name: 'Alder' }).first(), isMobile);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The shop cannot be reached');
  await expect(page).toHaveURL(/\/product\/alder-/);
  await answer();
  await press(page.getByRole('button', { name: 'Try again' }), isMobile);
  await expect(page.getByRole('heading', { level: 1, name: 'Alder' })).toBeVisible();
});

test('PDP-03 PDP-09 RX-08 RX-12 a delivery day, lenses, a power or an address that fails is shown as such and tried again: no lenses, an invalid power, an address that stays', async ({
  page,
  isMobile,
}) => {
  allowInConsole(page, /status of 503/);
  const open = async (path: string) => {
    await page.goto(path);
    await hydrated(page);
  };
  const pressNamed = (name: string | RegExp) =>
    press(page.getByRole('button', { name, exact: true }), isMobile);

  let answer = await refuse(page, '**/shipping/estimate?**');
  await open('/product/100101');
  await page.getByLabel('When can I have it?').click();
  await page.keyboard.type('411001');
  await pressNamed('Check');
  await expect(page.getByText(/^We could not look up the date/)).toBeVisible();
  await answer();
  await pressNamed('Check again');
  await expect(page.getByText(/^To Pune/)).toBeVisible();

  answer = await refuse(page, '**/packages?**');
  await pressNamed('Select lenses');
  await pressNamed('Next: lenses');
  const panel = page.getByRole('dialog', { name: 'Select lenses' });
  await expect(panel.getByText('The lenses did not load')).toBeVisible();
  await expect(panel.getByRole('radio')).toHaveCount(0);
  await answer();
  await pressNamed('Load the lenses again');
  await expect(panel.getByRole('radio').first()).toBeVisible();

  answer = await refuse(page, '**/powers/validate');
  await open('/product/300101#power');
  for (const eye of ['Right', 'Left']) {
    await page.getByRole('combobox', { name: `${eye} eye, sphere` }).focus();
    await page.keyboard.press('ArrowDown');
  }
  await expect(page.getByText('System error occurred. Please try after some time...')).toBeVisible();
  const add = page.getByRole('button', { name: /^Add to bag/ });
  await expect(add).toHaveCount(0);
  await answer();
  await pressNamed('Check again');
  await expect(add.filter({ visible: true }).first()).toBeEnabled();

  answer = await refuse(page, '**/oos-subscription');
  await open('/product/101304');
  await pressNamed('Tell me when it is back');
  await page.getByRole('textbox', { name: 'E-mail' }).click();
  await page.keyboard.type(somebodyNew().email);
  await pressNamed('Tell me');
  await expect(page.getByText('The catalogue is closed for a moment.')).toBeVisible();
  await answer();
  await pressNamed('Tell me');
  await expect(page.getByText(/^Saved\. We write to/)).toBeVisible();
});

test('PDP-10 a review by a customer who has received the goods is the first one in the list at once, with the words as they were typed @phone', async ({
  page,
  request,
  isMobile,
}) => {
  const person = somebodyNew();
  await register(page, person);
  const goods = [{ productId: '500101' }];
  const buying = { token: await sessionOf(page), email: person.email, goods, method: 'cod' } as const;
  await deliver(request, await placeOrder(buying));
  await page.goto('/product/500101');
  await hydrated(page);
  await press(page.getByRole('button', { name: 'Write a review' }), isMobile);
  const form = page.getByRole('form', { name: 'Your review' });
  const stars = page.getByRole('radio', { name: '4 stars' });
  await press(form.locator('label').filter({ has: stars }), isMobile);
  await expect(stars).toBeChecked();
  const words = `100 % right, “true” & light ${isMobile ? 'in a pocket' : 'on a desk'}`;
  await form.getByRole('textbox').last().click();
  await page.keyboard.type(words);
  await press(form.getByRole('button', { name: /^Publish/ }), isMobile);
  await expect(page.getByText('Thank you. Your review is published.')).toBeVisible();
  const reviews = page.locator('#reviews');
  await expect(reviews.getByRole('listitem').first()).toContainText(words);
  // A public answer is cached for a few seconds.
  await expect(async () => {
    await page.reload();
    await reviews.scrollIntoViewIfNeeded();
    await expect(reviews.getByText(words).first()).toBeVisible({ timeout: 3_000 });
  }).toPass();
});
