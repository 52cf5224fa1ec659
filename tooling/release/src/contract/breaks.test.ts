import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoint } from '@lunette/api-client/contract';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { announcedMajors, isAnnounced } from './announcedMajors.ts';
import { breaks } from './breaks.ts';
import { contractOf } from './contractOf.ts';

const Line = z.object({
  id: z.string(),
  quantity: z.number().int(),
  sku: z.string().refine((sku) => sku.length % 2 === 0),
  colour: z.string().optional(),
  powerType: z.enum(['reading', 'progressive']).nullable(),
});
const getLine = {
  method: 'GET',
  path: '/v2/lines/:id',
  access: 'guest',
  params: z.object({ id: z.string() }),
  query: z.object({ page: z.coerce.number().int().max(9).default(1) }),
  result: z.object({ items: z.array(Line) }),
} as const;
const addLine = {
  method: 'POST',
  path: '/v2/lines',
  access: 'guest',
  idempotent: true,
  body: z.object({
    productId: z.string().max(64),
    quantity: z.number().optional(),
    note: z.string().nullable(),
  }),
  result: Line,
} as const;

const contract = (change: { getLine?: object; addLine?: object } = {}) =>
  contractOf({
    lineContract: {
      getLine: endpoint({ ...getLine, ...change.getLine }),
      addLine: endpoint({ ...addLine, ...change.addLine }),
    },
  });
const withoutGetLine = () =>
  Object.fromEntries(Object.entries(contract()).filter(([name]) => name !== 'lineContract.getLine'));
const breaksAfter = (change: Parameters<typeof contract>[0]) =>
  breaks(contract(), contract(change)).map((what) => what.replace('lineContract.', ''));
const result = (shape: z.ZodType) => ({ addLine: { result: shape } });
const body = (shape: z.ZodType) => ({ addLine: { body: shape } });

const BREAKS: [string, Parameters<typeof contract>[0], string[]][] = [
  [
    'a field of an answer is gone',
    result(Line.omit({ quantity: true })),
    ['addLine: result.quantity is gone'],
  ],
  [
    'an optional field of an answer is gone',
    result(Line.omit({ colour: true })),
    ['addLine: result.colour is gone'],
  ],
  [
    'a field of an answer may be missing',
    result(Line.partial({ quantity: true })),
    ['addLine: result.quantity may be missing now'],
  ],
  [
    'a field of an answer may be null',
    result(Line.extend({ id: z.string().nullable() })),
    ['addLine: result.id may be null now'],
  ],
  [
    'a field of an answer gets another type',
    result(Line.extend({ id: z.number() })),
    ['addLine: result.id can no longer be any string', 'addLine: result.id may be any number now'],
  ],
  [
    'a field of an answer may have a new value',
    result(Line.extend({ powerType: z.enum(['reading', 'progressive', 'bifocal']).nullable() })),
    ['addLine: result.powerType may be "bifocal" now'],
  ],
  [
    'a field of an answer has lost a value',
    result(Line.extend({ powerType: z.enum(['reading']).nullable() })),
    ['addLine: result.powerType can no longer be "progressive"'],
  ],
  [
    'a field of an answer can no longer be null',
    result(Line.extend({ powerType: z.enum(['reading', 'progressive']) })),
    ['addLine: result.powerType can no longer be null'],
  ],
  [
    'a field of an answer may be any text instead of one of a list',
    result(Line.extend({ powerType: z.string().nullable() })),
    ['addLine: result.powerType may be any string now'],
  ],
  [
    'a field of an answer gets another name',
    result(Line.omit({ quantity: true }).extend({ count: z.number().int() })),
    ['addLine: result.quantity is gone'],
  ],
  [
    'a list becomes a record',
    { getLine: { result: z.object({ items: z.record(z.string(), Line) }) } },
    ['getLine: result.items can no longer be any array', 'getLine: result.items may be any object now'],
  ],
  [
    'a nested field of an answer is gone',
    { getLine: { result: z.object({ items: z.array(Line.omit({ id: true })) }) } },
    ['getLine: result.items[].id is gone'],
  ],
  [
    'a field of a request is required',
    body(addLine.body.required({ quantity: true })),
    ['addLine: body.quantity is required now'],
  ],
  [
    'a request has a new required field',
    body(addLine.body.extend({ country: z.string() })),
    ['addLine: body.country is required now'],
  ],
  [
    'a field of a request is gone',
    body(addLine.body.omit({ note: true })),
    ['addLine: body.note is no longer taken'],
  ],
  [
    'a field of a request accepts fewer values',
    body(addLine.body.extend({ productId: z.string().max(20), note: z.string() })),
    ['addLine: body.productId can no longer be longer than 20', 'addLine: body.note can no longer be null'],
  ],
  [
    'a field of a request gets another type',
    body(addLine.body.extend({ productId: z.number() })),
    ['addLine: body.productId can no longer be any string'],
  ],
  [
    'a field of a request has a list of values',
    body(addLine.body.extend({ note: z.enum(['gift']).nullable() })),
    ['addLine: body.note can no longer be any string'],
  ],
  [
    'a field of a path gets another name',
    { getLine: { params: z.object({ lineId: z.string() }) } },
    ['getLine: params.lineId is required now', 'getLine: params.id is no longer taken'],
  ],
  [
    'a call gets a body',
    { getLine: { body: z.object({ a: z.string() }) } },
    ['getLine: a body is required now'],
  ],
  [
    'a query becomes narrower',
    { getLine: { query: z.object({ page: z.coerce.number().int().max(5).default(1) }) } },
    ['getLine: query.page can no longer be greater than 5'],
  ],
  [
    'a field of a request has an additional rule',
    body(addLine.body.extend({ productId: z.string().max(64).refine(Number) })),
    ['addLine: body.productId can no longer be what a refinement refuses'],
  ],
  [
    'an optional or nullable field of a request has an additional rule',
    body(
      addLine.body.extend({
        quantity: z.number().refine(Number.isInteger).optional(),
        note: z
          .string()
          .superRefine(() => undefined)
          .nullable(),
      }),
    ),
    [
      'addLine: body.quantity can no longer be what a refinement refuses',
      'addLine: body.note can no longer be what a refinement refuses',
    ],
  ],
  [
    'a query as a whole has an additional rule',
    { getLine: { query: getLine.query.refine(({ page }) => page !== 3) } },
    ['getLine: query can no longer be what a refinement refuses'],
  ],
  [
    'a field of an answer has one rule fewer',
    result(Line.extend({ sku: z.string() })),
    ['addLine: result.sku may be what a refinement refuses now'],
  ],
  [
    'a field of an answer has an additional rule',
    result(Line.extend({ sku: Line.shape.sku.refine(Number) })),
    ['addLine: result.sku can no longer be what a refinement refuses'],
  ],
  [
    'a body becomes a form',
    { addLine: { form: true } },
    ['addLine: the body travels as multipart/form-data, no longer as JSON'],
  ],
  [
    'an answer becomes a picture',
    { getLine: { image: true } },
    ['getLine: the answer is a picture, no longer JSON'],
  ],
  [
    'a path changes',
    { getLine: { path: '/v3/lines/:id' } },
    ['getLine: the path is /v3/lines/:id, no longer /v2/lines/:id'],
  ],
  ['a method changes', { addLine: { method: 'PUT' } }, ['addLine: the method is PUT, no longer POST']],
  [
    'a call is for fewer callers',
    { getLine: { access: 'customer' } },
    ['getLine: only a customer may call it now'],
  ],
  [
    'an idempotency key is no longer accepted',
    { addLine: { idempotent: false } },
    ['addLine: an Idempotency-Key is no longer taken'],
  ],
];

const KEPT: [string, Parameters<typeof contract>[0]][] = [
  ['nothing', {}],
  ['a new field in an answer', result(Line.extend({ brandName: z.string() }))],
  ['a new optional field in a request', body(addLine.body.extend({ gift: z.boolean().optional() }))],
  ['a new optional field with a rule', body(addLine.body.extend({ gift: Line.shape.sku.optional() }))],
  ['a new field with a default', body(addLine.body.extend({ gift: z.boolean().default(false) }))],
  ['a request that accepts more', body(addLine.body.extend({ productId: z.string().max(99) }))],
  ['a field of a request that is no longer required', body(addLine.body.partial())],
  [
    'a field of a request that may be null now',
    body(addLine.body.extend({ productId: z.string().max(64).nullable() })),
  ],
  ['a new optional field in an answer', result(Line.extend({ brandName: z.string().nullish() }))],
  ['a call for more callers', { getLine: { access: 'public' } }],
  ['a new query', { addLine: { query: z.object({ dry: z.string().optional() }) } }],
];

describe('a contract breaks its promise if', () => {
  test.each(BREAKS)('%s', (_, change, found) => expect(breaksAfter(change)).toEqual(found));

  test('a form or a picture becomes JSON', () => {
    const before = contract({ addLine: { form: true }, getLine: { image: true } });
    expect(breaks(before, contract())).toEqual([
      'lineContract.getLine: the answer is JSON, no longer a picture',
      'lineContract.addLine: the body travels as JSON, no longer as multipart/form-data',
    ]);
  });

  test('a call is gone', () => {
    expect(breaks(contract(), withoutGetLine())).toEqual(['lineContract.getLine is gone']);
  });
});

describe('a contract keeps its promise with', () => {
  test.each(KEPT)('%s', (_, change) => expect(breaksAfter(change)).toEqual([]));

  test('one rule fewer in a request', () => {
    const before = contract(body(addLine.body.extend({ productId: z.string().max(64).refine(Number) })));
    expect(breaks(before, contract())).toEqual([]);
  });

  test('a new call', () => {
    expect(breaks(withoutGetLine(), contract())).toEqual([]);
  });
});

test('a major release is announced only by a major changeset that names the package', async () => {
  const root = mkdtempSync(join(tmpdir(), 'lunette-changesets-'));
  mkdirSync(join(root, '.changeset'));
  const write = (name: string, releases: string) =>
    writeFileSync(join(root, '.changeset', `${name}.md`), `---\n${releases}\n---\n\nLines have changed.\n`);
  write('one', "'@lunette/cart': minor\n'@lunette/catalog': patch");
  expect(await announcedMajors(root)).toEqual(new Map());
  write('two', "'@lunette/cart': major");
  expect(await announcedMajors(root)).toEqual(new Map([['@lunette/cart', 'Lines have changed.\n']]));
  rmSync(root, { recursive: true });
});

test.each([
  ['lineContract.getLine: result.id is gone', 'Answers of `getLine` have no id.', true],
  ['lineContract.getLine is gone', '`getLine` is gone: ask for `getLines`.', true],
  ['lineContract.getLine is gone', 'The calls of `lineContract` are others.', false],
  ['lineContract.getLine: result.id is gone', 'Answers of `getLines` have no id.', false],
  ['lineContract.addLine: result.id is gone', 'Answers of `getLine` have no id.', false],
  ['lineContract.addLine: result.items[].colour is gone', 'A line has no `colour`.', true],
  ['lineContract.addLine: body.kind can no longer be "own"', '`kind` takes less.', true],
  ['lineContract.addLine: result.items[].name is gone', '`items` of addLine have another name.', false],
  ['lineContract.getLine: result.id is gone', undefined, false],
])('a major release announces a break whose call or field it names: %s by %s', (broken, words, announced) => {
  expect(isAnnounced(broken, words)).toBe(announced);
});
