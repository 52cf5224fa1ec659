import { Client, type ClientConfig, type QueryConfig } from 'pg';

/** More texts than the gateway has: one that is put together in ever new ways must not fill the server's memory. */
const MOST = 500;
const names = new Map<string, string>();

/** The words that the query builder begins and ends a transaction with. */
const BEGIN = 'begin';
const END = new Set(['commit', 'rollback']);

/**
 * A connection on which PostgreSQL parses and plans each statement with parameters once, not at every call. The beginning
 * of a transaction is sent along with its first statement, as one message, and nobody waits for it alone.
 */
export class PreparingClient extends Client {
  #isToBegin = false;

  constructor(config?: string | ClientConfig) {
    super({ ...(typeof config === 'string' ? { connectionString: config } : config), pipeline: true });
    const query = super.query.bind(this) as (...input: unknown[]) => unknown;
    const prepared = (statement: unknown, ...rest: unknown[]) =>
      query(isNameless(statement, rest[0]) ? named(statement) : statement, ...rest);
    this.query = ((statement: unknown, ...rest: unknown[]) => {
      const text = textOf(statement);
      if (text === BEGIN) {
        this.#isToBegin = true;
        return NOTHING;
      }
      if (!this.#isToBegin) return prepared(statement, ...rest);
      this.#isToBegin = false;
      if (END.has(text)) return NOTHING;
      const { stream } = this.connection;
      stream.cork();
      // What follows fails as this one does: both need the same connection.
      (query(BEGIN) as Promise<unknown>).catch(() => undefined);
      const answer = prepared(statement, ...rest);
      stream.uncork();
      return answer;
    }) as Client['query'];
  }
}

const NOTHING = Promise.resolve({ rows: [], rowCount: 0 });

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  return (statement as QueryConfig).text;
}

function isNameless(statement: unknown, values: unknown): statement is QueryConfig {
  if (!Array.isArray(values) || values.length === 0) return false;
  if (typeof statement !== 'object' || statement === null || !('text' in statement)) return false;
  return !('name' in statement && statement.name);
}

function named(statement: QueryConfig): QueryConfig {
  const { text } = statement;
  const known = names.get(text);
  if (known) return { ...statement, name: known };
  if (names.size >= MOST) return statement;
  const name = `lunette-${names.size}`;
  names.set(text, name);
  return { ...statement, name };
}
