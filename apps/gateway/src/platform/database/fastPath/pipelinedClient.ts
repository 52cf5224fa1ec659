import { hash } from 'node:crypto';
import { Client, type ClientConfig, type QueryConfig } from 'pg';

/** An upper limit on prepared statements: a statement with an ever changing text must not fill the server's memory. */
const MOST = 500;
/** The name depends on the text alone, so it means the same statement in every gateway behind a pooler. */
const names = new Map<string, string>();

/** How the query builder begins and ends a transaction. */
const BEGIN = 'begin';
const END = new Set(['commit', 'rollback']);

/**
 * A connection that pipelines: queries that are made in the same tick are sent as one message, and BEGIN is sent
 * together with the first statement of its transaction. It leaves no state on the server, so it works behind a
 * pooler in transaction mode.
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
      // If BEGIN fails, the statement after it fails too, on the same connection.
      if (begins) (query(BEGIN) as Promise<unknown>).catch(() => undefined);
      return query(...this.prepared([statement, ...rest]));
    }) as Client['query'];
  }

  /** The arguments of a query as they are sent. */
  protected prepared(input: unknown[]): unknown[] {
    return input;
  }

  /** Corks the socket until the end of the tick, so that all queries of the tick leave as one message. */
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
