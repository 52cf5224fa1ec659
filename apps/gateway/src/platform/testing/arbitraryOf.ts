import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';

const TRICKY = [
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  'null',
  'true',
  '../../etc/passwd',
  "'; DROP TABLE session; --",
  '%',
  '_',
  '\\',
  '\u202eright to left\u202c',
  'نظارات',
  '👓👨‍👩‍👧‍👦',
  'e\u0301\u0301\u0301',
  '\ufeff',
  '\u0000',
  '\ud800',
  '<b>&amp;</b>',
  'x'.repeat(300),
  '👓'.repeat(5_000),
  '{}',
  '[]',
  '__proto__',
  '2026-13-45',
  '9'.repeat(40),
];

/** Ordinary strings, and strings that often break programs. */
export const trickyText: Arbitrary<string> = fc.oneof(
  fc.constantFrom(...TRICKY),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

const number = fc.oneof(
  fc.integer({ min: -3, max: 120 }),
  fc.constantFrom(0.5, -0, Number.MAX_SAFE_INTEGER, 2 ** 31, 2 ** 53, 1e21, -1e308),
);

/** Any JSON value. */
const anything: Arbitrary<unknown> = fc.oneof(
  trickyText,
  number,
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 2 }),
);

/** The ids of a kind that exist in the test's store. */
export type KnownIds = (name: string) => string[];

/** Values that usually match a schema, with limits of numbers and with missing fields, and sometimes do not match it. */
export function arbitraryOf(schema: z.core.$ZodType, known: KnownIds, name = ''): Arbitrary<unknown> {
  const shaped = shapedLike(schema, known, name);
  return fc.oneof({ weight: 12, arbitrary: shaped }, { weight: 1, arbitrary: anything });
}

function shapedLike(schema: z.core.$ZodType, known: KnownIds, name: string): Arbitrary<unknown> {
  const of = (inner: z.core.$ZodType) => arbitraryOf(inner, known, name);
  if (schema instanceof z.ZodObject) return objectLike(schema, known);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return fc.option(of(schema.unwrap()), { nil: undefined });
  if (schema instanceof z.ZodNullable) return fc.option(of(schema.unwrap()), { nil: null });
  if (schema instanceof z.ZodArray) return fc.array(of(schema.element), { maxLength: 12 });
  if (schema instanceof z.ZodUnion) return fc.oneof(...schema.options.map(of));
  if (schema instanceof z.ZodPipe) return of(schema.in);
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options);
  if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema.values);
  if (schema instanceof z.ZodBoolean) return fc.boolean();
  if (schema instanceof z.ZodNumber) return number;
  if (schema instanceof z.ZodString || schema instanceof z.ZodISODate)
    return fc.oneof(fc.constantFrom('1', ...known(name)), trickyText);
  return anything;
}

function objectLike(schema: z.ZodObject, known: KnownIds): Arbitrary<unknown> {
  const fields = Object.entries(schema.shape as Record<string, z.core.$ZodType>).map(
    ([name, field]) => [name, arbitraryOf(field, known, name)] as const,
  );
  const whole = fc.record(Object.fromEntries(fields));
  const partial = fc.record(Object.fromEntries(fields), { requiredKeys: [] });
  const stranger = fc
    .tuple(whole, fc.constantFrom('id', 'isAdmin', 'price', 'customerId', 'status', 'constructor'), anything)
    .map(([value, key, extra]) => ({ ...value, [key]: extra }));
  return fc.oneof(
    { weight: 6, arbitrary: whole },
    { weight: 2, arbitrary: partial },
    { weight: 1, arbitrary: stranger },
  );
}
