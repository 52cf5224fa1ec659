import { countryOf, dateIn, fromMinor, toMinor, westernDigits } from '@lunette/country-config';
import type { NewStoreSale, StoreSale } from '@lunette/session/contract';
import { saleDays } from '@lunette/session/rules';
import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { CallContext } from '../../platform/http/callContext.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { visibleText } from '../../platform/texts/visibleText.ts';
import { recordStaffAct } from '../staff/recordStaffAct.ts';
import { staffUser } from '../staff/schema.ts';
import { findSalesman } from './salesman.ts';
import { storeSale, type StoredSale } from './schema.ts';

type SaleContext = Pick<CallContext<'staff'>, 'db' | 'session' | 'services'>;
type NewSale = Omit<StoredSale, 'id' | 'recordedAt' | 'removedAt'>;

/** The most sales of one day that are listed. */
const MOST_LISTED = 200;

/**
 * Stores a sale of a store once (STAFF-03), and sends it to the point of sale in the background if there is one. Refuses an
 * unknown salesman, a day that is too old or in the future, and a receipt that was recorded with other data or by somebody
 * else.
 */
export async function recordSale(context: SaleContext, entered: NewStoreSale): Promise<StoreSale> {
  const { db, services } = context;
  const sale = await checkedSale(context, entered);
  const id = await db.transaction(async (tx) => {
    const [made] = await tx
      .insert(storeSale)
      .values(sale)
      .onConflictDoNothing()
      .returning({ id: storeSale.id });
    if (!made) return sameSale(tx, sale);
    await recordStaffAct(tx, { staffId: sale.recordedBy, act: 'store_sale_recorded', subject: sale.receipt });
    await sendToPointOfSale(tx, services, made.id);
    return made.id;
  });
  const [stored] = await sales(db).where(eq(storeSale.id, id));
  if (!stored) throw new Error('The sale was not stored');
  return saleAnswer(stored);
}

/**
 * Removes a sale that a member of staff has recorded today, and tells the point of sale in the background if there is one.
 * A removed one stays removed; any other sale is refused with 404.
 */
export async function removeSale(
  { db, session, services }: Pick<SaleContext, 'db' | 'session' | 'services'>,
  saleId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [sale] = await tx
      .select()
      .from(storeSale)
      // As texts, because the caller can send any.
      .where(and(eq(sql`${storeSale.id}::text`, saleId), ofToday(session)))
      .for('update');
    if (!sale) throw refuse(404, 'sale_not_found', 'session.sale-not-found');
    if (sale.removedAt) return;
    await tx.update(storeSale).set({ removedAt: new Date() }).where(eq(storeSale.id, sale.id));
    await recordStaffAct(tx, { staffId: session.staffId, act: 'store_sale_removed', subject: sale.receipt });
    await sendToPointOfSale(tx, services, sale.id);
  });
}

/** The sales that a member of staff has recorded today, on the calendar of the country, the newest first. */
export async function salesOfToday({
  db,
  session,
}: Pick<SaleContext, 'db' | 'session'>): Promise<StoreSale[]> {
  const rows = await sales(db)
    .where(and(ofToday(session), isNull(storeSale.removedAt)))
    .orderBy(desc(storeSale.recordedAt), desc(storeSale.id))
    .limit(MOST_LISTED);
  return rows.map(saleAnswer);
}

/** The condition for sales that a member of staff has recorded today, on the calendar of the country. */
function ofToday({ country, staffId }: SaleContext['session']): SQL | undefined {
  const recordedOn = sql`(${storeSale.recordedAt} AT TIME ZONE ${countryOf(country).timeZone})::date`;
  return and(
    eq(storeSale.recordedBy, staffId),
    eq(storeSale.country, country),
    sql`${recordedOn} = ${dateIn(country, new Date())}::date`,
  );
}

/** Sends a sale, or its removal, to the point of sale in the background, if there is one. */
async function sendToPointOfSale(
  tx: Queries,
  { pointOfSale }: SaleContext['services'],
  id: string,
): Promise<void> {
  if (pointOfSale) await enqueue(tx, 'session.send-store-sale', { id }, { key: `store-sale-${id}` });
}

async function checkedSale(context: SaleContext, entered: NewStoreSale): Promise<NewSale> {
  const { country, staffId } = context.session;
  const salesman = await findSalesman(context, entered.salesmanId);
  if (!salesman) {
    const text = 'session.salesman-unknown';
    throw refuse(422, 'salesman_unknown', text, {}, { 'collectionData.salesmanId': text });
  }
  const { first, last } = saleDays(country);
  if (entered.soldOn < first || entered.soldOn > last) {
    const text = 'session.sale-day-invalid';
    throw refuse(422, 'sale_day_invalid', text, {}, { 'collectionData.soldOn': text });
  }
  const receipt = westernDigits(visibleText(entered.receipt));
  if (receipt === '') {
    const text = 'session.sale-receipt-missing';
    throw refuse(422, 'receipt_missing', text, {}, { 'collectionData.receipt': text });
  }
  return {
    country,
    receipt,
    salesmanId: Number(salesman.id),
    soldOn: entered.soldOn,
    amount: toMinor(entered.amount),
    currencyCode: countryOf(country).currencyCode,
    note: visibleText(entered.note ?? '') || null,
    recordedBy: staffId,
  };
}

/** The stored sale with the receipt of a new one, if both are the same sale; refuses any other. */
async function sameSale(tx: Queries, sale: NewSale): Promise<string> {
  const [stored] = await tx
    .select()
    .from(storeSale)
    .where(
      and(
        eq(storeSale.country, sale.country),
        sql`lower(${storeSale.receipt}) = lower(${sale.receipt})`,
        isNull(storeSale.removedAt),
      ),
    );
  const isSame = (Object.keys(sale) as (keyof NewSale)[]).every((key) => stored?.[key] === sale[key]);
  if (stored && isSame) return stored.id;
  const text = { id: 'session.sale-receipt-taken', values: { receipt: sale.receipt } };
  throw refuse(409, 'receipt_taken', text.id, text.values, { 'collectionData.receipt': text });
}

const sales = (db: Queries) =>
  db
    .select({ sale: storeSale, salesman: staffUser.name })
    .from(storeSale)
    .innerJoin(staffUser, eq(staffUser.salesmanId, storeSale.salesmanId))
    .$dynamic();

function saleAnswer({ sale, salesman }: { sale: StoredSale; salesman: string }): StoreSale {
  const { id, salesmanId, receipt, soldOn, amount, currencyCode, note, recordedAt } = sale;
  return {
    id,
    salesman: { id: String(salesmanId), name: salesman },
    receipt,
    soldOn,
    amount: fromMinor(amount, currencyCode),
    note,
    recordedAt: recordedAt.toISOString(),
  };
}
