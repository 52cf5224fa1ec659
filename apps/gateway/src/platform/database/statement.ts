import { SQL } from 'drizzle-orm';

/**
 * A statement that is written out, with `$1` and so on in place of its values. Putting one together from tables and
 * columns costs the gateway as much as asking the database: what is asked at every step of a purchase is written out.
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
