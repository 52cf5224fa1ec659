import { hash } from 'node:crypto';

const texts = new WeakMap<object, string>();
const digests = new WeakMap<object, string>();

/** JSON as the text of a script element, in which no tag can begin; read byte by byte, as the pages are. */
export function jsonText(value: unknown): string {
  const text = (JSON.stringify(value) ?? 'null').replace(/</g, '\\u003c').replace(/[\u2028\u2029]/g, ' ');
  return Buffer.from(text).toString('latin1');
}

/** The same of what many pages show and nobody changes, such as an answer of the gateway: it is written once. */
export function keptJsonText(value: unknown): string {
  return kept(texts, value, jsonText);
}

/** What tells a value from any other, in few letters; two of the same content have the same. */
export function keptDigest(value: unknown): string {
  return kept(digests, value, (content) => hash('sha256', keptJsonText(content), 'base64'));
}

function kept(known: WeakMap<object, string>, value: unknown, make: (value: object) => string): string {
  if (typeof value !== 'object' || value === null) return jsonText(value);
  const made = known.get(value) ?? make(value);
  known.set(value, made);
  return made;
}
