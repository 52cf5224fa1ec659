import type { Locator, Page } from '@playwright/test';
import { APP_BY_LANGUAGE } from '../steps/appByLanguage.ts';
import { goToPowerEntry } from '../steps/bagSteps.ts';
import { expect, test, hydrated } from '../steps/shopper.ts';

/** The texts of the store in the language of a journey. */
const WORDS = {
  en: {
    address: '/product/100101',
    lenses: 'Select lenses',
    add: /^Add to bag/,
    sign: /^Change the sign/,
    proceed: /proceed to checkout/i,
    remove: /^Remove /,
  },
  ar: {
    address: '/product/100101?country=AE&language=ar',
    lenses: 'اختر العدسات',
    add: /^أضف إلى الحقيبة/,
    sign: /^تغيير الإشارة/,
    proceed: /^إتمام الطلب/,
    remove: /^حذف /,
  },
} as const;
type Words = (typeof WORDS)[keyof typeof WORDS];

const OWNER = 'Maximiliana Wolfeschlegelsteinhausenbergerdorff';

const eye = (page: Page, name: 'right' | 'left') => page.locator(`[data-eye=${name}]`);
const SPHERE = 0;
const CYLINDER = 1;
const AXIS = 2;
const DISTANCE = 4;
const field = (page: Page, name: 'right' | 'left', at: number) =>
  eye(page, name).getByRole('textbox').nth(at);

/** Opens the form of a power for distance lenses of the frame, as the lens panel does. */
async function openPower(page: Page, words: Words): Promise<void> {
  await goToPowerEntry(page, words.address, 'typed', words.lenses);
  await expect(field(page, 'right', SPHERE)).toBeVisible();
}

/** Types a negative power: with the minus key, or with the button where the device has a numeric keyboard without one. */
async function typeMinus(
  page: Page,
  words: Words,
  input: Locator,
  figure: string,
  isPhone: boolean,
): Promise<void> {
  if (!isPhone) {
    await input.click();
    await page.keyboard.type(`-${figure}`);
    return;
  }
  await input.tap();
  await page.keyboard.type(figure);
  await eye(page, 'right').or(eye(page, 'left')).getByRole('button', { name: words.sign }).tap();
  await expect(input).toBeFocused();
}

async function typePower(page: Page, words: Words, isPhone: boolean): Promise<void> {
  for (const name of ['right', 'left'] as const) {
    await typeMinus(page, words, field(page, name, SPHERE), '14.50', isPhone);
    await typeMinus(page, words, field(page, name, CYLINDER), '5.25', isPhone);
    await field(page, name, DISTANCE).click();
    await page.keyboard.type('31.5');
    await field(page, name, AXIS).click();
    await page.keyboard.type('175');
  }
  await page.locator('input[autocomplete=name]').click();
  await page.keyboard.type(OWNER);
}

async function holdsAt(page: Page, words: Words, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await expect(page.locator('[data-power]')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  const bin = page.getByRole('button', { name: words.remove }).first();
  await bin.click({ trial: true });
  const box = await bin.boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
  const proceed = page.getByRole('link', { name: words.proceed }).filter({ visible: true }).first();
  if (width < 720) await expect(proceed).toBeInViewport({ ratio: 1 });
  await proceed.click({ trial: true });
}

for (const language of ['en', 'ar'] as const)
  test(`CART-04 RX-04 a bag with a typed power fits every width, and shows no table of powers (${language}) ${APP_BY_LANGUAGE[language]}`, async ({
    page,
  }, { project }) => {
    const words = WORDS[language];
    const isPhone = project.name === 'phone';
    await openPower(page, words);
    await typePower(page, words, isPhone);
    await page.getByRole('button', { name: words.add }).filter({ visible: true }).first().click();
    await expect(page.getByRole('dialog').getByRole('link', { name: words.proceed })).toBeVisible();
    await page.goto('/cart');
    await expect(page.locator('[data-power]')).toContainText(OWNER);
    await expect(page.locator('[data-power]')).toContainText('−14.50 −5.25 × 175');
    await expect(page.getByRole('main').getByRole('table')).toHaveCount(0);
    for (const width of isPhone ? [320, 360, 390, 430] : [1024, 1440]) await holdsAt(page, words, width);
  });

test('RX-08 no fault is shown for an eye that is still being typed, an empty eye has a button that leads on, and the message about the difference of the eyes uses the shown values', async ({
  page,
}, { project }) => {
  const words = WORDS.en;
  const isPhone = project.name === 'phone';
  await openPower(page, words);
  for (const at of [SPHERE, CYLINDER])
    await expect(field(page, 'right', at)).toHaveAttribute('inputmode', 'decimal');
  await typeMinus(page, words, field(page, 'right', SPHERE), '3.00', isPhone);
  await typeMinus(page, words, field(page, 'right', CYLINDER), '0.75', isPhone);
  await field(page, 'right', AXIS).click();
  await expect(field(page, 'right', AXIS)).toHaveAttribute('placeholder', '1–180');
  await expect(eye(page, 'right')).not.toContainText('axis is needed');
  await page.keyboard.type('0');
  await field(page, 'right', DISTANCE).click();
  await expect(field(page, 'right', AXIS)).toHaveValue('180');
  await page.keyboard.type('31.5');
  await expect(eye(page, 'left')).not.toContainText('Left eye:');
  await page.locator('input[autocomplete=name]').click();
  await expect(page.getByText('Left eye: no power is entered.').first()).toBeVisible();
  const buy = page.getByRole('button', { name: words.add }).filter({ visible: true }).first();
  await expect(buy).toBeEnabled();
  await field(page, 'left', SPHERE).click();
  await page.keyboard.type('2.25');
  await page.locator('input[autocomplete=name]').click();
  await expect(eye(page, 'left')).toContainText('The eyes differ by 5.25 in sphere.');
  await buy.click();
  await expect(page.getByRole('dialog').getByRole('link', { name: words.proceed })).toBeVisible();
});

test('PDP-05 contact lenses for a year set the boxes of both eyes, and their discount is in the bag; the page shows the solutions to use with them', async ({
  page,
}) => {
  await page.goto('/product/300702');
  await hydrated(page);
  await page.getByRole('heading', { name: 'You may also need' }).scrollIntoViewIfNeeded();
  const solutions = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'To use with these lenses' }) });
  await expect(solutions.getByRole('article')).toHaveCount(4);

  await page.getByRole('button', { name: 'Enter your power' }).filter({ visible: true }).first().click();
  const year = page.getByRole('radio', { name: /^12 months 10% off/ });
  await year.click();
  for (const name of ['right', 'left'] as const) {
    await expect(eye(page, name).getByRole('textbox')).toHaveValue('2');
    await eye(page, name).getByRole('combobox').focus();
    await page.keyboard.press('ArrowDown');
    await expect(eye(page, name).getByRole('combobox')).toHaveValue('-10.00');
  }
  await eye(page, 'left')
    .getByRole('button', { name: /^Lower/ })
    .click();
  await expect(year).not.toBeChecked();
  await expect(page.getByRole('radio', { name: /^6 months/ })).not.toBeChecked();
  await eye(page, 'left')
    .getByRole('button', { name: /^Higher/ })
    .click();
  await expect(year).toBeChecked();
  await page.getByRole('button', { name: 'Add to bag · ₹7,164' }).filter({ visible: true }).first().click();
  await expect(page.getByRole('dialog').getByRole('link', { name: WORDS.en.proceed })).toBeVisible();
  await page.goto('/cart');
  const main = page.getByRole('main');
  await expect(main.getByText('Lumen Monthly: a supply of many months costs less.')).toBeVisible();
  await expect(main.getByText('− ₹796')).toBeVisible();
});
