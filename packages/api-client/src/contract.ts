import { z } from 'zod';

type Part = z.ZodType | undefined;

/**
 * Who may make a call: everybody, any session (also a guest's), only a signed-in customer, or only the store's staff.
 */
export type Access = 'public' | 'guest' | 'customer' | 'staff';

/** One call of the gateway: method, path and schemas. Endpoint, route, fixtures and API page are derived from it. */
export interface Endpoint<
  P extends Part = Part,
  Q extends Part = Part,
  B extends Part = Part,
  R extends Part = Part,
> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path of the specification; parameters as `:name`. */
  path: string;
  access: Access;
  params?: P;
  query?: Q;
  body?: B;
  /** The schema of the answer's `result`. Missing only in a contract that was reduced for a browser. */
  result?: R;
  /** Whether the call takes an `Idempotency-Key`: a write that must not happen twice. */
  idempotent?: boolean;
  /** The body is sent as `multipart/form-data`: files and texts. */
  form?: boolean;
  /** The body may also be sent as `application/x-www-form-urlencoded`. */
  urlForm?: boolean;
  /** The answer is a picture; its result is that picture as a `data:` address. */
  image?: boolean;
  /** A public picture that never changes under its name, so caches may keep it. */
  immutable?: boolean;
  /** Time allowed in milliseconds; 5000 by default, two minutes for form data. */
  timeout?: number;
  /** A public read whose answer is for this caller only, such as a captcha: it is never cached. */
  fresh?: boolean;
}

/** Declares one call of the gateway. */
export function endpoint<
  R extends z.ZodType,
  P extends Part = undefined,
  Q extends Part = undefined,
  B extends Part = undefined,
  const A extends Access = Access,
>(call: Endpoint<P, Q, B, R> & { result: R; access: A }): Endpoint<P, Q, B, R> & { access: A } {
  return call;
}

type Field<Name extends string, S> = S extends z.ZodType
  ? Record<never, unknown> extends z.input<S>
    ? { [K in Name]?: z.input<S> }
    : { [K in Name]: z.input<S> }
  : unknown;

type Parts<E> =
  E extends Endpoint<infer P, infer Q, infer B, Part>
    ? Field<'params', P> & Field<'query', Q> & Field<'body', B>
    : never;

/** What a caller passes: those of `{ params, query, body }` that the call has; `undefined` if it has none. */
export type Args<E> =
  unknown extends Parts<E> ? void : Record<never, unknown> extends Parts<E> ? Parts<E> | void : Parts<E>;

type ParsedPart<Name extends string, S> = S extends z.ZodType ? { [K in Name]: z.output<S> } : unknown;

/** What a handler of the gateway receives: the same parts, checked and with their defaults. */
export type Parsed<E> =
  E extends Endpoint<infer P, infer Q, infer B, Part>
    ? ParsedPart<'params', P> & ParsedPart<'query', Q> & ParsedPart<'body', B>
    : never;

/** The type of the answer's `result`. */
export type Result<E> =
  E extends Endpoint<Part, Part, Part, infer R> ? (R extends z.ZodType ? z.output<R> : never) : never;

/** RFC 9457 problem details, the form of every refusal of the gateway. */
export const Problem = z.object({
  type: z.string().default('about:blank'),
  title: z.string(),
  status: z.number().int(),
  /** Stable and machine-readable, such as `out_of_stock`. */
  code: z.string(),
  /** The message to show, in the caller's language. */
  detail: z.string(),
  /** Messages by the path of the faulty field, such as `address.phone`. */
  fields: z.record(z.string(), z.string()).optional(),
  traceId: z.string().optional(),
});
export type Problem = z.infer<typeof Problem>;

/** The code of a country of the store. */
export const CountryCode = z.enum(['IN', 'SG', 'AE', 'SA', 'US']);
/** The code of a currency of the store. */
export const CurrencyCode = z.enum(['INR', 'SGD', 'AED', 'SAR', 'USD']);

/** An amount: decimal value and currency. */
export const Money = z.object({ value: z.number(), currencyCode: CurrencyCode });

/** A price with one of the specification's names: `Market Price`, `Lunette Price`, `First Buy Price`. */
export const NamedPrice = z.object({ name: z.string(), price: z.number(), currencyCode: CurrencyCode });
export type NamedPrice = z.infer<typeof NamedPrice>;

/** An id of the specification: short, with letters, digits, hyphens and underscores, never a path. */
export const Id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);

/** Text that a person types: trimmed, at most `max` characters, without control characters. */
export function text(max: number, min = 0) {
  return z
    .string()
    .trim()
    .min(min)
    .max(max)
    .refine((value) => !/[^\P{Cc}\t\n\r]/u.test(value), 'control characters');
}

/** A whole number in an address, such as `?page=2`. */
export function wholeNumber(min: number, max: number, fallback?: number) {
  const number = z.coerce.number().int().min(min).max(max);
  return fallback === undefined ? number : number.default(fallback);
}

export { paths } from './page/paths.ts';
