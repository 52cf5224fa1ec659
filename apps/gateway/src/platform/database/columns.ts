import { getTableColumns, type GetColumnData, type InferSelectModel } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** Columns of a table by the names of their properties. */
type Columns = Record<string, PgColumn>;

/** A row of such columns. */
type RowOf<C extends Columns> = { [Key in keyof C]: GetColumnData<C[Key]> };

/** The columns of a table without some; for a statement in plain SQL that lists every other column of the schema. */
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

/** The names of the columns, as in `INSERT INTO cart_line (cart_id, product_id)`. */
export function columnNames(columns: Columns): string {
  return Object.values(columns)
    .map(({ name }) => name)
    .join(', ');
}

/** The parameters of the columns from `$1` on, as in `VALUES ($1::uuid, $2::text)`. */
export function parameters(columns: Columns): string {
  return Object.values(columns)
    .map((column, index) => `$${index + 1}::${column.getSQLType()}`)
    .join(', ');
}

/** The values of a row for these parameters. */
export function parameterValues<C extends Columns>(columns: C, row: RowOf<C>): unknown[] {
  return Object.entries(columns).map(([key, column]) => {
    const value: unknown = row[key] ?? null;
    return value === null ? null : column.mapToDriverValue(value);
  });
}

/** The columns of `jsonb_to_recordset`, named by their properties, as in `"productId" text, quantity integer`. */
export function recordColumns(columns: Columns): string {
  return Object.entries(columns)
    .map(([key, column]) => `"${key}" ${column.getSQLType()}`)
    .join(', ');
}

/** `never` for a table with a timestamp column: JSON would turn its `Date` into a string. */
type NoMoments<T extends PgTable> = Date extends InferSelectModel<T>[keyof InferSelectModel<T>]
  ? never
  : unknown;

/**
 * SQL that builds a row of a table as JSON with the properties of the schema; `from` is the table's name in the
 * statement.
 */
export function jsonObject<T extends PgTable>(table: T & NoMoments<T>, from: string): string {
  const pairs = Object.entries(getTableColumns(table)).map(([key, { name }]) => `'${key}', ${from}.${name}`);
  return `json_build_object(${pairs.join(', ')})`;
}
