import type { CountryCode } from '@lunette/country-config';
import { paperContract } from '@lunette/orders-returns/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { lockOrder } from '../../checkout/order/ownOrder.ts';
import { addRefund } from '../../checkout/payment/refunds/addRefund.ts';
import { payment } from '../../checkout/schema.ts';
import { fakeProvider } from '../../checkout/testing/fakeProvider.ts';
import { call, testGatewayApp } from '../../platform/testing/testGateway.ts';
import { GLASSES, shopperWithPapers, SUNGLASSES } from '../testing/papers.ts';
import { pageOf, textOf } from '../testing/pdf.ts';

const provider = await fakeProvider();
const app = await testGatewayApp({ settings: { sandboxUrl: provider.url } });
const { anOrder, leave, papersOf, read } = shopperWithPapers(app, provider);

/** The invoice of a shipped order, and the credit note of a refund. */
async function taxPapers(country: CountryCode) {
  const order = await anOrder([GLASSES, SUNGLASSES], country);
  const { orderId } = order;
  await leave(orderId);
  await papersOf(order);
  const [paid] = await app.db.select().from(payment).where(eq(payment.orderId, orderId));
  await app.db.transaction(async (tx) =>
    addRefund(tx, await lockOrder(tx, orderId), {
      key: `back-${orderId}`,
      amount: 10_001,
      paymentId: paid?.id ?? null,
      method: 'source',
      reason: 'returned',
    }),
  );
  const { papers } = await papersOf(order);
  const [invoice, note] = papers;
  if (!invoice || !note) throw new Error('The order has not both papers');
  return { order, invoice, note };
}

/** The texts to find on the papers: a PDF returns Arabic word by word, and without some ligatures. */
const WORDS = {
  invoice: ['فاتورة', 'ضريبية', 'رقم', 'العميل', 'السلع', 'الكمية', 'السعر', 'القيمة', 'المضافة'],
  note: ['دائن', 'المسترد', 'وسيلة', 'دفع'],
};

test.each(['AE', 'SA'] as const)(
  'an invoice and a credit note in %s are in Arabic from right to left, with the same numbers and amounts as in English',
  async (country) => {
    const { order, invoice, note } = await taxPapers(country);
    for (const [paper, words] of [
      [invoice, WORDS.invoice],
      [note, WORDS.note],
    ] as const) {
      const arabic = await read(order, paper.id, 'ar');
      const english = await read(order, paper.id, 'en');
      for (const word of words) expect(arabic.text).toContain(word);
      expect(arabic.text).not.toMatch(/Invoice|Credit|Goods|Total|VAT/);
      for (const version of [arabic, english]) {
        expect(version.text).toContain(paper.number);
        expect(version.text).toContain(order.orderId);
      }
      expect(amountsOf(arabic.text)).toEqual(amountsOf(english.text));
      expect([arabic.page.language, english.page.language]).toEqual(['ar', 'en']);
      // The seller is at the start of the line, the amounts are at its end.
      expect(english.page.placeOf('Lunette')).toBeLessThan(0.5);
      expect(arabic.page.placeOf('Lunette')).toBeGreaterThan(0.5);
      const amount = amountsOf(english.text).at(-1) ?? '';
      expect(english.page.placeOf(amount)).toBeGreaterThan(0.5);
      expect(arabic.page.placeOf(amount)).toBeLessThan(0.5);
    }
  },
);

const amountsOf = (text: string) => (text.match(/\d[\d,]*\.\d\d/g) ?? []).toSorted();

test('a claim paper is in Arabic too, with its values as they are written', async () => {
  const { orderId, ...as } = await anOrder([GLASSES], 'AE');
  const asked = { params: { orderId }, body: { prescriber: 'د. سامي، دبي' } };
  const { pdf } = (await call(app, paperContract.makeClaimPaper, asked, { ...as, language: 'ar' })).result;
  const text = await textOf(pdf);
  for (const words of ['المطالبة', 'الوصفة', 'سامي', 'Ananya Rao', '-2.25', '-0.75', '-1.75'])
    expect(text).toContain(words);
  const page = await pageOf(pdf);
  expect(page.language).toBe('ar');
  expect(page.placeOf('SPH')).toBeGreaterThan(page.placeOf('PD') ?? 1);
});
