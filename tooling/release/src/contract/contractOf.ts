import type { Access, Endpoint } from '@lunette/api-client/contract';
import { z } from 'zod';
import type { Schema } from './schema.ts';

type Override = NonNullable<z.core.ToJSONSchemaParams['override']>;

const PARTS = ['params', 'query', 'body', 'result'] as const;

/** A call as it is sent over the network, with JSON Schemas. */
export interface WireCall {
  method: Endpoint['method'];
  path: string;
  access: Access;
  /** Whether the call accepts an `Idempotency-Key` header. */
  idempotencyKey: boolean;
  /** Whether the body is sent as `multipart/form-data`; if absent, as JSON. */
  form?: boolean;
  /** Whether the answer is a picture; if absent, it is JSON. */
  image?: boolean;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  result?: Schema;
}

/** The calls of a package by their name, such as `cartContract.getCart`. */
export type Contract = Record<string, WireCall>;

/** Reads the calls from the exports of a `./contract` entry. */
export function contractOf(entry: Record<string, unknown>): Contract {
  const contracts = Object.entries(entry).filter(([name]) => name.endsWith('Contract'));
  return Object.fromEntries(
    contracts.flatMap(([name, endpoints]) =>
      Object.entries(endpoints as Record<string, Endpoint>).map(([call, endpoint]) => [
        `${name}.${call}`,
        wireCall(endpoint),
      ]),
    ),
  );
}

function wireCall(endpoint: Endpoint): WireCall {
  const { method, path, access, idempotent = false, form, image } = endpoint;
  const schemas = PARTS.flatMap((part) => {
    const schema = endpoint[part];
    return schema ? [[part, jsonSchemaOf(schema, part === 'result' ? 'output' : 'input')]] : [];
  });
  return {
    method,
    path,
    access,
    idempotencyKey: idempotent,
    ...(form && { form }),
    ...(image && { image }),
    ...Object.fromEntries(schemas),
  } as WireCall;
}

/**
 * The JSON Schema of the values that a caller may send (`input`) or reads (`output`). It is converted to JSON and back, so
 * that it equals the schema in a file.
 */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const json = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: countRefinements });
  delete json.$schema;
  return JSON.parse(JSON.stringify(json)) as Schema;
}

/**
 * Counts the rules that JSON Schema cannot express; `optional()` and similar wrappers already have those of the wrapped
 * schema.
 */
const countRefinements: Override = ({ zodSchema, jsonSchema }) => {
  const { checks = [] } = zodSchema._zod.def as z.core.$ZodTypeDef;
  const own = checks.filter(({ _zod }) => _zod.def.check === 'custom').length;
  const wrapped = (jsonSchema as Schema).refinements ?? 0;
  if (own > 0) jsonSchema.refinements = wrapped + own;
};
