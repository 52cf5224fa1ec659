import type { Misfit } from './misfits.ts';
import type { Schema } from './schema.ts';

type Compare = (wide: Schema, narrow: Schema, at: string) => Misfit[];

/** The misfits of an object: fields that can be missing, fields that are not allowed, and values that do not fit. */
export function objectMisfits(place: Schema, value: Schema, at: string, compare: Compare): Misfit[] {
  const fields = place.properties ?? {};
  const given = value.properties ?? {};
  const placeOfOthers = othersOf(place);
  const others = othersOf(value);
  const inner = (name: string) => (at === '' ? name : `${at}.${name}`);

  const missing = (place.required ?? [])
    .filter((name) => !value.required?.includes(name))
    .map((name): Misfit => ({ at: inner(name), kind: 'missing', what: '' }));
  const ofFields = Object.entries(given).flatMap(([name, schema]): Misfit[] => {
    const known = fields[name] ?? placeOfOthers;
    return known ? compare(known, schema, inner(name)) : [{ at: inner(name), kind: 'unknown', what: '' }];
  });
  if (!others) return [...missing, ...ofFields];

  const named = Object.entries(fields).filter(([name]) => !(name in given));
  const ofOthers = placeOfOthers
    ? [
        ...compare(placeOfOthers, others, inner('*')),
        ...compare(place.propertyNames ?? {}, value.propertyNames ?? {}, inner('(key)')),
      ]
    : [{ at: inner('*'), kind: 'unknown' as const, what: '' }];
  return [
    ...missing,
    ...ofFields,
    ...named.flatMap(([name, schema]) => compare(schema, others, inner(name))),
    ...ofOthers,
  ];
}

/** The schema of a record's values; null for an object with named fields only. */
function othersOf({ additionalProperties }: Schema): Schema | null {
  return typeof additionalProperties === 'object' ? additionalProperties : null;
}
