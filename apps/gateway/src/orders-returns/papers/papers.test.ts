import type { NewCartItem } from '@lunette/cart/contract';
import { paperContract, upgradeContract } from '@lunette/orders-returns/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sentinels } from '../../../seed/sentinels.ts';
import { addRefund } from '../../checkout/payment/refunds/addRefund.ts';
import { itemsOf, lockOrder } from '../../checkout/order/ownOrder.ts';
import { refundsOf } from '../../checkout/payment/refunds/refunds.ts';
import { payment } from '../../checkout/schema.ts';
import { fakeProvider } from '../../checkout/testing/fakeProvider.ts';
import { FRAME } from '../../checkout/testing/shopper.ts';
import { call, guest, testGatewayApp } from '../../platform/testing/testGateway.ts';
import { shopperWhoCancels } from '../testing/cancelling.ts';
import { GLASSES, shopperWithPapers, SUNGLASSES } from '../testing/papers.ts';
import { textOf } from '../testing/pdf.ts';
import { shopperWhoReturns, type Delivered } from '../testing/returning.ts';
import { paper } from './schema.ts';
import { saudiCode } from './saudiCode.ts';
import { taxYear } from './paperNumber.ts';

const provider = await fakeProvider();
const app = await testGatewayApp({ settings: { sandboxUrl: provider.url } });
const { anOrder, leave, papersOf, read } = shopperWithPapers(app, provider);
type PlacedOrder = Awaited<ReturnType<typeof anOrder>>;

describe('invoices', () => {
  test('another caller gets no invoice, and the e-mail address of the order alone opens none', async () => {
    const { orderId } = await anOrder([FRAME]);
    const stranger = { token: await guest(app) };
    for (const path of [
      `/v2/orders/${orderId}/papers`,
      `/v2/orders/${orderId}/papers?email=ananya.rao@post.in`,
    ]) {
      const answer = await app.http.inject({ url: path, headers: { 'x-session-token': stranger.token } });
      expect(answer.statusCode).toBe(404);
    }
  });

  test('goods get their invoice once, when they are shipped; goods that are not shipped have none yet', async () => {
    const order = await anOrder([GLASSES, SUNGLASSES]);
    const before = await papersOf(order);
    expect(before).toMatchObject({ papers: [], mayClaim: true });
    expect(before.waitingItemIds).toHaveLength(2);
    await leave(order.orderId, 0);
    expect(await app.db.$count(paper, eq(paper.orderId, order.orderId))).toBe(1);
    const [first] = (await papersOf(order)).papers;
    expect(first).toMatchObject({ kind: 'invoice', itemIds: [before.waitingItemIds[0]] });
    await leave(order.orderId, 1);
    const both = await papersOf(order);
    expect(both.papers.map(({ itemIds }) => itemIds)).toEqual(before.waitingItemIds.map((id) => [id]));
    expect(both.waitingItemIds).toEqual([]);
    const sum = both.papers.reduce((all, { amount }) => all + amount.value, 0);
    expect(sum).toBeCloseTo(order.total, 5);
    expect(await papersOf(order)).toEqual(both);
  });

  test('an order that was shipped before papers were stored gets its invoice when the papers are read', async () => {
    const order = await anOrder([FRAME]);
    await app.db.execute(sql`
      INSERT INTO item_status_history (item_id, status)
      SELECT id, 'delivered' FROM order_item WHERE order_id = ${order.orderId}`);
    await app.db.execute(sql`UPDATE order_item SET shares = NULL WHERE order_id = ${order.orderId}`);
    const asked = await Promise.all([papersOf(order), papersOf(order), papersOf(order)]);
    expect(asked[0]?.papers).toHaveLength(1);
    expect(asked[1]).toEqual(asked[0]);
    expect(asked[2]).toEqual(asked[0]);
  });

  test('an invoice in India has HSN codes, the tax rate of each product, and CGST with SGST or IGST', async () => {
    const order = await anOrder([GLASSES, SUNGLASSES], 'IN', 'Karnataka');
    await leave(order.orderId);
    const [issued] = (await papersOf(order)).papers;
    const { text, fileName } = await read(order, issued?.id ?? '');
    expect(fileName).toBe(`${issued?.number.replaceAll('/', '-')}.pdf`);
    expect(issued?.number).toMatch(/^IN\/\d\d-\d\d\/\d{6}$/);
    for (const words of [
      'Tax invoice',
      issued?.number,
      'GSTIN: 29AALCL2471K1Z0',
      '900490',
      '900410',
      'Place of supply Karnataka',
    ])
      expect(text).toContain(words);
    expect(text).toMatch(/CGST 2\.5%: .*SGST 2\.5%: .*CGST 9%: .*SGST 9%: /);
    const other = await anOrder([FRAME]);
    await leave(other.orderId);
    const [beyond] = (await papersOf(other)).papers;
    expect((await read(other, beyond?.id ?? '')).text).toContain('IGST 5%: ');
  });

  test('an invoice in Saudi Arabia is in Arabic too, from right to left, with the code of the tax authority', async () => {
    const order = await anOrder([GLASSES], 'SA');
    await leave(order.orderId);
    const [issued] = (await papersOf(order)).papers;
    const arabic = await read(order, issued?.id ?? '', 'ar');
    for (const word of ['فاتورة', 'ضريبية', 'مبسطة', '310482716300003']) expect(arabic.text).toContain(word);
    const english = await read(order, issued?.id ?? '', 'en');
    for (const word of ['Simplified tax invoice', 'VAT', 'مبسطة']) expect(english.text).toContain(word);
    const [stored] = await app.db
      .select()
      .from(paper)
      .where(eq(paper.id, issued?.id ?? ''));
    expect(stored?.content.taxLines).toMatchObject([{ percent: 15, parts: [] }]);
  });

  test('the code contains seller, VAT number, time, total and tax, each with its length in bytes', () => {
    const code = saudiCode({
      seller: 'لونيت',
      taxNumber: '310482716300003',
      at: new Date('2026-11-24T10:00:00.123Z'),
      total: '115.00',
      tax: '15.00',
    });
    const bytes = Buffer.from(code, 'base64');
    const fields: string[] = [];
    for (let at = 0; at < bytes.length; at += 2 + (bytes[at + 1] ?? 0))
      fields.push(`${bytes[at]} ${bytes.toString('utf8', at + 2, at + 2 + (bytes[at + 1] ?? 0))}`);
    expect(fields).toEqual(['1 لونيت', '2 310482716300003', '3 2026-11-24T10:00:00Z', '4 115.00', '5 15.00']);
  });
});

describe('an order that changes before it is shipped', () => {
  const cancel = shopperWhoCancels(app);
  /** The received amount less refunds, the amounts of its papers, and the lines of its invoices. */
  const books = async ({ orderId, total, ...as }: PlacedOrder) => {
    await papersOf({ orderId, ...as });
    const back = (await refundsOf(app.db, orderId)).reduce((sum, { amount }) => sum + amount, 0);
    const stored = await app.db.select().from(paper).where(eq(paper.orderId, orderId)).orderBy(asc(paper.id));
    return {
      left: Math.round(total * 100) - back,
      papers: stored.reduce((sum, { content }) => sum + content.total, 0),
      lines: stored.flatMap(({ content }) => content.lines),
    };
  };

  test('cancelled pieces are not invoiced, and their shipping stays on the invoice', async () => {
    const order = await anOrder([{ productId: sentinels.accessory, quantity: 2 }]);
    const [item] = await itemsOf(app.db, order.orderId);
    const items = [{ itemId: item?.id ?? '', pieces: 1 }];
    void (await cancel(order.orderId, order.token, { items, refundMethod: 'source' })).result;
    await leave(order.orderId);
    const { left, papers, lines } = await books(order);
    expect(lines).toMatchObject([{ quantity: 1, delivery: order.shipping }]);
    expect(order.shipping).toBeGreaterThan(0);
    expect(papers).toBe(left);
  });

  test('when goods are cancelled after the rest was shipped, their shipping gets a separate invoice, without a request', async () => {
    const order = await anOrder([{ productId: sentinels.accessory }, { productId: sentinels.solution }]);
    const [, second] = await itemsOf(app.db, order.orderId);
    await leave(order.orderId, 0);
    const items = [{ itemId: second?.id ?? '', pieces: 1 }];
    void (await cancel(order.orderId, order.token, { items, refundMethod: 'source' })).result;
    await app.runJobs();
    expect(await app.db.$count(paper, eq(paper.orderId, order.orderId))).toBe(2);
    const { left, papers, lines } = await books(order);
    expect(lines).toMatchObject([{ quantity: 1 }, { quantity: 0, price: 0 }]);
    expect(papers).toBe(left);
  });

  test('changed lenses are invoiced as they are sent', async () => {
    const order = await anOrder([{ ...GLASSES, packageId: 'thin-160' }, SUNGLASSES]);
    await leave(order.orderId, 1);
    const [glasses] = await itemsOf(app.db, order.orderId);
    const as = { token: order.token, country: order.country };
    const params = { orderId: order.orderId, itemId: glasses?.id ?? '' };
    const { powerTypes } = (await call(app, upgradeContract.getUpgradePackage, { params }, as)).result;
    const clear = powerTypes.flatMap(({ packages }) => packages).find(({ id }) => id === 'clear-156');
    const query = { updateFrom: 'thin-160', updateTo: 'clear-156' };
    const body = { expectedDifference: clear?.difference.value ?? 0 };
    void (await call(app, upgradeContract.updatePackage, { params, query, body }, as)).result;
    await leave(order.orderId, 0);
    const { left, papers } = await books(order);
    expect(left).toBe(Math.round((order.total + body.expectedDifference) * 100));
    expect(body.expectedDifference).toBeLessThan(0);
    expect(papers).toBe(left);
  });
});

describe('numbers', () => {
  test('the fiscal year of India is from April to March, elsewhere it is the calendar year', () => {
    expect(taxYear('IN', new Date('2027-03-31T12:00:00Z'))).toBe('26-27');
    expect(taxYear('IN', new Date('2027-04-01T12:00:00Z'))).toBe('27-28');
    expect(taxYear('AE', new Date('2027-03-31T12:00:00Z'))).toBe('2027');
  });

  test('invoices that are requested at once have numbers without gaps, and a failed one returns its number', async () => {
    const orders = await Promise.all(
      Array.from({ length: 6 }, () => anOrder([{ productId: sentinels.solution }], 'SG')),
    );
    await Promise.all(orders.map(({ orderId }) => leave(orderId)));
    await app.db
      .transaction(async (tx) => {
        await tx.execute(sql`UPDATE paper_series SET last_number = last_number + 1`);
        throw new Error('killed');
      })
      .catch(() => {});
    const numbers = (await Promise.all([...orders, ...orders].map(papersOf))).map(
      ({ papers }) => papers[0]?.number,
    );
    const digits = [...new Set(numbers)]
      .map((number) => Number(number?.split('/')[2]))
      .toSorted((a, b) => a - b);
    expect(digits).toEqual([1, 2, 3, 4, 5, 6]);
    const seventh = await anOrder([{ productId: sentinels.solution }], 'SG');
    await leave(seventh.orderId);
    expect((await papersOf(seventh)).papers[0]?.number).toMatch(/000007$/);
  });
});

describe('credit notes', () => {
  test('each refund of an invoiced amount has a credit note; together they take back the whole tax', async () => {
    const order = await anOrder([GLASSES, SUNGLASSES]);
    const { orderId } = order;
    await leave(orderId);
    await papersOf(order);
    const [paid] = await app.db.select().from(payment).where(eq(payment.orderId, orderId));
    const refund = (key: string, amount: number) =>
      app.db.transaction(async (tx) =>
        addRefund(tx, await lockOrder(tx, orderId), {
          key,
          amount,
          paymentId: paid?.id ?? null,
          method: 'source',
          reason: 'returned',
        }),
      );
    await refund(`first-${orderId}`, 100_001);
    expect((await papersOf(order)).papers.map(({ kind, amount }) => [kind, amount.value]).slice(1)).toEqual([
      ['credit_note', 1_000.01],
    ]);
    await refund(`rest-${orderId}`, Math.round(order.total * 100) - 100_001);
    const { papers } = await papersOf(order);
    const stored = await app.db.select().from(paper).where(eq(paper.orderId, orderId));
    const taxOf = (kind: string) =>
      stored
        .filter((storedPaper) => storedPaper.kind === kind)
        .flatMap(({ content }) => content.taxLines)
        .reduce((sum, { amount }) => sum + amount, 0);
    expect(taxOf('credit_note')).toBe(taxOf('invoice'));
    const { text } = await read(order, papers[1]?.id ?? '');
    for (const words of ['Credit note', papers[0]?.number, papers[1]?.number, '₹1,000.01'])
      expect(text).toContain(words);
  });
});

describe('the credit note of a return', () => {
  const { delivered, begin, move } = shopperWhoReturns(app, provider);
  const sold: NewCartItem[] = [{ ...FRAME, quantity: 2 }, { productId: sentinels.accessory }];
  const back = async (order: Delivered, at: number, quantity: number) => {
    const itemId = order.itemIds[at] ?? '';
    const { returnId } = await begin(order, 1, { items: [{ itemId, quantity, reason: 'changed_mind' }] });
    await move(returnId, { to: 'picked_up' });
    await move(returnId, { to: 'received' });
    await move(returnId, { to: 'inspected' });
  };
  const notesOf = async ({ orderId, token }: Delivered) => {
    await papersOf({ orderId, token });
    const isNote = and(eq(paper.orderId, orderId), eq(paper.kind, 'credit_note'));
    const stored = await app.db.select().from(paper).where(isNote).orderBy(asc(paper.id));
    return stored.map(({ content }) => content);
  };
  const sumOf = (contents: { taxLines: { percent: number; amount: number }[] }[], percent: number) =>
    contents
      .flatMap(({ taxLines }) => taxLines)
      .reduce((sum, line) => sum + (line.percent === percent ? line.amount : 0), 0);

  test('a returned piece has its own tax rate, and all pieces together have the tax of the invoice', async () => {
    const order = await delivered(sold);
    await papersOf(order);
    await back(order, 1, 1);
    const [first] = await notesOf(order);
    expect(first?.taxLines.map(({ percent }) => percent)).toEqual([18]);
    expect(first?.lines).toMatchObject([{ quantity: 1, percent: 18 }]);
    await back(order, 0, 1);
    const second = (await notesOf(order))[1];
    expect(second?.taxLines.map(({ percent }) => percent)).toEqual([5]);
    expect(second?.lines).toMatchObject([{ quantity: 1, percent: 5 }]);
    await back(order, 0, 1);
    const notes = await notesOf(order);
    expect(notes).toHaveLength(3);
    expect(notes.reduce((sum, { total }) => sum + total, 0)).toBe(Math.round(order.total * 100));
    const isInvoice = and(eq(paper.orderId, order.orderId), eq(paper.kind, 'invoice'));
    const [invoice] = await app.db.select().from(paper).where(isInvoice);
    for (const percent of [5, 18])
      expect(sumOf(notes, percent)).toBe(sumOf(invoice ? [invoice.content] : [], percent));
    for (const { lines, total } of notes)
      expect(
        lines.reduce((sum, line) => sum + line.total, 0),
        'the lines are the note',
      ).toBe(total);
  });

  test('the credit note shows the piece and its rate', async () => {
    const order = await delivered(sold);
    await papersOf(order);
    await back(order, 1, 1);
    const { papers } = await papersOf(order);
    const { text } = await read({ ...order, country: 'IN' }, papers.at(-1)?.id ?? '');
    expect(text).toContain('Credit note');
    expect(text).toContain('18%');
    expect(text).not.toMatch(/(^| )5%/);
  });

  test('a return has one credit note, also when it is requested ten times at once', async () => {
    const order = await delivered(sold);
    await papersOf(order);
    await back(order, 0, 2);
    await Promise.all(Array.from({ length: 10 }, () => papersOf(order)));
    expect(await notesOf(order)).toHaveLength(1);
  });
});

describe('claim papers', () => {
  test('a claim paper shows the price paid for each product, the prescription and the prescriber', async () => {
    const order = await anOrder([GLASSES, SUNGLASSES]);
    const { orderId, ...as } = order;
    const claim = async (prescriber: string) => {
      const answer = await call(
        app,
        paperContract.makeClaimPaper,
        { params: { orderId }, body: { prescriber } },
        as,
      );
      return textOf(answer.result.pdf);
    };
    const text = await claim('Dr. P. Kulkarni, Pune');
    for (const words of [
      'Dr. P. Kulkarni, Pune',
      '-2.25',
      '-0.75',
      '-1.75',
      'Ananya Rao',
      'The invoice comes when',
    ])
      expect(text).toContain(words);
    expect(await claim('')).toContain('To be filled in by the prescriber');
  });
});
