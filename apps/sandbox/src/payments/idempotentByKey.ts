import { createHash } from 'node:crypto';
import type { Sandbox } from '../sandbox.ts';
import { Refusal } from '../refusal.ts';

/**
 * Performs a write once for each `Idempotency-Key`: a repeat gets the first answer, and a different request with the same
 * key is refused.
 */
export function idempotentByKey(
  { database }: Sandbox,
  key: string | undefined,
  call: string,
  request: unknown,
  work: () => unknown,
): unknown {
  if (key === undefined) return work();
  const hash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  const first = database
    .prepare('SELECT request, body FROM answer WHERE key = ? AND call = ?')
    .get(key, call);
  if (first && first.request !== hash)
    throw new Refusal(422, 'idempotency_key_reused', 'This key came with another request before.');
  if (first) return JSON.parse(String(first.body));
  const body = work();
  database
    .prepare('INSERT INTO answer (key, call, request, body) VALUES (?, ?, ?, ?)')
    .run(key, call, hash, JSON.stringify(body));
  return body;
}
