import type { Language } from '@lunette/country-config';
import { paperContract, returnContract, type ReturnStatus } from '@lunette/orders-returns/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { call, guest, type CallAs } from '../../platform/testing/testGateway.ts';
import { pageOf, textOf } from '../testing/pdf.ts';
import { returningStore, type Delivered, type ReturnRequest } from '../testing/returning.ts';

const { app, delivered, begin, move, cancel } = await returningStore();

const ask = ({ orderId, token }: Delivered, groupId: string, as: CallAs = {}) =>
  call(app, paperContract.getReturnLabelPaper, { params: { orderId, groupId } }, { token, ...as });

/** The label of a return in a language: its text and its first page. */
async function read(order: Delivered, groupId: string, language: Language) {
  const { result } = await ask(order, groupId, { language });
  return { ...result, text: await textOf(result.pdf), page: await pageOf(result.pdf) };
}

async function ways({ token }: Delivered) {
  const query = { query: { pincode: '411001' } };
  const { modes } = (await call(app, returnContract.getReturnModes, query, { token })).result;
  const open = modes.flatMap(({ days }) => days).find(({ slots }) => slots.some(({ free }) => free > 0));
  const store = modes.flatMap(({ stores }) => stores)[0];
  if (!open || !store) throw new Error('There is no courier or no store');
  const from = open.slots.find(({ free }) => free > 0)?.from ?? '';
  return { store, pickup: { date: open.date, from } };
}

test('a caller who may not change an order gets no label of its returns, and a claim has none', async () => {
  const order = await delivered();
  const { groupId } = await begin(order, 1);
  for (const as of [{ token: await guest(app) }, { token: (await delivered()).token }])
    expect((await ask(order, groupId, as)).problem.code).toBe('order_not_found');
  expect((await ask(order, '10000001')).problem.code).toBe('return_not_found');
  const claim = await begin(order, 1, {
    items: [{ itemId: order.itemIds[0] ?? '', quantity: 1, reason: 'not_arrived' }],
  });
  expect((await ask(order, claim.groupId)).problem.code).toBe('return_not_found');
});

test('RET-07 there is a label to print from the approval until somebody has the parcel', async () => {
  const order = await delivered();
  const { groupId, returnId } = await begin(order, 1);
  expect((await ask(order, groupId)).result.fileName).toBe(`return-R${groupId}.pdf`);
  const early: ReturnStatus[] = ['requested', 'approved'];
  for (const status of early) {
    await app.db.execute(sql`UPDATE order_return SET status = ${status} WHERE id = ${returnId}`);
    expect((await ask(order, groupId)).problem.code, status).toBe('no_label');
  }
  await app.db.execute(sql`UPDATE order_return SET status = 'label' WHERE id = ${returnId}`);
  await move(returnId, { to: 'picked_up' });
  expect((await ask(order, groupId)).problem.code).toBe('no_label');
  const other = await begin(order, 1);
  await cancel(order, other.returnId);
  expect((await ask(order, other.groupId)).problem.code).toBe('no_label');
});

/** The texts to find on the label: a PDF returns Arabic word by word, and without some ligatures. */
const WAYS = {
  schedule_pickup: {
    en: ['We collect it at your door', 'Our courier comes on', '{from}'],
    ar: ['نستلمه', 'عنوانك', 'مندوب', 'وصوله'],
  },
  store_return: {
    en: ['Hand it in at a store', 'Bring the parcel to', '{store}'],
    ar: ['تسليمه', 'متاجرنا', 'أحضر'],
  },
  warehouse: {
    en: ['Leave it at a parcel point', 'Hand in the parcel at a parcel point by'],
    ar: ['تسليمه', 'نقطة', 'طرود'],
  },
} as const satisfies Record<NonNullable<ReturnRequest['returnMode']>, Record<Language, readonly string[]>>;

test.each(['schedule_pickup', 'store_return', 'warehouse'] as const)(
  'RET-07 the label of a return by %s has in both languages sender, destination, code and what to do',
  async (returnMode) => {
    const order = await delivered();
    const { store, pickup } = await ways(order);
    const where = { schedule_pickup: { pickup }, store_return: { storeCode: store.code }, warehouse: {} };
    const { groupId } = await begin(order, 2, { returnMode, ...where[returnMode] });
    const code = `R${groupId}`;
    const said = { '{from}': pickup.from, '{store}': store.name };
    const english = await read(order, groupId, 'en');
    for (const words of [
      ...['Return label', 'Ananya Rao', 'Flat 7, Lane 6', 'Pune 411013', code, order.orderId],
      ...['Cut out the label above', 'scans the code and gives you a receipt', 'In this parcel'],
      ...WAYS[returnMode].en.map((part) => said[part as keyof typeof said] ?? part),
    ])
      expect(english.text).toContain(words);
    const arabic = await read(order, groupId, 'ar');
    for (const words of [
      ...['ملصق', 'Ananya Rao', 'Flat 7, Lane 6', '411013', code, order.orderId],
      ...['حافظاتها', 'الرمز', 'محتويات'],
      ...WAYS[returnMode].ar,
    ])
      expect(arabic.text).toContain(words);
  },
);

test('RET-07 the label is one page, from right to left in Arabic', async () => {
  const order = await delivered();
  const { groupId } = await begin(order, 1);
  const [english, arabic] = [await read(order, groupId, 'en'), await read(order, groupId, 'ar')];
  expect([english.page.pages, arabic.page.pages]).toEqual([1, 1]);
  expect([english.page.language, arabic.page.language]).toEqual(['en', 'ar']);
  expect(english.page.placeOf(`R${groupId}`)).toBeGreaterThan(0.5);
  expect(arabic.page.placeOf(`R${groupId}`)).toBeLessThan(0.5);
  expect(english.page.placeOf('Lunette')).toBeLessThan(0.5);
  expect(arabic.page.placeOf('Lunette')).toBeGreaterThan(0.5);
});

test('RET-07 a name without a space stays beside the code', async () => {
  const order = await delivered();
  const { groupId } = await begin(order, 1);
  const before = (await read(order, groupId, 'en')).page.reach;
  const name = JSON.stringify({ firstName: 'W'.repeat(60), addressline1: 'X'.repeat(90) });
  await app.db.execute(
    sql`UPDATE orders SET address = address || ${name}::jsonb WHERE id = ${order.orderId}`,
  );
  const { page } = await read(order, groupId, 'en');
  expect([page.pages, page.reach]).toEqual([1, before]);
});
