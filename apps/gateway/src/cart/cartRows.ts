import type { Shopper } from '@lunette/cart/rules';
import { dateIn } from '@lunette/country-config';
import type { SQL } from 'drizzle-orm';
import type { Destination } from '../catalog/delivery/zoneFor.ts';
import { pricesAndStock, type PriceAndStock, type PriceAndStockRow } from '../catalog/stock/priceAndStock.ts';
import { NOTHING_CHOSEN, type CheckoutState } from './checkoutState.ts';
import type { Queries } from '../platform/database/database.ts';
import { jsonObject } from '../platform/database/columns.ts';
import { statement } from '../platform/database/statement.ts';
import { isMember } from '../identity/account/membership.ts';
import type { Customer } from '../identity/account/schema.ts';
import { NO_MONEY, type CartMoney } from './money/cartMoney.ts';
import { openCartStatement, type CartOwner } from './openCart.ts';
import { cartLine, checkout, type CartKind, type StoredLine, type StoredMerge } from './schema.ts';
import { movedRow, type MovedRow } from './moved/movedRow.ts';
import { waitingRows, type WaitingRow } from './waitingOrders/waitingOrders.ts';

/** The rows of a cart, with the current prices and stock of its products by id. */
export interface CartRows {
  kind: CartKind;
  lines: StoredLine[];
  /** The lines that a sign-in has merged into it. */
  merge: StoredMerge | null;
  /** The number of lines of another cart that were saved for later in its favour, and still are. */
  savedLines: number;
  checkout: CheckoutState;
  /** The default address of its customer. */
  home: Destination | null;
  /** The balances of its shopper that could reduce the total. */
  money: CartMoney;
  /** Orders of the same owner that wait to be paid. */
  waiting: WaitingRow[];
  /** Where an earlier checkout of the same session was continued. */
  movedTo: MovedRow | null;
  /** The privileges of its shopper. */
  shopper: Shopper;
  /** Whether eyes can be tested in a studio of the country. */
  hasStudios: boolean;
  priceAndStock: Map<number, PriceAndStock>;
}

/** The row that the query returns. */
export type CartRow = {
  kind: CartKind;
  merge: StoredMerge | null;
  savedLines: number;
  lines: StoredLine[];
  checkout: CheckoutState | null;
  home: Destination | null;
  voucher: CartMoney['voucher'];
  own: Pick<CartMoney, 'storeCredit' | 'wallet'> | null;
  offer: CartMoney['offer'];
  waiting: WaitingRow[];
  movedTo: MovedRow | null;
  isNew: boolean;
  member: Pick<Customer, 'memberUntil' | 'country'> | null;
  loyalty: Shopper['loyalty'] | null;
  hasStudios: boolean;
  price_and_stock: PriceAndStockRow[];
};

/** A shopper without a cart: no privileges. */
export const ANYBODY: Shopper = {
  isNew: false,
  isMember: false,
  loyalty: { goldPid: '', brandsAllowed: [], classificationsAllowed: [] },
};

/**
 * Whether the studio flow is enabled in the country `$2` (its own setting overrides the general one) and it has a studio.
 */
const HAS_STUDIOS = `
  (coalesce((
      SELECT value @> '{"enabled": true}' FROM configuration
      WHERE key = 'studio_flow' AND (language = '*' OR language LIKE '%\\_' || lower($2))
      ORDER BY length(language) DESC LIMIT 1), false)
    AND EXISTS (SELECT FROM store WHERE country = $2 AND is_studio))`;

/** One query reads everything, since every step from the cart to the order runs it. */
const read = (which: string) => `
  SELECT
    mine.kind, mine.merge,
    (SELECT count(*)::int FROM cart_line JOIN cart AS saved ON saved.id = cart_line.cart_id
      WHERE cart_line.id = ANY (mine.saved_lines) AND saved.kind = 'saved') AS "savedLines",
    (SELECT coalesce(json_agg(${jsonObject(cartLine, 'cart_line')} ORDER BY id), '[]')
      FROM cart_line WHERE cart_id = mine.id) AS lines,
    CASE WHEN decided.cart_id IS NOT NULL THEN ${jsonObject(checkout, 'decided')} END AS checkout,
    (SELECT address FROM customer_address
      WHERE customer_id = mine.customer_id AND country = $2 AND default_address) AS home,
    (SELECT json_build_object('balance', balance, 'expired', coalesce(expires_on < $4::date, false))
      FROM gift_voucher WHERE code = decided.voucher_code AND country = $2) AS voucher,
    (SELECT json_build_object(
        'storeCredit', coalesce(sum(balance) FILTER (WHERE kind = 'credit'), 0),
        'wallet', coalesce(sum(balance) FILTER (WHERE kind = 'wallet'
          AND (SELECT value ->> 'apply' FROM configuration WHERE key = 'cart_wallet' AND language = '*') = 'ON'), 0))
      FROM store_credit
      WHERE customer_id = mine.customer_id AND country = $2
        AND (expires_on IS NULL OR expires_on >= $4::date)) AS own,
    (SELECT json_build_object(
        'id', id, 'bank', bank, 'percent', percent, 'most', most, 'least', least, 'firstSix', first_six)
      FROM bank_offer
      WHERE id = decided.offer_id AND country = $2 AND enabled
        AND (ends_on IS NULL OR ends_on >= $4::date)) AS offer,
    ${waitingRows('mine.customer_id', '$5::uuid', '$2')} AS waiting,
    ${movedRow('mine.customer_id', '$5::uuid', '$2')} AS "movedTo",
    mine.customer_id IS NOT NULL AND NOT EXISTS (
      SELECT FROM orders WHERE customer_id = mine.customer_id AND status <> 'cancelled') AS "isNew",
    (SELECT json_build_object('memberUntil', member_until, 'country', country)
      FROM customer WHERE id = mine.customer_id) AS member,
    (SELECT value FROM configuration WHERE key = 'loyalty' AND language = '*') AS loyalty,
    ${HAS_STUDIOS} AS "hasStudios",
    (SELECT coalesce(json_agg(json_build_object(
        'productId', price.product_id, 'market', market, 'selling', selling, 'firstBuy', first_buy,
        'quantity', stock.quantity)), '[]')
      FROM (SELECT product_id::numeric::int FROM cart_line WHERE cart_id = mine.id UNION SELECT $3::int)
          AS wanted (id),
        -- The limit keeps the planner from reading all prices of the country instead.
        LATERAL (SELECT * FROM product_price WHERE country = $2 AND product_id = wanted.id LIMIT 1) AS price
        LEFT JOIN stock USING (product_id)) AS price_and_stock
  FROM cart AS mine LEFT JOIN checkout AS decided ON decided.cart_id = mine.id
  WHERE ${which}`;

const READ = read('mine.id = $1');
const READ_OPEN = openCartStatement(read);

/** Reads a cart, with the price and stock of a product that is to be added to it (`other`). */
export async function cartRows(
  db: Queries,
  { session, country }: CartOwner,
  cartId: string,
  other: number | null = null,
): Promise<CartRows> {
  const { rows } = await db.execute<CartRow>(
    statement(READ, [cartId, country, other, dateIn(country, new Date()), session.id]),
  );
  return rowsOf(rows[0]);
}

/** The same query for the cart that a session is filling. */
export function openCartRows(owner: CartOwner, other: number | null): SQL {
  return READ_OPEN(owner, other, dateIn(owner.country, new Date()), owner.session.id);
}

const OPEN = "country = $3 AND kind = 'shopping' AND status = 'open'";
const READ_WITHOUT_CART = `
  SELECT ${waitingRows('$1::uuid', '$2::uuid', '$3')} AS waiting, ${movedRow('$1::uuid', '$2::uuid', '$3')} AS "movedTo",
    coalesce(
      (SELECT id FROM cart WHERE customer_id = $1::uuid AND ${OPEN}),
      (SELECT id FROM cart WHERE session_id = $2::uuid AND customer_id IS NULL AND $1::uuid IS NULL AND ${OPEN})
    ) AS "cartId"`;

/**
 * The rows of an owner for whom no cart was found a moment ago. If a waiting order has ended since then, its goods are in a
 * new cart (`cartId`), and the order is no longer in `waiting`.
 */
export async function rowsWithoutCart(
  db: Queries,
  { session, country }: CartOwner,
): Promise<Pick<CartRows, 'waiting' | 'movedTo'> & { cartId: string | null }> {
  const { rows } = await db.execute<Pick<CartRow, 'waiting' | 'movedTo'> & { cartId: string | null }>(
    statement(READ_WITHOUT_CART, [session.customerId, session.id, country]),
  );
  return rows[0] ?? { waiting: [], movedTo: null, cartId: null };
}

/** The rows of a cart from the row that the query returns; undefined before there is a cart. */
export function rowsOf(row: CartRow | undefined): CartRows {
  return {
    kind: row?.kind ?? 'shopping',
    lines: row?.lines ?? [],
    merge: row?.merge ?? null,
    savedLines: row?.savedLines ?? 0,
    checkout: row?.checkout ?? NOTHING_CHOSEN,
    home: row?.home ?? null,
    money: { ...NO_MONEY, ...row?.own, voucher: row?.voucher ?? null, offer: row?.offer ?? null },
    waiting: row?.waiting ?? [],
    movedTo: row?.movedTo ?? null,
    shopper: {
      isNew: row?.isNew ?? false,
      isMember: row?.member ? isMember(row.member) : false,
      loyalty: row?.loyalty ?? ANYBODY.loyalty,
    },
    hasStudios: row?.hasStudios ?? false,
    priceAndStock: pricesAndStock(row?.price_and_stock ?? []),
  };
}
