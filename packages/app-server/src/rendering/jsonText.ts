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
  return isObject(value) ? kept(texts, value, jsonText) : jsonText(value);
}

/** What tells a value from any other, in few letters; two of the same content have the same. */
export function keptDigest(value: unknown): string {
  if (!isObject(value)) return JSON.stringify(value) ?? '';
  return kept(digests, value, (content) => hash('sha256', keptJsonText(content), 'base64'));
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function kept(known: WeakMap<object, string>, value: object, make: (value: object) => string): string {
  const found = known.get(value);
  if (found !== undefined) return found;
  const made = make(value);
  known.set(value, made);
  return made;
}
