import type { Endpoint, Parsed } from '@lunette/api-client/contract';
import type { z } from 'zod';
import { refuse, type FieldText } from '../refuse.ts';
import { unknownKeys } from './unknownKeys.ts';

type Issue = z.core.$ZodIssue;

/** Validates params, query and body against the contract. Errors refuse the call with 422 and name the fields. */
export function parseInput<E extends Endpoint>(
  contract: E,
  request: Record<'params' | 'query' | 'body', unknown>,
): Parsed<E> {
  // A map, not an object: a key may be called `constructor`.
  const fields = new Map<string, FieldText>();
  const addFault = (path: string, text: FieldText) => fields.has(path) || fields.set(path, text);
  const input: Record<string, unknown> = {};
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = contract[part];
    if (!schema) continue;
    const value = request[part];
    for (const path of unstorable(value)) addFault(path || part, 'platform.field-invalid');
    const parsed = schema.safeParse(value, { reportInput: true });
    if (parsed.success) input[part] = parsed.data;
    else for (const issue of parsed.error.issues) addFault(issue.path.join('.') || part, textOf(issue));
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

/** Paths of strings that PostgreSQL cannot store: with a NUL or a lone surrogate. */
function unstorable(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => [
    ...unstorable(key, path),
    ...unstorable(item, path === '' ? key : `${path}.${key}`),
  ]);
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
