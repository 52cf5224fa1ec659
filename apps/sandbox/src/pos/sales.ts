import type { Sandbox } from '../sandbox.ts';

/** A sale of a store that the shop has reported. */
export interface PosSale {
  /** The shop's id for it. */
  reference: string;
  country: string;
  receipt: string;
  salesmanId: string;
  soldOn: string;
  amountMinor: number;
  currencyCode: string;
}

/** Stores a sale, once for each reference. */
export function acceptSale({ database }: Pick<Sandbox, 'database'>, sale: PosSale): void {
  const { reference, country, receipt, salesmanId, soldOn, amountMinor, currencyCode } = sale;
  database
    .prepare(
      'INSERT INTO posSale (reference, country, receipt, salesmanId, soldOn, amountMinor, currencyCode) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
    )
    .run(reference, country, receipt, salesmanId, soldOn, amountMinor, currencyCode);
}

/** Removes a sale; one that never arrived is not missed. */
export function removeSale({ database }: Pick<Sandbox, 'database'>, reference: string): void {
  database.prepare('DELETE FROM posSale WHERE reference = ?').run(reference);
}

/** The newest sales, the newest first. */
export function newestSales({ database }: Pick<Sandbox, 'database'>): PosSale[] {
  return database.prepare('SELECT * FROM posSale ORDER BY id DESC LIMIT 100').all() as unknown as PosSale[];
}
