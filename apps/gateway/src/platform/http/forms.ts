import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from './refuse.ts';

const MOST_BYTES = 8 * 1_048_576;

/** Route options of a call whose body is a form. */
export const FORM_ROUTE = { config: { isForm: true } };

/** A form has few fields; parsing one with thousands takes longer than the rest of a call. */
const MOST_FIELDS = 32;

/**
 * Parses `multipart/form-data` for the calls that accept it; other calls refuse it like every body that is not
 * JSON.
 */
export function readForms(http: FastifyInstance): void {
  http.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: MOST_BYTES },
    async (request: FastifyRequest, body: Buffer) => {
      if (!(request.routeOptions.config as { isForm?: boolean }).isForm)
        throw refuse(415, 'not_json', 'platform.not-json');
      return body;
    },
  );
}

/** Route options of a call whose body may be a URL-encoded form. */
export const URL_FORM_ROUTE = { config: { isUrlForm: true } };

const MOST_URL_FORM_BYTES = 16 * 1_024;

/** Parses `application/x-www-form-urlencoded` for the calls that accept it besides JSON; other calls refuse it. */
export function readUrlForms(http: FastifyInstance): void {
  http.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MOST_URL_FORM_BYTES },
    async (request: FastifyRequest, body: string) => {
      if (!(request.routeOptions.config as { isUrlForm?: boolean }).isUrlForm)
        throw refuse(415, 'not_json', 'platform.not-json');
      const fields = new URLSearchParams(body);
      if (fields.size > MOST_FIELDS) throw malformed();
      return Object.fromEntries(fields);
    },
  );
}

/** The type of a form with its boundary and no other parameter, so that every parser reads the same boundary. */
const BOUNDARY = /^multipart\/form-data *; *boundary=(?:"([^"\\]{1,70})"|([^\s;"]{1,70}))$/i;

/**
 * The fields of a form, parsed after the session of the caller is known. Refuses a form that is malformed or has too many
 * fields.
 */
export async function formOf({ headers, body }: FastifyRequest): Promise<unknown> {
  if (!Buffer.isBuffer(body)) return body;
  const type = headers['content-type'] ?? '';
  const found = BOUNDARY.exec(type);
  const boundary = found?.[1] ?? found?.[2];
  if (boundary === undefined || partsIn(body, `--${boundary}`) > MOST_FIELDS) throw malformed();
  const form = new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  return Object.fromEntries(
    await form.catch(() => {
      throw malformed();
    }),
  );
}

/** How often the boundary between fields occurs, counted up to the limit. */
function partsIn(body: Buffer, mark: string): number {
  let count = 0;
  for (let at = body.indexOf(mark); at >= 0 && count <= MOST_FIELDS + 1; at = body.indexOf(mark, at + 1))
    count += 1;
  // The last boundary ends the form.
  return count - 1;
}

function malformed() {
  return refuse(400, 'malformed_request', 'platform.malformed-request');
}
