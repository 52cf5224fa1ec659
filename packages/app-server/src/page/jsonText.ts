const known = new WeakMap<object, string>();

/** JSON as the text of a script element: no tag can begin in it. */
export function jsonText(value: unknown): string {
  return (JSON.stringify(value) ?? 'null').replace(/</g, '\\u003c').replace(/[\u2028\u2029]/g, ' ');
}

/** The same of what many pages show and nobody changes, such as an answer of the gateway: it is written once. */
export function keptJsonText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return jsonText(value);
  const text = known.get(value) ?? jsonText(value);
  known.set(value, text);
  return text;
}
