import { z } from 'zod';

/** Paths of the keys in a value that its schema does not have, at any depth. */
export function unknownKeys(schema: z.core.$ZodType, value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const at = (key: string | number) => (path === '' ? String(key) : `${path}.${key}`);
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.flatMap((item, index) => unknownKeys(inner.element, item, at(index)));
  if (!(inner instanceof z.ZodObject) || inner.def.catchall) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const known = (inner.shape as Record<string, z.core.$ZodType>)[key];
    return known && Object.hasOwn(inner.shape, key) ? unknownKeys(known, item, at(key)) : [at(key)];
  });
}

function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return unwrapped(schema.unwrap());
  if (schema instanceof z.ZodPipe) return unwrapped(schema.in);
  return schema;
}
