import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';

/**
 * What is stored about an order `o` in other tables. The ids and leases of outside services are left out, and so are the
 * addresses of payment pages.
 */
const OF_ORDER = sql`jsonb_build_object(
  'items', (SELECT jsonb_agg(to_jsonb(i)) FROM order_item i WHERE i.order_id = o.id),
  'bankAccounts', (SELECT jsonb_agg(jsonb_build_object('last4', b.last4, 'bank', b.bank)) FROM bank_account b
    WHERE b.order_id = o.id),
  'payments', (SELECT jsonb_agg(to_jsonb(p) - '{starting_until,opener_id,intent_id,page_url,frame_url}'::text[]
      ORDER BY p.created_at)
    FROM payment p WHERE p.order_id = o.id),
  'refunds', (SELECT jsonb_agg(to_jsonb(r) - 'key' ORDER BY r.created_at) FROM refund r WHERE r.order_id = o.id),
  'amendments', (SELECT jsonb_agg(to_jsonb(a) - 'actor_id' ORDER BY a.created_at) FROM order_amendment a
    WHERE a.order_id = o.id),
  'cancellations', (SELECT jsonb_agg(to_jsonb(c) || jsonb_build_object(
      'items', (SELECT jsonb_agg(to_jsonb(i)) FROM cancelled_item i WHERE i.cancellation_id = c.id))
      ORDER BY c.cancelled_at)
    FROM order_cancellation c WHERE c.order_id = o.id),
  'returns', (SELECT jsonb_agg((to_jsonb(r) - '{courier_id,warehouse_id,transport_until}'::text[]) || jsonb_build_object(
      'items', (SELECT jsonb_agg(to_jsonb(i)) FROM return_item i WHERE i.return_id = r.id)) ORDER BY r.created_at)
    FROM order_return r WHERE r.order_id = o.id),
  'returnPhotos', (SELECT jsonb_agg(jsonb_build_object(
      'item_id', p.item_id, 'return_id', p.return_id, 'created_at', p.created_at, 'picture', ${picture('p.jpeg')})
      ORDER BY p.created_at)
    FROM return_photo p WHERE p.order_id = o.id))`;

/** The parts of a customer's data export by name, as JSON that the database builds. Hashes and keys are left out. */
const PARTS = {
  profile: sql`SELECT to_jsonb(c) - 'password_hash' FROM customer c WHERE c.id = `,
  addresses: sql`SELECT jsonb_agg(to_jsonb(a) - 'customer_id') FROM customer_address a WHERE a.customer_id = `,
  consents: sql`SELECT jsonb_agg(to_jsonb(c) - 'customer_id' ORDER BY c.id) FROM consent c WHERE c.customer_id = `,
  devices: sql`SELECT jsonb_agg(to_jsonb(s) - 'token_hash' - 'customer_id') FROM session s WHERE s.customer_id = `,
  passkeys: sql`SELECT jsonb_agg(to_jsonb(p) - 'public_key' - 'customer_id') FROM passkey p WHERE p.customer_id = `,
  socialAccounts: sql`SELECT jsonb_agg(to_jsonb(i) - 'customer_id') FROM social_identity i WHERE i.customer_id = `,
  savedCards: sql`SELECT jsonb_agg(to_jsonb(s) - 'customer_id' - 'token' - 'vault_customer' ORDER BY s.id) FROM saved_card s WHERE s.customer_id = `,
  storeCredits: sql`SELECT jsonb_agg(to_jsonb(s) - 'customer_id') FROM store_credit s WHERE s.customer_id = `,
  visits: sql`SELECT jsonb_agg(to_jsonb(v) - 'customer_id' ORDER BY v.id) FROM campaign_visit v WHERE v.customer_id = `,
  orders: sql`SELECT jsonb_agg((to_jsonb(o) - 'customer_id' - 'session_id' - 'idempotency_key' - 'request_hash')
    || ${OF_ORDER} ORDER BY o.created_at)
    FROM orders o WHERE o.customer_id = `,
  awaitedGoods: sql`SELECT jsonb_agg(to_jsonb(w) - 'customer_id') FROM stock_watch w WHERE w.customer_id = `,
  reviews: sql`SELECT jsonb_agg(to_jsonb(r) - 'customer_id' ORDER BY r.id) FROM review r WHERE r.customer_id = `,
  reviewPictures: sql`SELECT jsonb_agg(jsonb_build_object(
    'name', p.name, 'created_at', p.created_at,
    'picture', ${picture('p.jpeg')}) ORDER BY p.created_at)
    FROM review_picture p WHERE p.customer_id = `,
  appointments: sql`SELECT jsonb_agg(to_jsonb(a) - 'session_id' - 'customer_id') FROM appointment a WHERE a.customer_id = `,
  faces: sql`SELECT jsonb_agg((to_jsonb(f) - 'session_id' - 'customer_id') || jsonb_build_object(
    'photo', ${picture('f.photo')}) ORDER BY f.created_at)
    FROM face_profile f WHERE f.customer_id = `,
  prescriptionPictures: sql`SELECT jsonb_agg(jsonb_build_object(
    'name', p.name, 'created_at', p.created_at,
    'picture', ${picture('p.jpeg')}) ORDER BY p.created_at)
    FROM prescription_picture p JOIN customer c ON p.customer_id = c.id OR EXISTS (
      SELECT FROM order_item i JOIN orders o ON o.id = i.order_id
      WHERE p.name IN (i.prescription->>'imageFileName', i.prescription->>'pdImageFileName') AND o.customer_id = c.id)
    WHERE c.id = `,
  savedPrescriptions: sql`SELECT jsonb_agg(to_jsonb(s) - 'customer_id' ORDER BY s.created_at) FROM saved_prescription s WHERE s.customer_id = `,
  hiddenPrescriptions: sql`SELECT jsonb_agg(to_jsonb(h) - 'customer_id' ORDER BY h.hidden_at) FROM hidden_prescription h WHERE h.customer_id = `,
  faceSizes: sql`SELECT jsonb_agg(to_jsonb(s) - 'session_id' - 'customer_id' ORDER BY s.id) FROM face_size s WHERE s.customer_id = `,
  wishlist: sql`SELECT jsonb_agg(to_jsonb(w) - 'session_id' - 'customer_id') FROM wishlist_item w WHERE w.customer_id = `,
  questions: sql`SELECT jsonb_agg(to_jsonb(l) - 'session_id' - 'customer_id' ORDER BY l.created_at)
    FROM lead l LEFT JOIN cart c ON c.id = l.cart_id WHERE coalesce(l.customer_id, c.customer_id) = `,
  carts: sql`SELECT jsonb_agg(to_jsonb(c) - 'session_id' - 'customer_id' || jsonb_build_object(
    'merge', c.merge - 'sessionId',
    'lines', (SELECT jsonb_agg(to_jsonb(l)) FROM cart_line l WHERE l.cart_id = c.id)))
    FROM cart c WHERE c.status <> 'ordered' AND c.customer_id = `,
};

/** All stored data of a customer, for their data export. */
export async function customerData(db: Queries, customerId: string): Promise<Record<string, unknown>> {
  const data: Record<string, unknown> = { createdAt: new Date().toISOString() };
  for (const [name, query] of Object.entries(PARTS)) {
    const { rows } = await db.execute<{ part: unknown }>(sql`SELECT (${query}${customerId}::uuid) AS part`);
    data[name] = rows[0]?.part ?? [];
  }
  return data;
}

/** A JPEG column as a data URL. */
function picture(column: 'p.jpeg' | 'f.photo') {
  return sql.raw(`'data:image/jpeg;base64,' || translate(encode(${column}, 'base64'), E'\\n', '')`);
}
