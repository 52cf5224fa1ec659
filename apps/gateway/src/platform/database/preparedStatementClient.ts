import { hash } from 'node:crypto';
import { Client, type ClientConfig, type QueryConfig } from 'pg';

/**
 * The most statements of a connection, more than the gateway has: statements that are built with ever new texts must not
 * fill the server's memory.
 */
const MOST = 1_000;

/** A connection on which PostgreSQL parses and plans each statement with parameters only once. */
export class PreparedStatementClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    const names = new Map<string, string>();
    const query = super.query.bind(this) as (...input: unknown[]) => unknown;
    this.query = ((statement: unknown, ...rest: unknown[]) =>
      query(
        isNameless(statement, rest[0]) ? named(statement, names) : statement,
        ...rest,
      )) as Client['query'];
  }
}

function isNameless(statement: unknown, values: unknown): statement is QueryConfig {
  if (!Array.isArray(values) || values.length === 0) return false;
  if (typeof statement !== 'object' || statement === null || !('text' in statement)) return false;
  return !('name' in statement && statement.name);
}

/** Names a statement by its text, so that gateways that share a connection use the right one. */
function named(statement: QueryConfig, names: Map<string, string>): QueryConfig {
  const { text } = statement;
  const known = names.get(text);
  if (known) return { ...statement, name: known };
  if (names.size >= MOST) return statement;
  const name = `lunette-${hash('sha256', text).slice(0, 32)}`;
  names.set(text, name);
  return { ...statement, name };
}
