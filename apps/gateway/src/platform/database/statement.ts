import { SQL } from 'drizzle-orm';

/**
 * A statement as plain SQL with `$1` and so on for its values. Building a statement from tables and columns takes the
 * gateway as much time as the query takes the database, so the statements of every step of a purchase are plain SQL.
 */
export function statement(text: string, values: readonly unknown[] = []): SQL {
  return new Written(text, values);
}

class Written extends SQL {
  readonly #text: string;
  readonly #values: readonly unknown[];

  constructor(text: string, values: readonly unknown[]) {
    super([]);
    this.#text = text;
    this.#values = values;
  }

  override toQuery(): ReturnType<SQL['toQuery']> {
    return { sql: this.#text, params: [...this.#values] };
  }
}
