import { getTableColumns, type GetColumnData, type InferSelectModel } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** Columns of a table by the names of their properties. */
type Columns = Record<string, PgColumn>;

/** A row of such columns. */
type RowOf<C extends Columns> = { [Key in keyof C]: GetColumnData<C[Key]> };

/** The columns of a table but for some, for a statement that is written out: it has every other column of the schema. */
export function columnsWithout<T extends PgTable, Key extends keyof T['_']['columns'] & string>(
  table: T,
  ...without: Key[]
): Omit<T['_']['columns'], Key> {
  const columns = Object.entries(getTableColumns(table));
  return Object.fromEntries(columns.filter(([key]) => !(without as string[]).includes(key))) as Omit<
    T['_']['columns'],
    Key
  >;
}

/** Their names, as in `INSERT INTO cart_line (cart_id, product_id)`. */
export function columnNames(columns: Columns): string {
  return Object.values(columns)
    .map(({ name }) => name)
    .join(', ');
}

/** Their parameters from `$1` on, as in `VALUES ($1::uuid, $2::text)`. */
export function parameters(columns: Columns): string {
  return Object.values(columns)
    .map((column, index) => `$${index + 1}::${column.getSQLType()}`)
    .join(', ');
}

/** The values of a row for those parameters. */
export function parameterValues<C extends Columns>(columns: C, row: RowOf<C>): unknown[] {
  return Object.entries(columns).map(([key, column]) => {
    const value: unknown = row[key] ?? null;
    return value === null ? null : column.mapToDriverValue(value);
  });
}

/** Their properties as the columns of `jsonb_to_recordset`, as in `"productId" text, quantity integer`. */
export function recordColumns(columns: Columns): string {
  return Object.entries(columns)
    .map(([key, column]) => `"${key}" ${column.getSQLType()}`)
    .join(', ');
}

/** A column that JSON cannot hold as it is: a moment would arrive as text. */
type NoMoments<T extends PgTable> = Date extends InferSelectModel<T>[keyof InferSelectModel<T>]
  ? never
  : unknown;

/** A row of a table as JSON with the properties of the schema; `from` is what the statement calls the table. */
export function jsonObject<T extends PgTable>(table: T & NoMoments<T>, from: string): string {
  const pairs = Object.entries(getTableColumns(table)).map(([key, { name }]) => `'${key}', ${from}.${name}`);
  return `json_build_object(${pairs.join(', ')})`;
}
