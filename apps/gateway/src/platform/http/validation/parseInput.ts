import type { Endpoint, Parsed } from '@lunette/api-client/contract';
import type { z } from 'zod';
import { refuse, type FieldText } from '../refuse.ts';
import { unknownKeys } from './unknownKeys.ts';

type Issue = z.core.$ZodIssue;

/** The levels of a value, more than any contract has. The checks of a value call themselves for each level. */
const MOST_LEVELS = 32;
/** A refusal must not be much longer than its call. */
const MOST_FIELDS = 50;
const LONGEST_PATH = 200;

/**
 * Validates params, query and body against the contract. Errors refuse the call with 422 and name the first fields, and
 * a value with too many levels with 400.
 */
export function parseInput<E extends Endpoint>(
  contract: E,
  request: Record<'params' | 'query' | 'body', unknown>,
): Parsed<E> {
  // A map, not an object: a key may be called `constructor`.
  const fields = new Map<string, FieldText>();
  const addFault = (path: string, text: FieldText) => {
    const name = path.slice(0, LONGEST_PATH);
    if (fields.size < MOST_FIELDS && !fields.has(name)) fields.set(name, text);
  };
  const input: Record<string, unknown> = {};
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = contract[part];
    if (!schema) continue;
    const value = request[part];
    if (isDeeper(value, MOST_LEVELS)) throw refuse(400, 'malformed_request', 'platform.malformed-request');
    for (const path of unstorable(value)) addFault(path || part, 'platform.field-invalid');
    const parsed = schema.safeParse(value, { reportInput: true });
    if (parsed.success) input[part] = parsed.data;
    else
      for (const issue of parsed.error.issues.slice(0, MOST_FIELDS))
        addFault(issue.path.join('.') || part, textOf(issue));
    if (part === 'body')
      for (const path of unknownKeys(schema, value)) addFault(path, 'platform.field-unknown');
  }
  if (!contract.body && hasContent(request.body)) addFault('body', 'platform.field-unknown');
  if (fields.size > 0)
    throw refuse(422, 'invalid_request', 'platform.invalid-request', {}, Object.fromEntries(fields));
  return input as Parsed<E>;
}

function hasContent(body: unknown): boolean {
  return body !== undefined && body !== null && !(typeof body === 'object' && Object.keys(body).length === 0);
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((item) => isDeeper(item, levels - 1));
}

/** Paths of strings that PostgreSQL cannot store: with a NUL or a lone surrogate. */
function* unstorable(value: unknown, path = ''): Generator<string, void> {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed()) yield path;
  } else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) {
      yield* unstorable(key, path);
      yield* unstorable(item, (path === '' ? key : `${path}.${key}`).slice(0, LONGEST_PATH));
    }
}

function textOf(issue: Issue): FieldText {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'platform.field-missing' : 'platform.field-invalid';
    case 'too_small':
      if (issue.origin === 'string') return 'platform.field-missing';
      return { id: 'platform.field-too-small', values: { least: Number(issue.minimum) } };
    case 'too_big':
      if (issue.origin === 'string')
        return { id: 'platform.field-too-long', values: { most: Number(issue.maximum) } };
      return { id: 'platform.field-too-big', values: { most: Number(issue.maximum) } };
    default:
      return 'platform.field-invalid';
  }
}
