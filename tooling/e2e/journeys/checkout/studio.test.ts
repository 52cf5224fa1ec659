import type { Locator, Page } from '@playwright/test';
import { axeViolations } from '../steps/axeViolations.ts';
import { isPlaced, orderForCash, sendPower } from '../steps/orderSteps.ts';
import { expect, hydrated, test } from '../steps/shopper.ts';
import { withFlow } from '../steps/storeSettings.ts';
import { untranslated } from '../steps/untranslated.ts';

/** Opens the lens panel of the frame that is shown and goes to its last step, the power. */
async function openPowerStep(page: Page) {
  await hydrated(page);
  await page
    .getByRole('button', { name: /Select lenses|اختر العدسات/ })
    .filter({ visible: true })
    .first()
    .click();
  const panel = page.getByRole('dialog', { name: /Select lenses|اختر العدسات/ });
  const next = panel.locator('button[type=submit]');
  const use = panel.locator('input[value=single_vision]');
  const later = panel.locator('input[value=later]');
  await expect(use.or(later)).toBeVisible();
  // The lenses that were chosen before in this tab are still selected.
  if (await use.isVisible()) {
    await use.check();
    await next.click();
    await panel.getByRole('radio').first().check();
    await next.click();
  }
  await expect(later).toBeVisible();
  return panel;
}

/** Puts the frame that is shown into the bag, with lenses whose power an eye test in a studio finds. */
async function putTestedFrameInBag(page: Page): Promise<void> {
  const panel = await openPowerStep(page);
  await panel.getByText(/^(Have my eyes tested in a studio|أريد فحص نظري في أحد متاجركم)$/).click();
  await panel.getByRole('button', { name: /^Add to bag|^أضف إلى الحقيبة/ }).click();
}

/** Chooses the last free time of the day that is shown, and returns it. */
async function lastTime(panel: Locator): Promise<string> {
  const time = panel.locator('label:has(input[name$=time]:enabled)').last();
  await time.click();
  return /\d{1,2}:\d{2}/.exec(await time.innerText())?.[0] ?? '';
}

/** Books a time of the chosen studio, and returns it. */
async function chooseTime(page: Page): Promise<string> {
  await page
    .getByRole('button', { name: /^(Choose the time|اختر الموعد)$/ })
    .filter({ visible: true })
    .click();
  const panel = page.getByRole('dialog', { name: /When would you like your eye test|متى نفحص نظرك/ });
  await expect(panel.locator('input[name=store]:checked')).toBeVisible();
  const time = await lastTime(panel);
  await panel.getByRole('button', { name: /^(Book this time|احجز هذا الوقت)/ }).click();
  await expect(panel).toBeHidden();
  return time;
}

test('CART-08 CHK-01 APPT-02 APPT-05 glasses are bought before their power is known: bag, studio, payment, and the time of the eye test, which is moved', async ({
  page,
  isMobile,
}) => {
  await page.goto('/product/100101');
  await putTestedFrameInBag(page);
  const bag = page.getByRole('dialog', { name: /Shopping cart/i });
  await bag.getByRole('link', { name: 'Continue select store' }).click();
  await page.waitForURL('**/checkout/onepage/**');
  await hydrated(page);
  await expect(page.getByText('Eye test in a studio').first()).toBeAttached();
  await page.getByLabel('Mobile number').fill('98220 41377');
  await page.getByLabel('E-mail').fill('ananya.rao@post.example');
  await page.getByLabel('First name').fill('Ananya');
  await page.getByLabel('Last name').fill('Rao');
  await page.getByLabel('Pincode').fill('400050');
  await page.getByLabel('House and street').fill('Hill Road 12');
  await page.getByLabel('City').fill('Mumbai');
  await page.getByLabel('State').selectOption('Maharashtra');
  await page.getByRole('button', { name: 'Continue to the eye test' }).click();
  const step = page.locator('[aria-current=step]');
  await expect(step.getByRole('heading', { name: 'Your eye test' })).toBeVisible();
  await expect(step.getByRole('radio').first()).toHaveAccessibleName(/Bandra/);
  expect(await axeViolations(page)).toEqual([]);
  await step.getByRole('radio', { name: /Koregaon Park/ }).check();
  await step.getByRole('button', { name: 'Continue to delivery' }).click();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('radio', { name: /Cash on delivery/ })).toBeVisible();

  // The choice is kept and can be changed.
  await page.reload();
  await hydrated(page);
  await expect(page.getByText(/Koregaon Park · North Main Road 14/)).toBeVisible();
  await page.getByRole('button', { name: 'Change: Your eye test' }).click();
  await expect(step.getByRole('radio', { checked: true })).toHaveAccessibleName(/Koregaon Park/);
  await step.getByRole('radio', { name: /Bandra/ }).check();
  await step.getByRole('button', { name: 'Continue to delivery' }).click();
  await orderForCash(page);
  await isPlaced(page);
  await expect(page.getByText('Your eye test at Bandra')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Choose the time' }).click();

  await expect(page.getByRole('heading', { name: 'Your eye test at Bandra' })).toBeVisible();
  const booked = await chooseTime(page);
  const studio = page.getByRole('region', { name: 'Your eye test at Bandra' });
  const first = await studio.getByText(new RegExp(`, ${booked}$`)).innerText();
  expect(await axeViolations(page)).toEqual([]);
  await page.reload();
  await studio.getByRole('button', { name: 'Move' }).click();
  const panel = page.getByRole('dialog', { name: 'Move your appointment' });
  await panel.locator('label:has(input[name$=day]:enabled)').last().click();
  const moved = await lastTime(panel);
  await panel.getByRole('button', { name: /^Move to / }).click();
  await expect(panel).toBeHidden();
  await expect(studio.getByText(new RegExp(`, ${moved}$`))).toBeVisible();
  await expect(studio.getByText(first, { exact: true })).toBeHidden();

  // A shopper who has the power can still enter it.
  await page.getByRole('link', { name: /^Enter the power of/ }).click();
  await sendPower(page, isMobile);
});

test('CART-08 in the bag a power that is sent later is changed to an eye test, and back @phone', async ({
  page,
}) => {
  await page.goto('/product/100101');
  const panel = await openPowerStep(page);
  await panel.locator('input[value=later]').check();
  await panel.getByRole('button', { name: /^Add to bag/ }).click();
  await page.goto('/cart');
  await hydrated(page);
  const toCheckout = (name: RegExp) =>
    page.getByRole('main').getByRole('link', { name }).filter({ visible: true });
  await expect(toCheckout(/proceed to checkout/i)).toBeVisible();
  await page.getByRole('button', { name: /^Have my eyes tested in a studio: / }).click();
  await expect(page.getByText('Your eyes are tested in one of our studios.')).toBeVisible();
  await expect(toCheckout(/^Continue select store$/)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: /^Change power: / }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'I will send it later' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save this power' }).click();
  await expect(toCheckout(/proceed to checkout/i)).toBeVisible();
  await expect(page.getByText('We will call or write to you for the power.')).toBeVisible();
});

test('CART-08 where the studio flow is off no eye test is offered, and a bag that has one works like any other @desktop', async ({
  page,
}) => {
  // A page that was rendered before may still be served for a moment.
  const offers = (choices: number) =>
    expect(async () => {
      await page.goto('/product/100101?country=SG&language=en');
      const panel = await openPowerStep(page);
      await expect(panel.locator('input[value=studio]')).toHaveCount(choices, { timeout: 1_000 });
    }).toPass({ timeout: 60_000 });
  const bag = page.getByRole('dialog', { name: /Shopping cart/i });
  const add = page.getByRole('dialog').getByRole('button', { name: /^Add to bag/ });
  await withFlow('studio_flow', 'en_sg', async (turnOff) => {
    await offers(1);
    await page.locator('input[value=studio]').check();
    await add.click();
    await expect(bag.getByRole('link', { name: 'Continue select store' })).toBeVisible();
    await turnOff();
    await offers(0);
    await add.click();
    await expect(bag.getByRole('link', { name: /proceed to checkout/i })).toBeVisible();
    await bag.getByRole('link', { name: /proceed to checkout/i }).click();
    await page.waitForURL('**/checkout/onepage/**');
    await expect(page.getByRole('button', { name: 'Continue to delivery' })).toBeVisible();
    await expect(page.getByText('Your eye test')).toHaveCount(0);
  });
});

test('CART-08 in Arabic choice, studio and time have Arabic texts in a mirrored layout @phone', async ({
  page,
}) => {
  const isArabic = async () => {
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    expect(await untranslated(page)).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
  };
  await page.goto('/product/100101?country=AE&language=ar');
  await putTestedFrameInBag(page);
  await page.getByRole('link', { name: 'متابعة اختيار المتجر' }).click();
  await page.waitForURL('**/checkout/onepage/**');
  await hydrated(page);
  await page.locator('[name="address.phone"]').fill('501234567');
  await page.locator('[name="address.email"]').fill('guest@post.example');
  await page.locator('[name="address.firstName"]').fill('مريم');
  await page.locator('[name="address.lastName"]').fill('الهاشمي');
  await page.locator('[name="address.addressline1"]').fill('شارع 12، فيلا 7');
  await page.locator('[name="address.locality"]').fill('البرشاء');
  await page.locator('[name="address.city"]').fill('دبي');
  await page.locator('[name="address.state"]').selectOption('Dubai');
  await page.getByRole('button', { name: 'المتابعة إلى فحص النظر' }).click();
  const step = page.locator('[aria-current=step]');
  await expect(step.getByRole('radio').first()).toBeVisible();
  await isArabic();
  await step.getByRole('radio').first().check();
  await step.getByRole('button', { name: 'المتابعة إلى التوصيل' }).click();
  await page.getByRole('button', { name: 'المتابعة إلى الدفع' }).click();
  await page.getByRole('radio', { name: /الدفع عند الاستلام/ }).check();
  await page.getByRole('button', { name: /^تأكيد الطلب/ }).click();
  await expect(page.getByText(/^فحص نظرك في /)).toBeVisible();
  await isArabic();
  await page.getByRole('link', { name: 'اختر الموعد' }).click();
  await chooseTime(page);
  await expect(
    page
      .getByRole('region', { name: /^فحص نظرك في / })
      .getByRole('button')
      .first(),
  ).toBeVisible();
  await isArabic();
});
