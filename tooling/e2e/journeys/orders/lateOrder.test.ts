import { randomInt } from 'node:crypto';
import { APP_BY_LANGUAGE } from '../steps/appByLanguage.ts';
import { axeViolations } from '../steps/axeViolations.ts';
import { sessionOf } from '../steps/cartByCall.ts';
import { placeOrder } from '../steps/ordersByCall.ts';
import { orderPath } from '../steps/orderSteps.ts';
import { allowInConsole, expect, hydrated, test } from '../steps/shopper.ts';
import { fromInbox } from '../steps/signInSteps.ts';
import { fulfilmentOf, pack } from '../steps/storePeople.ts';
import { orderIsFarTooLate, storeBegins } from '../steps/timePasses.ts';
import { untranslated } from '../steps/untranslated.ts';

const POWER = { right: { sph: '-2.25', pd: '31.0' }, left: { sph: '-1.50', pd: '31.5' } };
const GLASSES = {
  productId: '100101',
  powerType: 'single_vision' as const,
  packageId: 'clear-156',
  prescription: POWER,
};

test('ORD-06 MONEY-01 of three pieces that the courier does not collect two are cancelled with a full refund, the third is packed again and shipped, and another tab with an open dialog says that it is too late @phone', async ({
  page,
  context,
  request,
}) => {
  allowInConsole(page, /status of 409/);
  const email = `guest.${randomInt(1e9)}@post.example`;
  const goods = [{ productId: '400102', quantity: 3 }];
  const orderId = await placeOrder({ token: await sessionOf(page), goods, email });
  await pack(request, orderId);
  const fulfilment = fulfilmentOf(page, orderId);
  await fulfilment.shows(/: booked/);
  await page.goto(orderPath(orderId));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel the order' })).toHaveCount(0);

  await orderIsFarTooLate(orderId);
  await fromInbox(request, { to: email, pattern: /(you can cancel them on the page of the order)/ });
  await page.reload();
  await hydrated(page);
  await expect(page.getByText(/should have been with you weeks ago/)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  const other = await context.newPage();
  await other.goto(orderPath(orderId));
  await hydrated(other);
  await other.getByRole('button', { name: 'Cancel the order' }).click();
  const otherDialog = other.getByRole('dialog');
  await otherDialog.getByRole('radio', { name: 'It takes too long' }).check();
  await otherDialog.getByRole('radio', { name: /^To the card/ }).check();

  await page.bringToFront();
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/We are to blame for this delay/)).toBeVisible();
  const money = dialog.getByRole('group', { name: 'Your refund' });
  const whole = await money.innerText();
  await dialog.getByRole('button', { name: /^One fewer/ }).click();
  await expect(dialog.getByRole('checkbox', { name: /2 pieces/ })).toBeChecked();
  await expect(money).not.toHaveText(whole);
  await expect(dialog.getByText('Not refunded')).toHaveCount(0);
  await dialog.getByRole('radio', { name: 'It takes too long' }).check();
  await dialog.getByRole('radio', { name: /^To the card/ }).check();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel the chosen items' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/2 pieces cancelled/).first()).toBeVisible();

  await fulfilment.shows(/: cancelled/);
  await fulfilment.press(/: booked/, 'Next step', /: shipped/);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/On its way, now/)).toBeAttached({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByRole('button', { name: 'Cancel the order' })).toHaveCount(0);
  await other.bringToFront();
  await otherDialog.getByRole('button', { name: /^Cancel / }).click();
  await expect(
    otherDialog.getByRole('status').filter({ hasText: 'its goods are being made or are on their way' }),
  ).toBeVisible();
  await other.close();
});

/** The texts that a guest reads and presses, by language. */
const WORDS = {
  en: {
    number: 'Order number',
    email: 'E-mail address of the order',
    open: 'Open the order',
    send: 'Send the code',
    code: 'Code of 6 digits',
    cut: /Lenses cut and fitted, now/,
    late: /should have been with you weeks ago/,
    cancel: 'Cancel the order',
    blame: /We are to blame/,
    why: 'It takes too long',
    toCard: /^To the card/,
    cancelled: 'This order was cancelled',
    told: /(is cancelled)/,
  },
  ar: {
    number: 'رقم الطلب',
    email: 'البريد الإلكتروني للطلب',
    open: 'فتح الطلب',
    send: 'أرسل الرمز',
    code: /^رمز من/,
    cut: /قُصّت العدسات ورُكّبت/,
    late: /قبل أسابيع/,
    cancel: 'إلغاء الطلب',
    blame: /نحن المسؤولون عن هذا التأخير/,
    why: 'يستغرق وقتاً طويلاً',
    toCard: /^إلى البطاقة/,
    cancelled: 'تم إلغاء هذا الطلب',
    told: /(أُلغي طلبك)/,
  },
} as const;
const STORES = {
  en: { country: 'IN', query: 'country=IN&language=en' },
  ar: { country: 'AE', query: 'country=AE&language=ar' },
} as const;

for (const language of ['en', 'ar'] as const)
  test(`ORD-06 ORD-01 MONEY-01 lenses that the lab does not finish are cancelled by a guest elsewhere with a code, and the lab stops, in ${language} ${APP_BY_LANGUAGE[language]}`, async ({
    page,
    request,
  }) => {
    allowInConsole(page, /status of 404/);
    const words = WORDS[language];
    const { country, query } = STORES[language];
    const email = `guest.${randomInt(1e9)}@post.example`;
    const orderId = await placeOrder({ country, language, email, goods: [GLASSES] });
    const fulfilment = fulfilmentOf(page, orderId);
    await storeBegins(orderId);
    await fulfilment.press(/: accepted/, 'Next step', /: lenses_cut/);

    await page.goto(`/track-order?${query}`);
    await page.getByLabel(words.number).fill(orderId);
    await page.getByLabel(words.email).fill(email);
    await page.getByRole('button', { name: words.open }).click();
    await expect(page.getByText(words.cut).first()).toBeAttached();
    await expect(page.getByText(words.late)).toHaveCount(0);

    await orderIsFarTooLate(orderId);
    await page.goto(`/track-order?${query}`);
    await page.getByLabel(words.number).fill(orderId);
    await page.getByLabel(words.email).fill(email);
    await page.getByRole('button', { name: words.open }).click();
    await page.getByRole('button', { name: words.send }).click();
    const field = page.getByLabel(words.code).first();
    await expect(field).toBeVisible();
    await field.click();
    await page.keyboard.type(await fromInbox(request, { to: email, pattern: /^(\d{6})$/m }));
    await expect(page.getByText(words.late)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
    if (language === 'ar') expect(await untranslated(page)).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);

    await page.getByRole('button', { name: words.cancel }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(words.blame)).toBeVisible();
    await dialog.getByRole('radio', { name: words.why }).check();
    const toCard = dialog.getByRole('radio', { name: words.toCard });
    await toCard.check();
    if (language === 'ar') expect(await untranslated(page)).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: words.cancel }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.cancelled })).toBeVisible();
    await expect(page.getByText(words.late)).toHaveCount(0);
    await fulfilment.shows(/: cancelled/);
    await fromInbox(request, { to: email, pattern: words.told });
    expect(await axeViolations(page)).toEqual([]);
  });
