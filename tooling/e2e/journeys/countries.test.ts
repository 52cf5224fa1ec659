import { ACCEPTED, pressPay } from './cardSteps.ts';
import { expect, hydrated, test } from './shopper.ts';

const ENGLISH = {
  lenses: 'Select lenses',
  frameAlone: /^Frame Only/,
  add: /^Add to bag/,
  checkout: /proceed to checkout/i,
  email: /^E-mail/,
  firstName: 'First name',
  lastName: 'Last name',
  city: 'City',
  toDelivery: 'Continue to delivery',
  toPayment: 'Continue to payment',
  card: /^Card/,
  toCard: 'Continue to card details',
  fields: 'Card details, at the payment provider',
  number: 'Card number',
  expires: 'Expires',
  code: 'Security code',
  holder: 'Name on card',
  pay: /^Pay /,
  placed: 'Thank you, your order is placed',
  paidByCard: 'Card ending 4242',
};
const ARABIC: typeof ENGLISH = {
  lenses: 'اختر العدسات',
  frameAlone: /^الإطار فقط/,
  add: /^أضف إلى الحقيبة/,
  checkout: /إتمام الطلب/,
  email: /^البريد الإلكتروني/,
  firstName: 'الاسم الأول',
  lastName: 'اسم العائلة',
  city: 'المدينة',
  toDelivery: 'المتابعة إلى التوصيل',
  toPayment: 'المتابعة إلى الدفع',
  card: /^بطاقة/,
  toCard: 'المتابعة إلى بيانات البطاقة',
  fields: 'بيانات البطاقة لدى مزوّد الدفع',
  number: 'رقم البطاقة',
  expires: 'تاريخ الانتهاء',
  code: 'رمز الأمان',
  holder: 'الاسم على البطاقة',
  pay: /^ادفع /,
  placed: 'شكراً لك، تم تسجيل طلبك',
  paidByCard: 'بطاقة تنتهي بـ 4242',
};

interface Store {
  country: string;
  language: string;
  words: typeof ENGLISH;
  /** What is typed into the address beside name, e-mail and city, by its label. */
  address: [label: string | RegExp, text: string][];
  city: string;
  /** The row of the tax, and which part of the total it is. */
  tax: RegExp;
  taxPart: number;
}

const STORES: Store[] = [
  {
    ...{ country: 'SG', language: 'en', words: ENGLISH, city: 'Singapore' },
    address: [
      [/^(Mobile number|Phone)/, '81234567'],
      ['House and street', '14 Tanjong Lane'],
    ],
    ...{ tax: /^Tax, 9 %, in the prices/, taxPart: 9 / 109 },
  },
  {
    ...{ country: 'AE', language: 'ar', words: ARABIC, city: 'دبي' },
    address: [
      ['رقم الجوال', '501234567'],
      ['المبنى والشارع', 'برج النخيل، شارع الواحة'],
      ['المنطقة', 'البرشاء'],
      ['الإمارة', 'دبي'],
    ],
    ...{ tax: /^ضريبة القيمة المضافة 5% ضمن الأسعار/, taxPart: 5 / 105 },
  },
  {
    ...{ country: 'SA', language: 'ar', words: ARABIC, city: 'الرياض' },
    address: [
      ['رقم الجوال', '501234567'],
      ['المبنى والشارع', 'عمارة الياسمين، شارع التحلية'],
      ['الحي', 'العليا'],
      ['المنطقة الإدارية', 'الرياض'],
    ],
    ...{ tax: /^ضريبة القيمة المضافة 15% ضمن الأسعار/, taxPart: 15 / 115 },
  },
  {
    ...{ country: 'US', language: 'en', words: ENGLISH, city: 'New York' },
    address: [
      [/^(Mobile number|Phone)/, '2125550143'],
      ['ZIP code', '10001'],
      ['Street address', '27 Quarry Lane'],
      ['State', 'New York'],
    ],
    ...{ tax: /^Sales tax, 8\.875%/, taxPart: 8.875 / 108.875 },
  },
];

/** The amount in a text, whatever its currency is written like. */
const amountIn = (text: string | null): number =>
  Number(/[\d,]+(\.\d+)?/.exec(text ?? '')?.[0].replaceAll(',', ''));

for (const { country, language, words, address, city, tax, taxPart } of STORES)
  test(`CTRY-01 PAY-01 glasses are paid by card in ${country} (${language}), and the order has its total and its tax`, async ({
    page,
  }) => {
    await page.goto(`/product/103501?country=${country}&language=${language}`);
    await page.getByRole('button', { name: words.lenses }).filter({ visible: true }).first().click();
    const panel = page.getByRole('dialog');
    await panel.getByRole('radio', { name: words.frameAlone }).check();
    await panel.getByRole('button', { name: words.add }).click();
    await page.getByRole('dialog').getByRole('link', { name: words.checkout }).click();
    await page.waitForURL('**/checkout/onepage/**');
    await hydrated(page);
    const typed: typeof address = [
      [words.firstName, 'Noura'],
      [words.lastName, 'Haddad'],
      [words.email, 'noura.haddad@post.example'],
      [words.city, city],
      ...address,
    ];
    for (const [label, text] of typed) {
      await page.getByLabel(label).first().focus();
      await page.keyboard.type(text);
    }
    await page.getByRole('button', { name: words.toDelivery }).click();
    await page.getByRole('button', { name: words.toPayment }).click();
    await page.getByRole('radio', { name: words.card }).check();
    await page.getByRole('button', { name: words.toCard }).click();
    const frame = page.frameLocator(`iframe[title="${words.fields}"]`);
    await frame.getByLabel(words.number).pressSequentially(ACCEPTED);
    await frame.getByLabel(words.expires).pressSequentially('0829');
    await frame.getByLabel(words.code).pressSequentially('123');
    await frame.getByLabel(words.holder).pressSequentially('Noura Haddad');
    const pay = page.getByRole('button', { name: words.pay });
    const due = amountIn(await pay.textContent());
    await pressPay(page, { name: words.pay });
    await expect(page.getByRole('heading', { name: words.placed })).toBeVisible();
    const row = page.getByRole('term').filter({ hasText: tax }).locator('..');
    await expect(row).toBeVisible();
    const taxed = amountIn(await row.getByRole('definition').textContent());
    // The tax is rounded to the smallest coin.
    expect(Math.abs(taxed - due * taxPart)).toBeLessThanOrEqual(0.01);
    const paid = page.getByRole('term').filter({ hasText: words.paidByCard }).locator('..');
    expect(amountIn(await paid.getByRole('definition').textContent())).toBe(due);
  });
