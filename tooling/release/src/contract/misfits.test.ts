import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { jsonSchemaOf } from './contractOf.ts';
import { misfits, type Misfit } from './misfits.ts';
import type { Schema } from './schema.ts';

const told = (found: Misfit[]) => found.map(({ at, kind, what }) => [at, kind, what].join(' ').trim());
const compare = (wide: z.ZodType, narrow: z.ZodType) =>
  told(misfits(jsonSchemaOf(wide, 'input'), jsonSchemaOf(narrow, 'input'), 'body'));
const ruled = <T extends z.ZodType>(schema: T) => schema.refine(() => true);

const a = z.string();
const FITS: [string, z.ZodType, z.ZodType][] = [
  ['the same', z.object({ a }), z.object({ a })],
  ['a whole number for any number', z.number(), z.int()],
  ['a value of a larger list', z.enum(['x', 'y']), z.enum(['y'])],
  ['one of a list for any text', z.string(), z.enum(['x', 'y'])],
  ['one boolean value for any boolean', z.boolean(), z.literal(true)],
  ['a value that is never null for a nullable one', z.string().nullable(), z.string()],
  ['a shorter text', z.string().max(9), z.string().max(5)],
  ['a required field for an optional one', z.object({ a: a.optional() }), z.object({ a })],
  ['no field for an optional one', z.object({ a: a.optional() }), z.object({})],
  ['fields of one kind as a record', z.record(a, z.number()), z.object({ x: z.int() })],
  ['anything', z.unknown(), z.object({ a: z.array(z.null()) })],
  ['one of two shapes', z.union([z.object({ a }), z.object({ b: a })]), z.object({ b: a })],
  ['one of a list that fits a pattern', z.string().regex(/^[a-z]$/), z.enum(['x', 'y'])],
  ['a value with a rule for one without', z.object({ a }), ruled(z.object({ a: ruled(a) }))],
  ['the same rules on a wrapped schema and on its wrapper', ruled(ruled(a).optional()), ruled(ruled(a))],
  ['anything with a rule', ruled(z.unknown()), ruled(a)],
];

const REFUSED = 'what a refinement refuses';

const MISFITS: [string, z.ZodType, z.ZodType, string[]][] = [
  ['an additional field', z.object({}), z.object({ a }), ['body.a unknown']],
  ['a field that can be missing', z.object({ a }), z.object({ a: a.optional() }), ['body.a missing']],
  ['another kind', z.object({ a: z.number() }), z.object({ a }), ['body.a value any string']],
  ['null', z.object({ a }), z.object({ a: a.nullable() }), ['body.a value null']],
  ['a value that is not on the list', z.enum(['x']), z.enum(['x', 'y']), ['body value "y"']],
  ['any text for a list', z.enum(['x']), z.string(), ['body value any string']],
  ['any number for a whole number', z.int(), z.number(), ['body value any number']],
  ['a longer text', z.string().max(5), z.string().max(9), ['body value longer than 5']],
  ['a smaller number', z.number().min(1), z.number().min(0), ['body value less than 1']],
  ['more items', z.array(a).max(1), z.array(a), ['body value more than 1']],
  ['inside a list', z.array(z.object({ a })), z.array(z.object({})), ['body[].a missing']],
  ['inside a tuple', z.tuple([a, z.number()]), z.tuple([a, a]), ['body[1] value any string']],
  ['text of another pattern', z.string().regex(/^\d$/), z.string(), ['body value outside of pattern ^\\d$']],
  ['other fields of a record', z.record(a, z.number()), z.object({ x: a }), ['body.x value any string']],
  ['a record for named fields', z.object({ a }), z.record(a, a), ['body.a missing', 'body.* unknown']],
  [
    'the nearest of two shapes',
    z.union([z.int(), z.object({ a })]),
    z.object({ a, b: a }),
    ['body.b unknown'],
  ],
  ['anything', z.string(), z.unknown(), ['body value anything']],
  ['text with fewer rules', ruled(ruled(a)), ruled(a), [`body value ${REFUSED}`]],
  ['optional text with fewer rules', ruled(a).optional(), a, [`body value ${REFUSED}`]],
  ['a value of a list with fewer rules', ruled(z.enum(['x'])), z.enum(['x']), [`body value ${REFUSED}`]],
  [
    'null with fewer rules',
    ruled(ruled(a).nullable()),
    ruled(ruled(a)).nullable(),
    [`body value ${REFUSED}`],
  ],
  ['anything with fewer rules', ruled(z.unknown()), z.array(a), [`body value ${REFUSED}`]],
];

describe('schemas that fit', () => {
  test.each(FITS)('%s', (_, wide, narrow) => expect(compare(wide, narrow)).toEqual([]));
});

describe('schemas that do not fit, and where', () => {
  test.each(MISFITS)('%s', (_, wide, narrow, found) => expect(compare(wide, narrow)).toEqual(found));

  test('a schema with a keyword that is not compared fits only an equal schema', () => {
    const odd: Schema = { type: 'string', contentEncoding: 'base64' };
    expect(misfits(odd, odd, 'body')).toEqual([]);
    expect(told(misfits(odd, { type: 'string' }, 'body'))).toEqual(['body value any string']);
  });
});

interface Sample {
  schema: z.ZodType;
  value: fc.Arbitrary<unknown>;
}

const leaf: fc.Arbitrary<Sample> = fc.oneof(
  fc
    .constantFrom(1, 2, 3)
    .map((max) => ({ schema: z.string().max(max), value: fc.string({ maxLength: max }) })),
  fc.subarray(['x', 'y', 'z'], { minLength: 1 }).map((values) => ({
    schema: z.enum(values),
    value: fc.constantFrom(...values),
  })),
  fc.constantFrom(0, 1).map((min) => ({ schema: z.int().min(min), value: fc.integer({ min, max: 9 }) })),
  fc.constant({ schema: z.null(), value: fc.constant(null) }),
  fc.constant({ schema: z.boolean(), value: fc.boolean() }),
);

const { sample } = fc.letrec<{ sample: Sample }>((tie) => ({
  sample: fc.oneof(
    { depthSize: 'small' },
    leaf,
    fc.tuple(tie('sample'), tie('sample')).map(([one, other]) => ({
      schema: z.union([one.schema, other.schema]),
      value: fc.oneof(one.value, other.value),
    })),
    tie('sample').map(({ schema, value }) => ({
      schema: z.array(schema),
      value: fc.array(value, { maxLength: 3 }),
    })),
    fc
      .dictionary(fc.constantFrom('a', 'b', 'c'), fc.record({ field: tie('sample'), needed: fc.boolean() }))
      .map((fields) => objectOf(Object.entries(fields))),
  ),
}));

function objectOf(fields: [string, { field: Sample; needed: boolean }][]): Sample {
  const shape = fields.map(([name, { field, needed }]) => [
    name,
    needed ? field.schema : field.schema.optional(),
  ]);
  return {
    schema: z.strictObject(Object.fromEntries(shape) as Record<string, z.ZodType>),
    value: fc.record(Object.fromEntries(fields.map(([name, { field }]) => [name, field.value])), {
      requiredKeys: fields.filter(([, { needed }]) => needed).map(([name]) => name),
      noNullPrototype: true,
    }),
  };
}

/** Two schemas, of which the first often accepts the second, and a value of the second. */
const pair = fc.tuple(sample, sample, fc.boolean()).chain(([one, narrow, takes]) =>
  fc.record({
    wide: fc.constant(takes ? z.union([one.schema, narrow.schema]) : one.schema),
    narrow: fc.constant(narrow.schema),
    value: narrow.value,
  }),
);

describe('for any schemas', () => {
  test('a schema fits itself', () => {
    fc.assert(
      fc.property(sample, ({ schema }) => {
        expect(compare(schema, schema)).toEqual([]);
      }),
    );
  });

  test('if schemas fit, the wide one refuses no value of the narrow one', () => {
    let fitted = 0;
    fc.assert(
      fc.property(pair, ({ wide, narrow, value }) => {
        if (compare(wide, narrow).length > 0) return;
        fitted += 1;
        expect(wide.safeParse(value).success).toBe(true);
      }),
      { numRuns: 500, seed: 20_261_121 },
    );
    expect(fitted).toBeGreaterThan(200);
  });

  test('if a value is refused, there is a misfit', () => {
    fc.assert(
      fc.property(pair, ({ wide, narrow, value }) => {
        fc.pre(!wide.safeParse(value).success);
        expect(compare(wide, narrow)).not.toEqual([]);
      }),
    );
  });
});
