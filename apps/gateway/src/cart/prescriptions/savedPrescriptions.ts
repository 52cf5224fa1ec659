import { createHash } from 'node:crypto';
import type { Language } from '@lunette/country-config';
import { powerSection } from '@lunette/prescription/rules';
import type { PowerType, Prescription, SavedPrescription } from '@lunette/prescription/contract';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';

interface Row extends Record<string, unknown> {
  id: string;
  source: SavedPrescription['source'];
  order_id: string | null;
  product_id: string;
  product_name: string;
  power_type: PowerType | null;
  prescription: Prescription;
  at: Date;
  /** Its values, its owner and its pictures, as text. */
  power: string;
}

/** A prescription in an order, the cart or the account of a customer. Equal ones have the same `hash`. */
export interface OwnPrescription extends Pick<Row, 'id' | 'source' | 'prescription'> {
  orderId: string | null;
  productId: string;
  productName: string;
  powerType: PowerType | null;
  at: Date;
  hash: string;
}

interface PrescriptionOwner {
  customerId: string;
  /** The language of the products' names. */
  language: Language;
}

const MOST = 50;

/** When a line was added to its cart: its id (a UUID of version 7) begins with the time in milliseconds. */
const ADDED_AT = sql`to_timestamp(('x' || left(replace(line.id::text, '-', ''), 12))::bit(48)::bigint / 1000.0)`;

/**
 * The saved prescriptions of a customer: those in the orders, the cart and the account, newest first, each once and without
 * those that the customer has removed.
 */
export async function savedPrescriptions(
  db: Queries,
  owner: PrescriptionOwner,
  powerType?: string,
): Promise<SavedPrescription[]> {
  const own = await ownPrescriptions(db, owner);
  const hidden = await hiddenPrescriptions(db, owner.customerId);
  const wanted = powerType?.toLowerCase();
  const shown = new Map<string, OwnPrescription>();
  for (const one of own) {
    if (hidden.has(keyOf(one)) || (wanted !== undefined && one.powerType?.toLowerCase() !== wanted)) continue;
    if (!shown.has(one.hash)) shown.set(one.hash, one);
  }
  return [...shown.values()].slice(0, MOST).map(answerOf);
}

function answerOf(own: OwnPrescription): SavedPrescription {
  const { id, source, orderId, productId, productName, powerType, prescription, at } = own;
  const { userName, left, right, imageFileName, pdImageFileName } = prescription;
  return {
    id,
    source,
    orderId,
    productId,
    productName,
    powerType,
    userName: userName ?? null,
    left: left ?? null,
    right: right ?? null,
    imageFileName: imageFileName ?? null,
    pdImageFileName: pdImageFileName ?? null,
    createdAt: at.toISOString(),
  };
}

/** All prescriptions of a customer, newest first: also those that are equal to another one or removed from the list. */
export async function ownPrescriptions(
  db: Queries,
  { customerId, language }: PrescriptionOwner,
): Promise<OwnPrescription[]> {
  const { rows } = await db.execute<Row>(sql`
    SELECT *, (prescription - 'labels' - 'inStudio' #- '{left,boxes}' #- '{right,boxes}')::text AS power
    FROM (
      SELECT item.id::text AS id, 'order' AS source, orders.id AS order_id, item.product_id,
             item.details->>'name' AS product_name, item.details->>'powerType' AS power_type, item.prescription,
             orders.created_at AS at
      FROM order_item item JOIN orders ON orders.id = item.order_id
      WHERE orders.customer_id = ${customerId} AND item.prescription IS NOT NULL
      UNION ALL
      SELECT line.id::text, 'cart', NULL, line.product_id,
             coalesce(product.text->${language}->>'fullName', ''), line.power_type, line.prescription,
             ${ADDED_AT}
      FROM cart_line line JOIN cart ON cart.id = line.cart_id
      LEFT JOIN product ON product.id::text = line.product_id
      WHERE cart.customer_id = ${customerId} AND cart.status = 'open' AND line.prescription IS NOT NULL
      UNION ALL
      SELECT id::text, 'account', NULL, '', '', power_type, prescription, created_at
      FROM saved_prescription WHERE customer_id = ${customerId}
    ) own ORDER BY at DESC, id`);
  return rows.map((row) => ({
    id: row.id,
    source: row.source,
    orderId: row.order_id,
    productId: row.product_id,
    productName: row.product_name,
    powerType: row.power_type,
    prescription: row.prescription,
    at: new Date(row.at),
    hash: hashOf(row),
  }));
}

/**
 * The hash by which equal prescriptions are recognised. Two that differ only in the number of boxes or in the mark for an
 * eye test in a studio count as the same, and so do two that are nothing but the same picture.
 */
function hashOf({ power_type, prescription, power }: Row): string {
  const { imageFileName = '', pdImageFileName = '' } = prescription;
  const isPicture = powerSection(prescription) === 'POWER_UPLOAD';
  const content = isPicture ? [imageFileName, pdImageFileName] : power;
  return createHash('sha256')
    .update(JSON.stringify([power_type === 'contact_lens', content]))
    .digest('base64url');
}

const keyOf = ({ source, id }: Pick<Row, 'source' | 'id'>) => `${source} ${id}`;

/** The keys of the prescriptions of orders and carts that the customer has removed from the list. */
async function hiddenPrescriptions(db: Queries, customerId: string): Promise<Set<string>> {
  const { rows } = await db.execute<Pick<Row, 'source' | 'id'>>(sql`
    SELECT source, item_id AS id FROM hidden_prescription WHERE customer_id = ${customerId}`);
  return new Set(rows.map(keyOf));
}
