import type { APIRequestContext, Page } from '@playwright/test';
import { APP_BY_LANGUAGE } from '../steps/appByLanguage.ts';
import { axeViolations } from '../steps/axeViolations.ts';
import { changeShows } from '../steps/changeShows.ts';
import { sessionOf } from '../steps/cartByCall.ts';
import { placeOrder } from '../steps/ordersByCall.ts';
import { orderPath, returnNumber } from '../steps/orderSteps.ts';
import { expect, test } from '../steps/shopper.ts';
import { deliver, fulfilmentOf, refusePieces, receiveReturn } from '../steps/storePeople.ts';

/** The texts that the shopper reads and presses, by language. */
const WORDS = {
  en: {
    sendBack: /^Send it back/,
    reason: 'Changed my mind',
    next: 'Choose the way back',
    point: 'Leave it at a parcel point',
    send: 'Send this return',
    number: /^Return R\d+/,
    accepted: '1 accepted',
    sent: /^Sent /,
    head: 'Part of it is accepted',
    money: 'Your money',
    one: /₹240/,
    // With the shipping of the order, as no piece of it is left.
    lostOne: /₹339/,
    back: 'The way back of a piece',
    steps: 'The way back to you',
    packed: 'Being packed',
    shipped: /On its way, done/,
    out: /Out for delivery, done/,
    hours: /10(:00)? ?am.*2(:00)? ?pm|10:00.*14:00/i,
    failed: /Could not be handed over, done/,
    backWithUs: /Back with us, done/,
    sendAgain: 'Send it again',
    delivered: /Delivered, done/,
    lost: /Lost on its way, done/,
    lostTitle: 'Lost on its way back to you',
  },
  ar: {
    sendBack: /^إرجاع/,
    reason: 'غيّرت رأيي',
    next: 'اختيار طريقة الإرجاع',
    point: 'تسليمه في نقطة طرود',
    send: 'إرسال طلب الإرجاع',
    number: /^طلب الإرجاع R\d+/,
    accepted: 'قُبلت قطعة واحدة',
    sent: /^أُرسل /,
    head: 'قُبل جزء منه',
    money: 'مبلغك',
    one: /AED.25/,
    lostOne: /AED.40/,
    back: 'طريق عودة قطعة إليك',
    steps: 'طريق العودة إليك',
    packed: 'قيد التجهيز',
    shipped: /في الطريق.{1,3}تم/,
    out: /خرجت للتوصيل.{1,3}تم/,
    hours: /10.*2|10:00.*14:00/,
    failed: /تعذّر التسليم.{1,3}تم/,
    backWithUs: /عادت إلينا.{1,3}تم/,
    sendAgain: 'إرسالها مرة أخرى',
    delivered: /تم التوصيل.{1,3}تم/,
    lost: /فُقدت في الطريق.{1,3}تم/,
    lostTitle: 'فُقد في طريق عودته إليك',
  },
} as const;

/**
 * Orders two pieces, has them delivered and sent back, and refuses one of them, all while the page of the return is open.
 */
async function refusedOne(page: Page, request: APIRequestContext, language: keyof typeof WORDS) {
  const words = WORDS[language];
  const goods = [{ productId: '400102', quantity: 2 }];
  const country = language === 'en' ? 'IN' : 'AE';
  const token = await sessionOf(page, country);
  const orderId = await placeOrder({ token, country, language, goods });
  await deliver(request, orderId);
  await page.clock.install();
  await page.goto(`${orderPath(orderId)}&country=${country}&language=${language}`);
  await page.getByRole('link', { name: words.sendBack }).first().click();
  await page.getByRole('button', { name: words.reason }).click();
  await page.getByRole('button', { name: words.next }).click();
  await page.getByText(words.point).click();
  await page.getByRole('button', { name: words.send }).click();
  await page.waitForURL('**/return-details/**');
  const number = await returnNumber(page, words.number);
  await receiveReturn(request, number, ['picked_up', 'received']);
  const itemId = new URL(page.url()).searchParams.get('itemId') ?? '';
  const refusal = language === 'en' ? 'The seal is broken.' : 'الختم مكسور.';
  await refusePieces(request, number, { itemId, quantity: 1, resellable: 1, refusal });
  return { orderId, refusal };
}

/** Expects that axe finds no violation and that nothing is wider than the smallest phone or computer. */
async function isSound(page: Page, isMobile: boolean): Promise<void> {
  expect(await axeViolations(page)).toEqual([]);
  const size = page.viewportSize();
  const width = isMobile ? 320 : 1024;
  await page.setViewportSize({ width, height: 844 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${width} px wide`)
    .toBeLessThanOrEqual(width);
  if (size) await page.setViewportSize(size);
}

/** Moves the parcel that the page of a return names: the order was delivered in another parcel. */
async function parcelOf(page: Page, orderId: string) {
  const named = page.getByRole('main').getByText(/Kestrel, KP/);
  await changeShows(page, (within) => expect(named).toBeVisible(within));
  const number = /KP \d{4} \d{4}/.exec(await named.innerText())?.[0] ?? '';
  const { press } = fulfilmentOf(page, orderId);
  return (from: string, button: string, to: string) =>
    press(new RegExp(`${number}: ${from}`), button, new RegExp(`${number}: ${to}`));
}

for (const language of ['en', 'ar'] as const) {
  const words = WORDS[language];

  test(`RET-07 MONEY-01 one of two returned pieces is refused: the page shows which one, why, its way back, and the refund of the other, in ${language} ${APP_BY_LANGUAGE[language]}`, async ({
    page,
    request,
    isMobile,
  }) => {
    const { refusal } = await refusedOne(page, request, language);
    const main = page.getByRole('main');
    const head = main.getByRole('heading', { level: 1, name: words.head });
    await changeShows(page, (within) => expect(head).toBeVisible(within));
    await changeShows(page, (within) => expect(main.getByText(words.sent).first()).toBeVisible(within));
    await expect(main.getByText(refusal)).toBeVisible();
    await expect(main.getByText(words.accepted)).toBeVisible();
    // Two pieces cost 480 rupees or 50 dirhams; the refund is for one.
    const money = main.locator('section').filter({ hasText: words.money }).last();
    await expect(money).toContainText(words.one);
    // The other one is on its way back, with its parcel and steps.
    await expect(main.getByRole('heading', { name: words.back })).toBeVisible();
    await changeShows(page, (within) =>
      expect(main.getByText(/Kestrel, KP \d{4} \d{4}/)).toBeVisible(within),
    );
    await expect(main.getByRole('list', { name: words.steps })).toContainText(words.packed);
    await isSound(page, isMobile);
  });

  test(`RET-07 the parcel of a refused piece: each step shows without a reload, a delivery fails, is tried again, and succeeds, in ${language} ${APP_BY_LANGUAGE[language]}`, async ({
    page,
    request,
    isMobile,
  }) => {
    const { orderId } = await refusedOne(page, request, language);
    const main = page.getByRole('main');
    const steps = main.getByRole('list', { name: words.steps });
    const follows = (step: RegExp | string) =>
      changeShows(page, (within) => expect(steps).toContainText(step, within));
    await follows(words.packed);
    const parcel = () => parcelOf(page, orderId);
    const first = await parcel();
    await first('booked', 'Next step', 'shipped');
    await follows(words.shipped);
    await first('shipped', 'Next step', 'out_for_delivery');
    await follows(words.out);
    await expect(main).toContainText(words.hours);
    await first('out_for_delivery', 'Delivery fails', 'delivery_failed');
    await follows(words.failed);
    await first('delivery_failed', 'Goes back', 'returned_to_sender');
    await follows(words.backWithUs);
    const again = main.getByRole('button', { name: words.sendAgain });
    await expect(again).toBeVisible();
    await isSound(page, isMobile);
    if (isMobile) await again.tap();
    else await again.click();
    await expect(again).toBeHidden();
    await expect(steps).not.toContainText(words.backWithUs);
    const second = await parcel();
    await second('booked', 'Next step', 'shipped');
    await second('shipped', 'Next step', 'out_for_delivery');
    await second('out_for_delivery', 'Next step', 'delivered');
    await follows(words.delivered);
    await expect(again).toHaveCount(0);
    await isSound(page, isMobile);
  });

  test(`RET-07 MONEY-01 a refused piece that is lost on its way back: the page says so without a reload, and it is refunded, in ${language} ${APP_BY_LANGUAGE[language]}`, async ({
    page,
    request,
    isMobile,
  }) => {
    const { orderId } = await refusedOne(page, request, language);
    const main = page.getByRole('main');
    const steps = main.getByRole('list', { name: words.steps });
    const move = await parcelOf(page, orderId);
    await move('booked', 'Next step', 'shipped');
    await changeShows(page, (within) => expect(steps).toContainText(words.shipped, within));
    await move('shipped', 'Loses it', 'lost');
    await changeShows(page, (within) => expect(steps).toContainText(words.lost, within));
    await expect(main.getByRole('heading', { level: 1, name: words.lostTitle })).toBeVisible();
    const lost = main.getByRole('article').filter({ hasText: words.lostTitle });
    const money = lost.locator('section').filter({ hasText: words.money }).last();
    await expect(money).toContainText(words.lostOne);
    await changeShows(page, (within) => expect(money.getByText(words.sent)).toBeVisible(within));
    await expect(main.getByRole('button', { name: words.sendAgain })).toHaveCount(0);
    await isSound(page, isMobile);
  });
}
