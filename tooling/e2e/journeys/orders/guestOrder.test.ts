import { randomInt } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { APP_BY_LANGUAGE } from '../steps/appByLanguage.ts';
import { axeViolations } from '../steps/axeViolations.ts';
import { placeOrder } from '../steps/ordersByCall.ts';
import { orderPath } from '../steps/orderSteps.ts';
import { allowInConsole, expect, hydrated, test, typePowerOf } from '../steps/shopper.ts';
import { fromInbox } from '../steps/signInSteps.ts';
import { deliver } from '../steps/storePeople.ts';
import { untranslated } from '../steps/untranslated.ts';

/** The texts that a guest reads and presses, by language. */
const WORDS = {
  en: {
    number: 'Order number',
    email: 'E-mail address of the order',
    open: 'Open the order',
    send: 'Send the code',
    byMail: 'Send it by e-mail',
    code: 'Code of 6 digits',
    whole: 'Ananya Rao',
    sendPower: 'Send this power',
    powerSaved: 'Prescription updated successfully',
    cancel: 'Cancel the order',
    fewer: /^One fewer/,
    why: 'I have changed my mind',
    back: 'Your refund',
    toCard: /^To the card/,
    cancelPart: 'Cancel the chosen items',
    cancelled: '1 piece cancelled',
    invoice: /Tax invoice/,
    sendBack: /^Send it back/,
    broken: 'Came broken',
    photo: 'Add photo',
    photoOf: 'Your photo 1',
    changedMind: 'Changed my mind',
    next: 'Choose the way back',
    point: 'Leave it at a parcel point',
    sendReturn: 'Send this return',
    returned: 'Leave it at a parcel point',
    claimed: 'We are looking at your claim',
    label: 'Download the label',
  },
  ar: {
    number: 'رقم الطلب',
    email: 'البريد الإلكتروني للطلب',
    open: 'فتح الطلب',
    send: 'أرسل الرمز',
    byMail: 'أرسله إلى بريدي الإلكتروني',
    code: /^رمز من/,
    whole: 'نورة العتيبي',
    sendPower: 'إرسال درجات النظر',
    powerSaved: 'حُدّثت الوصفة بنجاح',
    cancel: 'إلغاء الطلب',
    fewer: /^إنقاص واحد/,
    why: 'غيّرت رأيي',
    back: 'يعود إليك',
    toCard: /^إلى البطاقة/,
    cancelPart: 'إلغاء ما اخترته',
    cancelled: 'أُلغيت قطعة واحدة',
    invoice: /فاتورة ضريبية/,
    sendBack: /^إرجاع/,
    broken: 'وصل المنتج مكسوراً',
    photo: 'إضافة صورة',
    photoOf: 'صورتك 1',
    changedMind: 'غيّرت رأيي',
    next: 'اختيار طريقة الإرجاع',
    point: 'تسليمه في نقطة طرود',
    sendReturn: 'إرسال طلب الإرجاع',
    returned: 'أحضره إلى نقطة طرود',
    claimed: 'نراجع طلبك',
    label: 'تنزيل الملصق',
  },
} as const;
const STORES = {
  en: { country: 'IN', query: 'country=IN&language=en' },
  ar: { country: 'AE', query: 'country=AE&language=ar' },
} as const;
type Words = (typeof WORDS)[keyof typeof WORDS];

const LATER = { sph: 'Call Me/Email Me for Power' };
const GOODS = [
  {
    productId: '100101',
    powerType: 'single_vision' as const,
    packageId: 'clear-156',
    prescription: { right: LATER, left: LATER },
  },
  { productId: '400102', quantity: 2 },
  { productId: '500101' },
];

/** Types the newest code that was sent to an address and differs from the code before; returns it. */
async function typeCode(
  page: Page,
  request: APIRequestContext,
  { email, words, before = '' }: { email: string; words: Words; before?: string },
): Promise<string> {
  const field = page.getByLabel(words.code).first();
  await expect(field).toBeVisible();
  let code = before;
  await expect
    .poll(async () => (code = await fromInbox(request, { to: email, pattern: /^(\d{6})$/m })))
    .not.toBe(before);
  await field.click();
  await page.keyboard.type(code);
  return code;
}

for (const language of ['en', 'ar'] as const)
  test(`ORD-01 ORD-06 RET-08 LPU-05 a guest elsewhere sends the power, cancels a piece, downloads the invoice, claims and returns, with codes only, in ${language} ${APP_BY_LANGUAGE[language]}`, async ({
    page,
    context,
    request,
  }) => {
    allowInConsole(page, /status of 404/);
    const words: Words = WORDS[language];
    const { country, query } = STORES[language];
    const email = `guest.${randomInt(1e9)}@post.example`;
    const orderId = await placeOrder({ country, language, email, goods: GOODS });
    const speaksOneLanguage = async () => {
      await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
      if (language === 'ar') expect(await untranslated(page)).toEqual([]);
    };

    const link = await fromInbox(request, { to: email, pattern: /(https?:\S*editpower[^\s"<]*)/ });
    await page.goto(link.replaceAll('&amp;', '&'));
    await hydrated(page);
    await page.getByRole('button', { name: words.byMail }).click();
    const before = await typeCode(page, request, { email, words });
    await typePowerOf(page, '1.25');
    await speaksOneLanguage();
    await page.getByRole('button', { name: words.sendPower }).click();
    await expect(page.getByText(words.powerSaved)).toBeVisible();

    await context.clearCookies();
    await page.goto(`/track-order?${query}`);
    await page.getByLabel(words.number).fill(orderId);
    await page.getByLabel(words.email).fill(email);
    await page.getByRole('button', { name: words.open }).click();
    await page.getByRole('button', { name: words.send }).click();
    await typeCode(page, request, { email, words, before });
    await expect(page.getByText(words.whole)).toBeVisible();

    await page.getByRole('button', { name: words.cancel }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox').first().uncheck();
    await dialog.getByRole('checkbox').last().uncheck();
    await dialog.getByRole('button', { name: words.fewer }).click();
    await dialog.getByRole('radio', { name: words.why }).check();
    await expect(dialog.getByRole('group', { name: words.back })).toBeVisible();
    await dialog.getByRole('radio', { name: words.toCard }).check();
    await speaksOneLanguage();
    await dialog.getByRole('button', { name: words.cancelPart }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(words.cancelled).first()).toBeVisible();

    await deliver(request, orderId);
    await page.goto(orderPath(orderId));
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: words.invoice }).first().click();
    expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
    await speaksOneLanguage();
    await page.getByRole('link', { name: words.sendBack }).nth(1).click();
    await page.getByRole('button', { name: words.changedMind }).click();
    // The refund is shown below the chosen item and moves the other items down.
    const chosen = page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { checked: true }) });
    await expect(chosen.getByText(/₹|AED/).first()).toBeVisible();
    await page.getByRole('checkbox').last().check();
    await page.getByRole('button', { name: words.broken }).last().click();
    await page
      .getByLabel(words.photo)
      .setInputFiles({ name: 'broken.png', mimeType: 'image/png', buffer: await page.screenshot() });
    await expect(page.getByRole('img', { name: words.photoOf })).toBeVisible();
    await speaksOneLanguage();
    await page.getByRole('button', { name: words.next }).click();
    await page.getByText(words.point).click();
    await speaksOneLanguage();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: words.sendReturn }).click();
    await expect(page.getByRole('heading', { name: words.returned })).toBeVisible();
    await expect(page.getByRole('heading', { name: words.claimed })).toBeVisible();
    const label = page.waitForEvent('download');
    await page.getByRole('button', { name: words.label }).click();
    expect((await label).suggestedFilename()).toMatch(/^return-R\d+\.pdf$/);
    await speaksOneLanguage();
    expect(await axeViolations(page)).toEqual([]);
  });
