import { beforeAll, expect, test } from 'vitest';
import { insertOldOrder } from '../../checkout/testing/oldOrder.ts';
import { databaseBefore } from '../../platform/testing/databaseBefore.ts';

const before = await databaseBefore('0094');
const { pool, insert, migrateOn } = before;

const ORDERS = [
  { id: '1', email: '', address: { phone: '—' } },
  { id: '2', email: 'ananya@post.in', address: { phone: '9822041377' } },
];
const POWER = { userName: 'Ananya' };

beforeAll(async () => {
  for (const order of ORDERS) {
    const { id: order_id } = order;
    const item_id = `01950000-0000-7000-8000-00000000000${order_id}`;
    await insertOldOrder(before, order);
    const item = { id: item_id, order_id, product_id: '1', quantity: 1, details: {} };
    await insert('order_item', { ...item, lab_order: { isHeld: false, prescription: POWER } });
    const lens = { from_lens: {}, to_lens: {}, details: {}, prescription: POWER };
    const change = { kind: 'package', delta: 0, status: 'done', actor: 'customer', actor_id: item_id };
    await insert('order_amendment', { order_id, item_id, ...lens, ...change });
    await insert('order_cancellation', { order_id, reason: 'other', comment: 'Ananya was away' });
    const claim = { id: order_id, group_id: 'g', order_id, kind: 'claim' };
    await insert('order_return', { ...claim, status: 'refunded', refund_method: 'source' });
    const piece = { return_id: order_id, item_id, piece: 0, reason: 'damaged', worth: {} };
    await insert('return_item', { ...piece, comment: 'Ananya dropped it' });
    const card = { card_brand: 'visa', card_first6: '424242', card_last4: '4242' };
    const paid = { method: 'cc', status: 'paid', amount: 700, currency_code: 'INR' };
    await insert('payment', { order_id, ...paid, ...card });
    await insert('return_photo', { order_id, item_id, return_id: order_id, jpeg: Buffer.from('x') });
  }
  await migrateOn();
});

test('erased orders lose the powers, comments and photos of their changes and the digits of their cards, and other orders keep them', async () => {
  const { rows } = await pool.query(`
    SELECT item.order_id AS id, lab_order, amendment.prescription, actor_id IS NULL AS "isNobody",
      cancelled.comment AS cancelled, piece.comment AS returned,
      concat(card_brand, card_first6, card_last4) AS card,
      (SELECT count(*)::int FROM return_photo photo WHERE photo.item_id = item.id) AS photos
    FROM order_item item JOIN order_amendment amendment ON amendment.item_id = item.id
      JOIN order_cancellation cancelled ON cancelled.order_id = item.order_id
      JOIN return_item piece ON piece.item_id = item.id JOIN payment ON payment.order_id = item.order_id
    ORDER BY item.order_id`);
  expect(rows).toEqual([
    {
      id: '1',
      lab_order: { isHeld: false, prescription: null },
      prescription: null,
      isNobody: true,
      cancelled: null,
      returned: null,
      card: '',
      photos: 0,
    },
    {
      id: '2',
      lab_order: { isHeld: false, prescription: POWER },
      prescription: POWER,
      isNobody: false,
      cancelled: 'Ananya was away',
      returned: 'Ananya dropped it',
      card: 'visa4242424242',
      photos: 1,
    },
  ]);
});
