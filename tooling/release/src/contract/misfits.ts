import { boundMisfits } from './boundMisfits.ts';
import { objectMisfits } from './objectMisfits.ts';
import { alternatives, isAnything, nameOf, type Schema } from './schema.ts';

/**
 * A reason why a value of one schema may not fit another: a field that can be missing or is not allowed, or the value
 * itself.
 */
export interface Misfit {
  at: string;
  kind: 'missing' | 'unknown' | 'value';
  /** For a value, the values that are allowed. */
  what: string;
}

const COMPARED = new Set([
  ...['type', 'const', 'properties', 'required', 'additionalProperties', 'propertyNames', 'items'],
  ...['prefixItems', 'minItems', 'maxItems', 'minLength', 'maxLength', 'pattern', 'format'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'refinements'],
]);

/** Every way in which a value of `narrow` may not fit `wide`; empty if each value fits. */
export function misfits(wide: Schema, narrow: Schema, at: string): Misfit[] {
  const places = alternatives(wide);
  return alternatives(narrow).flatMap((value) => misfitsOfOne(places, value, at));
}

function misfitsOfOne(places: Schema[], value: Schema, at: string): Misfit[] {
  const tried = places
    .filter((place) => isOfKind(place, value))
    .map((place) => misfitsOfKind(place, value, at))
    .sort((one, other) => one.length - other.length);
  return tried[0] ?? [{ at, kind: 'value', what: nameOf(value) }];
}

/** Whether two schemas are similar enough that a comparison says more than that they differ. */
function isOfKind(place: Schema, value: Schema): boolean {
  if (isAnything(place)) return true;
  if (isOdd(place) || isOdd(value)) return JSON.stringify(place) === JSON.stringify(value);
  if ('const' in place)
    return 'const' in value && JSON.stringify(place.const) === JSON.stringify(value.const);
  const type = 'const' in value ? typeOf(value.const) : value.type;
  return place.type === type || (place.type === 'number' && type === 'integer');
}

function misfitsOfKind(place: Schema, value: Schema, at: string): Misfit[] {
  if (isOdd(place)) return [];
  const bounds = boundMisfits(place, value, at);
  if (place.type === 'object') return [...bounds, ...objectMisfits(place, value, at, misfits)];
  if (place.type === 'array') return [...bounds, ...itemMisfits(place, value, at)];
  return bounds;
}

function itemMisfits(place: Schema, value: Schema, at: string): Misfit[] {
  const length = Math.max(place.prefixItems?.length ?? 0, value.prefixItems?.length ?? 0);
  const ofTuple = Array.from({ length }, (_, index) =>
    misfits(
      place.prefixItems?.[index] ?? place.items ?? {},
      value.prefixItems?.[index] ?? value.items ?? {},
      `${at}[${index}]`,
    ),
  );
  const ofRest = misfits(place.items ?? {}, value.items ?? {}, `${at}[]`);
  return [...ofTuple.flat(), ...ofRest];
}

/** Whether a schema has keywords that are not compared here: it fits only an equal schema. */
function isOdd(schema: Schema): boolean {
  return Object.keys(schema).some((keyword) => !COMPARED.has(keyword));
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}
