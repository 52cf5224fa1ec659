import type { z } from 'zod';

/** A call of a provider's interface, according to its documentation. */
interface PublishedCall {
  method: 'GET' | 'POST' | 'DELETE';
  /** The path, with `:id` for the variable part. */
  path: string;
  /** The page that documents it. */
  page: string;
  /** The header that makes a retry safe, and the form of its value. */
  idempotency?: { header: string; form: RegExp };
  query?: z.ZodType;
  body?: z.ZodType;
}

/** The calls that the store uses of a provider's published interface. */
export interface PublishedApi {
  /** The version; if the interface has none, the day on which the pages were read. */
  version: string;
  /** The headers of each call. */
  headers: Record<string, RegExp>;
  calls: Record<string, PublishedCall>;
}

interface Request {
  method: string;
  path: string;
  headers: Record<string, unknown>;
  query: unknown;
  body: unknown;
}

/** All differences of a request from the published interface. */
export function violationsOf({ headers, calls }: PublishedApi, request: Request): string[] {
  const { method, path } = request;
  const candidates = Object.values(calls).filter((candidate) => candidate.method === method);
  const call =
    candidates.find((candidate) => candidate.path === path) ??
    candidates.find((candidate) => matches(candidate.path, path));
  if (!call) return [`${method} ${path} is not published`];
  const { idempotency, query, body } = call;
  const wanted = { ...headers, ...(idempotency && { [idempotency.header]: idempotency.form }) };
  const wrong = Object.entries(wanted).filter(([name, form]) => !form.test(String(request.headers[name])));
  return [
    ...wrong.map(([name]) => `${method} ${path}: header ${name} is ${String(request.headers[name])}`),
    ...faultsOf(`${method} ${path} query`, query, request.query),
    ...faultsOf(`${method} ${path} body`, body, request.body),
  ];
}

function faultsOf(where: string, schema: z.ZodType | undefined, given: unknown): string[] {
  const isEmpty = given === undefined || given === null || Object.keys(given).length === 0;
  if (!schema) return isEmpty ? [] : [`${where} is ${JSON.stringify(given)}, and takes nothing`];
  const read = schema.safeParse(given);
  return read.success ? [] : [`${where}: ${read.error.message}`];
}

function matches(form: string, path: string): boolean {
  const [parts, given] = [form.split('/'), path.split('/')];
  return (
    parts.length === given.length && parts.every((part, at) => part.startsWith(':') || part === given[at])
  );
}
