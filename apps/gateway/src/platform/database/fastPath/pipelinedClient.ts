import { hash } from 'node:crypto';
import { Client, type ClientConfig, type QueryConfig } from 'pg';

/** More texts than the gateway has: one that is put together in ever new ways must not fill the server's memory. */
const MOST = 500;
/** A text has the same name in every gateway, so that one that finds another's statement finds the right one. */
const names = new Map<string, string>();

/** The words that the query builder begins and ends a transaction with. */
const BEGIN = 'begin';
const END = new Set(['commit', 'rollback']);

/**
 * A connection on which what is asked in one go is sent as one message; so is the beginning of a transaction with its
 * first statement, and nobody waits for it alone. It leaves nothing behind on the server, so it suits a pooler that gives
 * each transaction another server connection.
 */
export class PipelinedClient extends Client {
  #isToBegin = false;
  #gathers = false;

  constructor(config?: string | ClientConfig) {
    super({ ...(typeof config === 'string' ? { connectionString: config } : config), pipeline: true });
    const query = super.query.bind(this) as (...input: unknown[]) => unknown;
    this.query = ((statement: unknown, ...rest: unknown[]) => {
      const text = textOf(statement);
      if (text === BEGIN) {
        this.#isToBegin = true;
        return NOTHING;
      }
      const begins = this.#isToBegin;
      this.#isToBegin = false;
      if (begins && END.has(text)) return NOTHING;
      this.#gather();
      // What follows fails as this one does: both need the same connection.
      if (begins) (query(BEGIN) as Promise<unknown>).catch(() => undefined);
      return query(...this.prepared([statement, ...rest]));
    }) as Client['query'];
  }

  /** A statement, and what it is asked with, as they are sent. */
  protected prepared(input: unknown[]): unknown[] {
    return input;
  }

  /** Holds back what is written until whoever asks has asked all that they can without an answer. */
  #gather(): void {
    if (this.#gathers) return;
    this.#gathers = true;
    const { stream } = this.connection;
    stream.cork();
    process.nextTick(() => {
      this.#gathers = false;
      stream.uncork();
    });
  }
}

/** A connection on which PostgreSQL parses and plans each statement with parameters once, not at every call. */
export class PreparedStatementClient extends PipelinedClient {
  protected override prepared([statement, ...rest]: unknown[]): unknown[] {
    return [isNameless(statement, rest[0]) ? named(statement) : statement, ...rest];
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
  const name = `lunette-${hash('sha256', text).slice(0, 32)}`;
  names.set(text, name);
  return { ...statement, name };
}
