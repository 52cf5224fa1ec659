import type { Page } from '@playwright/test';
import { axeViolations } from '../steps/axeViolations.ts';
import { sessionOf } from '../steps/cartByCall.ts';
import { placeOrder } from '../steps/ordersByCall.ts';
import { orderPath } from '../steps/orderSteps.ts';
import { expect, hydrated, test } from '../steps/shopper.ts';
import { deliver } from '../steps/storePeople.ts';
import { untranslated } from '../steps/untranslated.ts';

const LATER = { sph: 'Call Me/Email Me for Power' };
const GLASSES = {
  productId: '100101',
  powerType: 'single_vision' as const,
  packageId: 'clear-156',
  prescription: { right: LATER, left: LATER },
};

/** Orders in the Emirates, in Arabic; returns the number of the order. */
async function order(page: Page, placing: Pick<Parameters<typeof placeOrder>[0], 'goods' | 'method'>) {
  const token = await sessionOf(page, 'AE');
  return placeOrder({ token, country: 'AE', language: 'ar', ...placing });
}

async function openOrder(page: Page, orderId: string): Promise<void> {
  await page.goto(`${orderPath(orderId)}&country=AE&language=ar`);
  await hydrated(page);
}

/** Expects a mirrored page with all texts in Arabic, and no violation found by axe. */
async function isArabic(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(await untranslated(page)).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);
}

test('LPU-01 LPU-03 in Arabic: other lenses before the lab begins change the amount that is paid in cash at the door @phone', async ({
  page,
}) => {
  await openOrder(page, await order(page, { goods: [GLASSES], method: 'cod' }));
  await page.getByRole('link', { name: /^تغيير العدسات: / }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^عدسات / })).toBeVisible();
  await page.getByRole('radio', { name: /1\.67/ }).first().check();
  await expect(page.getByText('تدفع الإجمالي الجديد عند الاستلام.')).toBeVisible();
  await isArabic(page);
  await page.getByRole('button', { name: /^تغيير العدسات، / }).click();
  await expect(page.getByText('تم تحديث العدسات بنجاح')).toBeVisible();
  await expect(page.getByText(/1\.67/).first()).toBeVisible();
  await isArabic(page);
});

test('RET-10 in Arabic: an exchange for the same model is agreed, and both orders link to each other @desktop', async ({
  page,
  request,
}) => {
  const frame = { productId: '100101', powerType: 'frame_only' as const };
  const orderId = await order(page, { goods: [frame] });
  await deliver(request, orderId);
  await openOrder(page, orderId);
  await page
    .getByRole('link', { name: /^استبدال / })
    .first()
    .click();
  await page.getByRole('button', { name: 'المقاس غير مناسب' }).click();
  await page.getByText('الموديل نفسه', { exact: true }).click();
  await isArabic(page);
  await page.getByRole('button', { name: 'بدء الاستبدال' }).click();
  await page.getByText('تسليمه في نقطة طرود').click();
  await isArabic(page);
  await page.getByRole('button', { name: 'استبدال', exact: true }).click();
  await page.waitForURL(/order-summary/);
  const exchanged = page.getByText(/^استُبدل بالطلب/);
  await expect(exchanged).toBeVisible();
  await isArabic(page);
  await exchanged.getByRole('link', { name: 'عرض الاستبدال' }).click();
  await page.getByRole('link', { name: 'عرض الطلب الجديد' }).click();
  await expect(page.getByText(/^استبدال لمنتجات من الطلب/)).toContainText(orderId);
  await isArabic(page);
});

test('ORD-07 RET-07 in Arabic: the money of a cash order goes to an IBAN, a wrong one shows a fault and stays typed, and the label is downloaded @phone', async ({
  page,
  request,
}) => {
  const orderId = await order(page, { goods: [{ productId: '400102' }], method: 'cod' });
  await deliver(request, orderId);
  await openOrder(page, orderId);
  await page
    .getByRole('link', { name: /^إرجاع/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'غيّرت رأيي' }).click();
  await page.getByRole('button', { name: 'اختيار طريقة الإرجاع' }).click();
  await page.getByText('تسليمه في نقطة طرود').click();
  const iban = page.getByLabel('رقم الآيبان');
  const type = async (number: string) => {
    for (const field of [iban, page.getByLabel('مرة أخرى')]) {
      await field.fill('');
      await field.click();
      await page.keyboard.type(number);
    }
  };
  await page.getByLabel('اسم صاحب الحساب').click();
  await page.keyboard.type('نورة العتيبي');
  await type('AE070331234567890123457');
  const send = page.getByRole('button', { name: 'إرسال طلب الإرجاع' });
  await send.click();
  await expect(page.getByText('رقم الآيبان غير صحيح. يُرجى مقارنته بما لدى بنكك.')).toBeVisible();
  await expect(iban).toHaveValue('AE070331234567890123457');
  await isArabic(page);
  await type('AE070331234567890123456');
  await send.click();
  await expect(page.getByRole('heading', { level: 1, name: /نقطة طرود/ })).toBeVisible();
  await expect(page.getByText(/^إلى الحساب البنكي المنتهي بـ .*3456/)).toBeVisible();
  const label = page.waitForEvent('download');
  await page.getByRole('button', { name: 'تنزيل الملصق' }).click();
  expect((await label).suggestedFilename()).toMatch(/^return-R\d+\.pdf$/);
  await isArabic(page);
});
