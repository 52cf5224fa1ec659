import type { NewCartItem } from '@lunette/cart/contract';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sentinels } from '../../../../seed/sentinels.ts';
import { orders } from '../../../checkout/order/schema.ts';
import { FRAME } from '../../../checkout/testing/shopper.ts';
import { courierStep, sendFulfilmentEvent } from '../../testing/fakeFulfilment.ts';
import { exchangingStore, EXCHANGE_REQUEST } from '../../testing/exchanging.ts';

const { app, delivered, read, move, pay, exchanged, send, underWay } = await exchangingStore();
const OTHER: NewCartItem = { productId: sentinels.rimlessFrame, powerType: 'frame_only' };
type MoveArgs = Parameters<typeof move> extends [unknown, ...infer M] ? M : never;

/** An exchange of two pieces whose new goods have been shipped, and then these events for its old ones. */
async function owed(language: 'en' | 'ar', moves: MoveArgs, after?: (returnId: string) => Promise<void>) {
  const owner = await delivered([{ ...FRAME, quantity: 3 }]);
  await app.db.update(orders).set({ language }).where(eq(orders.id, owner.orderId));
  const exchange = await exchanged(owner, OTHER, EXCHANGE_REQUEST, { quantity: 2 });
  if (exchange.status === 'unpaid') await pay(owner, exchange.id);
  if (moves.length > 0) await move(exchange.returnId, { to: 'picked_up' });
  await send(exchange.newOrderId, ...(moves.length > 0 ? (['shipped'] as const) : []));
  if (moves.length === 0) await expire(exchange.returnId, exchange.newOrderId);
  app.sent.mail.length = 0;
  await move(
    exchange.returnId,
    ...(moves.map((body) =>
      'items' in body && body.items
        ? { ...body, items: body.items.map((item) => ({ ...item, itemId: owner.itemId })) }
        : body,
    ) as MoveArgs),
  );
  await app.runJobs();
  await after?.(exchange.returnId ?? '');
  const mail = app.sent.mail.findLast(({ subject }) => /needs a payment|بحاجة إلى دفعة/.test(subject));
  const asked = { token: owner.token, country: owner.country, language };
  return { text: mail?.text ?? '', message: (await read(owner, exchange.id, asked)).result.message ?? '' };
}

/** Lets the return expire after staff have shipped the new goods. */
async function expire(returnId: string | null, newOrderId: string | null) {
  await app.db.execute(sql`
    INSERT INTO item_status_history (item_id, status)
    SELECT id, unnest(ARRAY['confirmed', 'packed', 'shipped']) FROM order_item WHERE order_id = ${newOrderId}`);
  await app.db.execute(sql`UPDATE order_return SET send_by = current_date - 3 WHERE id = ${returnId}`);
  await app.db.execute(sql`SELECT graphile_worker.add_job('return.find-overdue', '{}'::json)`);
}

const onePiece = [{ itemId: '', quantity: 1 }];
const none = [{ itemId: '', quantity: 0 }];
const refused = [{ ...onePiece[0], itemId: '', quantity: 1, resellable: 0, refusal: 'worn down' }];

test.each<[string, string, string, MoveArgs]>([
  ['were not sent', 'were not sent back to us', 'لم تُرسَل إلينا', []],
  ['were not in the parcel', 'None of', 'لم نجد أياً', [{ to: 'received', items: none }]],
  [
    'were refused',
    'We could not accept what you sent back',
    'لم نتمكن من قبول ما أرسلته',
    [{ to: 'received' }, { to: 'rejected', reason: 'worn down' }],
  ],
  [
    'were refused in part',
    'We could not accept all of what you sent back',
    'لم نتمكن من قبول كل ما أرسلته',
    [{ to: 'received' }, { to: 'inspected', items: refused }],
  ],
  [
    'were missing in part',
    'Not all of',
    'لم تكن كل',
    [{ to: 'received', items: onePiece }, { to: 'inspected' }],
  ],
])(
  'RET-10 a debt because the old goods %s has its cause in the message and on the page, in English and Arabic',
  async (_cause, english, arabic, moves) => {
    const seen = await owed('en', moves);
    expect(seen.text).toContain(english);
    expect(seen.text).toMatch(/The new goods are being made or have left already: ₹[\d,.]+ are to be paid/);
    expect(seen.message).toContain(english);
    const other = await owed('ar', moves);
    expect(other.text).toContain(arabic);
    expect(other.message).toContain(arabic);
  },
);

/** Lets the refused pieces be lost on their way back. */
async function loseRefused(returnId: string): Promise<void> {
  const { rows } = await app.db.execute<{ id: string }>(
    sql`SELECT id FROM refused_parcel WHERE return_id = ${returnId}`,
  );
  for (const status of ['shipped', 'lost'] as const)
    await sendFulfilmentEvent(app, 'courier', courierStep(rows[0]?.id ?? '', status));
  await app.runJobs();
}

test('RET-10 a debt that is left because one piece was missing and the other lost on its way back has its cause, in English and Arabic', async () => {
  const moves: MoveArgs = [
    { to: 'received', items: onePiece },
    { to: 'rejected', reason: 'worn down' },
  ];
  const seen = await owed('en', moves, loseRefused);
  expect(seen.message).toBe(
    'We could not accept what you sent back, and it did not reach you on its way back; what it was worth is paid for the new goods. Please pay the rest.',
  );
  const other = await owed('ar', moves, loseRefused);
  expect(other.message).toBe(
    'لم نتمكن من قبول ما أرسلته، ولم يصل إليك في طريق عودته؛ ودُفعت قيمته من ثمن المنتجات الجديدة. يُرجى دفع الباقي.',
  );
});

test('RET-10 a debt because the old goods were accepted and are worth less has its cause, in English and Arabic', async () => {
  const owner = await delivered([FRAME]);
  const { id, returnId } = await underWay(owner, OTHER);
  await move(returnId, { to: 'received' }, { to: 'inspected' });
  await app.db.execute(sql`UPDATE order_exchange SET status = 'owed', owed = 10000 WHERE id = ${id}`);
  const LESS = {
    en: [
      'What you sent back is worth less than it was to pay. Please pay the rest',
      'is worth less than it was to pay',
    ],
    ar: ['قيمة ما أرسلته أقل مما كان سيغطيه. يُرجى دفع الباقي', 'أقل مما كان سيغطيه'],
  } as const;
  for (const language of ['en', 'ar'] as const) {
    const [page, mail] = LESS[language];
    const { result } = await read(owner, id, { token: owner.token, country: owner.country, language });
    expect(result.message).toContain(page);
    await app.db.update(orders).set({ language }).where(eq(orders.id, owner.orderId));
    await app.db.execute(
      sql`SELECT graphile_worker.add_job('exchange.notify', json_build_object('exchangeId', ${id}::text, 'status', 'owed'))`,
    );
    await app.runJobs();
    const about = app.sent.mail.filter(({ text }) => text.includes(owner.orderId) && text.includes(mail));
    expect(about).toHaveLength(1);
  }
});
