/**
 * The part of JSON Schema that zod writes for a contract, with one additional keyword. Other schemas are compared as a
 * whole.
 */
export interface Schema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  propertyNames?: Schema;
  items?: Schema;
  prefixItems?: Schema[];
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  /** The number of rules of a value that JSON Schema cannot express, such as zod's `refine()`. */
  refinements?: number;
  [keyword: string]: unknown;
}

const NOTES = new Set(['$schema', 'default', 'description', 'title', 'examples', 'deprecated', 'id']);

/** The alternatives of a schema, each as a separate schema: the members of a union, the values of an enum. */
export function alternatives(schema: Schema): Schema[] {
  const { refinements = 0, ...stated } = withoutNotes(schema);
  return statedAlternatives(stated).map((one) => refined(one, refinements));
}

function statedAlternatives({ anyOf, oneOf, enum: values, type, ...rest }: Schema): Schema[] {
  const choices = anyOf ?? oneOf;
  if (choices)
    return choices.flatMap((choice) => alternatives({ ...rest, ...(type && { type }), ...choice }));
  if (values) return values.map((value) => ({ const: value }));
  if ('const' in rest) return [{ const: rest.const }];
  if (Array.isArray(type)) return type.flatMap((one) => alternatives({ ...rest, type: one }));
  if (type === 'null') return [{ const: null }];
  if (type === 'boolean') return [{ const: true }, { const: false }];
  return [{ ...rest, ...(type && { type }) }];
}

function refined(schema: Schema, more: number): Schema {
  const refinements = (schema.refinements ?? 0) + more;
  return refinements > 0 ? { ...schema, refinements } : schema;
}

/** Whether a schema has no conditions except refinements. */
export function isAnything(schema: Schema): boolean {
  return Object.keys(withoutNotes(schema)).every((keyword) => keyword === 'refinements');
}

/** A short name of the values that a schema allows, for a report. */
export function nameOf(schema: Schema): string {
  if ('const' in schema) return JSON.stringify(schema.const);
  if (isAnything(schema)) return 'anything';
  return typeof schema.type === 'string' ? `any ${schema.type}` : 'another shape';
}

function withoutNotes(schema: Schema): Schema {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => !NOTES.has(keyword)));
}
