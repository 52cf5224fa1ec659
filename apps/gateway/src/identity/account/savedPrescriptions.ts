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
}

interface Wanted {
  customerId: string;
  /** The language of the products' names. */
  language: Language;
  powerType?: string | undefined;
}

const MOST = 50;

/** When a line was added to its cart: its id (a UUID of version 7) begins with the time in milliseconds. */
const ADDED_AT = sql`to_timestamp(('x' || left(replace(line.id::text, '-', ''), 12))::bit(48)::bigint / 1000.0)`;

/**
 * The prescriptions in the orders and the cart of a customer, newest first, each once. Two that differ only in the number
 * of boxes or in the mark for an eye test in a studio count as the same, and so do two that are nothing but the same picture.
 */
export async function savedPrescriptions(
  db: Queries,
  { customerId, language, powerType }: Wanted,
): Promise<SavedPrescription[]> {
  const { rows } = await db.execute<Row>(sql`
    SELECT * FROM (
      SELECT DISTINCT ON (is_contact, power) * FROM (
        SELECT *, power_type IS NOT DISTINCT FROM 'contact_lens' AS is_contact,
               prescription - 'labels' - 'inStudio' #- '{left,boxes}' #- '{right,boxes}' AS power
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
        ) used
        WHERE ${powerType ?? null}::text IS NULL OR lower(power_type) = lower(${powerType ?? null}::text)
      ) kinds ORDER BY is_contact, power, at DESC
    ) latest ORDER BY at DESC, id LIMIT ${MOST}`);
  return rows
    .filter(isFirstOfPicture)
    .map(({ id, source, order_id, product_id, product_name, power_type, prescription, at }) => ({
      id,
      source,
      orderId: order_id,
      productId: product_id,
      productName: product_name,
      powerType: power_type,
      userName: prescription.userName ?? null,
      left: prescription.left ?? null,
      right: prescription.right ?? null,
      imageFileName: prescription.imageFileName ?? null,
      pdImageFileName: prescription.pdImageFileName ?? null,
      createdAt: new Date(at).toISOString(),
    }));
}

/** Whether a row has values, or is the first with its picture for glasses or for contact lenses. */
function isFirstOfPicture(row: Row, at: number, rows: readonly Row[]): boolean {
  const pictures = picturesOf(row);
  return pictures === null || rows.findIndex((other) => picturesOf(other) === pictures) === at;
}

/** The pictures of a prescription that is nothing but them, for contact lenses or for glasses; otherwise null. */
function picturesOf({ power_type, prescription }: Row): string | null {
  const { imageFileName = '', pdImageFileName = '' } = prescription;
  if (powerSection(prescription) !== 'POWER_UPLOAD') return null;
  return [power_type === 'contact_lens', imageFileName, pdImageFileName].join(' ');
}
