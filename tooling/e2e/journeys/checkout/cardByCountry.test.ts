import type { Page } from '@playwright/test';
import { ACCEPTED, pressPay, typeCard } from '../steps/cardSteps.ts';
import { expect, hydrated, test } from '../steps/shopper.ts';

/** The texts that a shopper reads and presses, by language. */
const WORDS = {
  en: {
    selectLenses: 'Select lenses',
    nextLenses: 'Next: lenses',
    add: /^Add to bag/,
    bagTitle: /Shopping cart/i,
    seeBag: 'See the bag',
    proceed: 'Proceed to checkout',
    yourOrder: 'Your order',
    toPay: 'To pay',
    shipping: 'Shipping',
    phone: 'Mobile number',
    email: 'E-mail',
    toDelivery: 'Continue to delivery',
    toPayment: 'Continue to payment',
    card: /card/i,
    toCard: 'Continue to card details',
    pay: /^Pay /,
    placed: 'Thank you, your order is placed',
    toOrder: 'See the order',
    paid: 'Paid',
  },
  ar: {
    selectLenses: 'اختر العدسات',
    nextLenses: 'التالي: العدسات',
    add: /^أضف إلى الحقيبة/,
    bagTitle: /حقيبة التسوق/,
    seeBag: 'عرض الحقيبة',
    proceed: 'إتمام الطلب',
    yourOrder: 'طلبك',
    toPay: 'المبلغ المستحق',
    shipping: 'الشحن',
    phone: 'رقم الجوال',
    email: 'البريد الإلكتروني',
    toDelivery: 'المتابعة إلى التوصيل',
    toPayment: 'المتابعة إلى الدفع',
    card: /بطاقة/,
    toCard: 'المتابعة إلى بيانات البطاقة',
    pay: /^ادفع /,
    placed: 'شكراً لك، تم تسجيل طلبك',
    toOrder: 'عرض الطلب',
    paid: 'المدفوع',
  },
} as const;

interface Store {
  /** The app whose journey buys there, so that each app has both languages. */
  app: '@desktop' | '@phone';
  country: 'SG' | 'AE' | 'SA' | 'US';
  language: keyof typeof WORDS;
  name: string;
  productId: string;
  /** The use of the frame, as the lens panel names it. */
  use: string;
  /** The format of an amount in that store. */
  money: RegExp;
  phone: string;
  /** The address by the labels of its fields, the values chosen from a list, and the fields that the form does not have. */
  address: Record<string, string>;
  chosen?: [label: string, option: string];
  /** The fields that the postcode fills in. */
  found?: Record<string, string>;
  absent?: string;
  delivery?: RegExp;
  /** The tax in bag and checkout, with its reason, and in the order. */
  tax: { percent: number; label: string; note: string; inOrder: string };
}

const STORES: Store[] = [
  {
    app: '@desktop',
    country: 'SG',
    language: 'en',
    name: 'Singapore',
    productId: '103801',
    use: 'Zero Power',
    money: /^\$\d[\d,]*(\.\d\d)?$/,
    phone: '91234567',
    address: {
      'First name': 'Wei Ling',
      'Last name': 'Tan',
      'House and street': '12 Tiong Bahru Road',
    },
    absent: 'City',
    tax: {
      percent: 9,
      label: 'Tax',
      note: 'GST 9%, already in the prices',
      inOrder: 'Tax, 9%, in the prices',
    },
  },
  {
    app: '@phone',
    country: 'AE',
    language: 'ar',
    name: 'the Emirates, in Arabic',
    productId: '103801',
    use: 'بدون درجة',
    money: /^AED\u00a0\d[\d,]*(\.\d\d)?$/,
    phone: '501234567',
    address: {
      'الاسم الأول': 'نورة',
      'اسم العائلة': 'العتيبي',
      'المبنى والشارع': 'برج النخيل، شارع الوصل',
      المنطقة: 'جميرا',
      المدينة: 'دبي',
    },
    chosen: ['الإمارة', 'دبي'],
    absent: 'الرمز البريدي',
    tax: {
      percent: 5,
      label: 'الضريبة',
      note: 'ضريبة القيمة المضافة 5%، ضمن الأسعار',
      inOrder: 'ضريبة القيمة المضافة 5% ضمن الأسعار',
    },
  },
  {
    app: '@desktop',
    country: 'SA',
    language: 'ar',
    name: 'Saudi Arabia, in Arabic',
    productId: '103501',
    use: 'الإطار فقط',
    money: /^SAR\u00a0\d[\d,]*(\.\d\d)?$/,
    phone: '501234567',
    address: {
      'الاسم الأول': 'نورة',
      'اسم العائلة': 'العتيبي',
      'المبنى والشارع': 'مبنى 12، طريق الملك فهد',
      الحي: 'العليا',
      المدينة: 'الرياض',
    },
    chosen: ['المنطقة الإدارية', 'الرياض'],
    absent: 'الرمز البريدي',
    tax: {
      percent: 15,
      label: 'الضريبة',
      note: 'ضريبة القيمة المضافة 15%، ضمن الأسعار',
      inOrder: 'ضريبة القيمة المضافة 15% ضمن الأسعار',
    },
  },
  {
    app: '@phone',
    country: 'US',
    language: 'en',
    name: 'the United States',
    productId: '103501',
    use: 'Frame Only',
    money: /^\$\d[\d,]*(\.\d\d)?$/,
    phone: '3125550142',
    address: {
      'ZIP code': '60603',
      'First name': 'Maya',
      'Last name': 'Lindqvist',
      'Street address': '55 East Monroe Street',
    },
    found: { City: 'Chicago', State: 'Illinois' },
    delivery: /Express delivery/,
    tax: { percent: 10.25, label: 'Sales tax', note: 'Chicago 10.25%', inOrder: 'Sales tax, 10.25%' },
  },
];

type Words = (typeof WORDS)[keyof typeof WORDS];

/** The rows of a price breakdown, by the words with which they begin. */
const rowOf = (page: Page, label: string) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${label}`) })
    .locator('..')
    .filter({ visible: true });
const amountOf = async (page: Page, label: string) => {
  const amount = rowOf(page, label).getByRole('definition');
  await expect(amount).toHaveCount(1);
  return (await amount.innerText()).trim();
};
/** An amount in cents; `Free` is 0. */
const cents = (amount: string) => Math.round(Number(amount.replace(/[^\d.]/g, '')) * 100);

/** Puts the frame that is shown into the bag, alone or with lenses that need no power. */
async function choose(page: Page, words: Words, use: string): Promise<void> {
  await page.getByRole('button', { name: words.selectLenses }).filter({ visible: true }).first().click();
  const panel = page.getByRole('dialog', { name: words.selectLenses });
  await panel.getByRole('radio', { name: new RegExp(`^${use}`) }).check();
  const next = panel.getByRole('button', { name: words.nextLenses });
  const add = panel.getByRole('button', { name: words.add });
  await expect(next.or(add).first()).toBeVisible();
  if (await next.isVisible()) {
    await next.click();
    await panel.getByRole('radio').first().check();
  }
  await add.click();
}

/** Goes from the cart page to the checkout. */
async function proceed(page: Page, words: Words): Promise<void> {
  await page.getByRole('link', { name: words.proceed }).filter({ visible: true }).first().click();
  await page.waitForURL('**/checkout/onepage/**');
  await hydrated(page);
}

/** Types a guest's address; a number that lacks a digit is refused first. */
async function typeAddress(page: Page, words: Words, store: Store): Promise<void> {
  const { country, phone, address, chosen, found = {}, absent } = store;
  const field = (label: string) => page.getByLabel(new RegExp(`^${label}( \\(|$)`));
  const type = async (label: string, text: string) => {
    await field(label).click();
    await page.keyboard.type(text);
    await expect(field(label)).toHaveValue(text);
  };
  await expect(field(words.phone)).toBeVisible();
  if (absent) await expect(field(absent)).toHaveCount(0);
  await type(words.phone, phone.slice(0, -1));
  await type(words.email, `guest.${country.toLowerCase()}@post.example`);
  for (const [label, text] of Object.entries(address)) await type(label, text);
  for (const [label, text] of Object.entries(found)) await expect(field(label)).toHaveValue(text);
  if (chosen) await field(chosen[0]).selectOption({ label: chosen[1] });
  const next = page.getByRole('button', { name: words.toDelivery });
  await next.click();
  await expect(field(words.phone)).toHaveAttribute('aria-invalid', 'true');
  await field(words.phone).press('End');
  await page.keyboard.type(phone.slice(-1));
  await next.click();
}

for (const store of STORES)
  test(`CTRY-01 CTRY-02 CTRY-05 CTRY-06 PAY-01 CHK-08 a guest in ${store.name} types an address of that country and pays by card: bag, checkout and order have the same total in its currency, with its tax ${store.app}`, async ({
    page,
    isMobile,
  }) => {
    const { country, language, productId, use, money, delivery, tax } = store;
    const words = WORDS[language];
    /** The amount to pay on the shown page, after checking its tax and its parts. */
    const toPay = async (): Promise<string> => {
      const total = await amountOf(page, words.toPay);
      expect(total).toMatch(money);
      await expect(rowOf(page, tax.label)).toContainText(tax.note);
      const [taxed, all] = [await amountOf(page, tax.label), cents(total)];
      if (country === 'US') {
        const shipping = cents(await amountOf(page, words.shipping));
        expect(shipping).toBeGreaterThan(0);
        // The products are taxed and the shipping is not: the tax on both together would differ.
        const goods = all - shipping - cents(taxed);
        expect(cents(taxed)).toBe(Math.round((goods * tax.percent) / 100));
      } else expect(cents(taxed)).toBe(Math.round((all * tax.percent) / (100 + tax.percent)));
      return total;
    };

    await page.goto(`/product/${productId}?country=${country}&language=${language}`);
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
    await choose(page, words, use);
    await page
      .getByRole('dialog', { name: words.bagTitle })
      .getByRole('link', { name: words.seeBag })
      .click();
    await page.waitForURL(/\/cart\b/);
    const before = await amountOf(page, words.toPay);
    expect(before).toMatch(money);
    if (country === 'US') await expect(rowOf(page, tax.label)).toContainText('Added at checkout');
    else expect(await toPay()).toBe(before);

    await proceed(page, words);
    await typeAddress(page, words, store);
    if (delivery) await page.getByRole('radio', { name: delivery }).check();
    await page.getByRole('button', { name: words.toPayment }).click();
    const card = page.getByRole('radio', { name: words.card });
    await expect(card).toBeVisible();

    // The bag has the place by now, and shows its tax.
    await page.goto('/cart');
    await hydrated(page);
    const inBag = await toPay();
    if (country !== 'US') expect(inBag).toBe(before);
    await proceed(page, words);
    const aside = page.getByRole('complementary', { name: words.yourOrder });
    if (isMobile) await aside.getByRole('button').first().click();
    expect(await toPay()).toBe(inBag);

    await card.check();
    await page.getByRole('button', { name: words.toCard }).click();
    await typeCard(page, ACCEPTED, language);
    await expect(page.getByRole('button', { name: words.pay })).toContainText(inBag);
    await pressPay(page, { name: words.pay });
    await expect(page.getByRole('heading', { name: words.placed })).toBeVisible();
    await expect(page.getByText(inBag).first()).toBeVisible();
    await page.getByRole('link', { name: words.toOrder }).click();
    const paid = page.getByRole('heading', { name: words.paid, exact: true }).locator('..');
    await expect(paid.getByRole('definition').last()).toHaveText(inBag);
    await expect(paid).toContainText(tax.inOrder);
  });
