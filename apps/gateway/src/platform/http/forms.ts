import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from './refuse.ts';

const MOST_BYTES = 8 * 1_048_576;

/** How a call is mounted whose body is a form. */
export const FORM_ROUTE = { config: { isForm: true } };

/** A form has a handful of fields: to read one of thousands takes longer than all else of a call. */
const MOST_FIELDS = 32;

/** Takes `multipart/form-data` for the calls that have it; any other refuses it as it refuses all that is no JSON. */
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

/** The fields of a form. It is read once it is known who sends it. */
export async function formOf({ headers, body }: FastifyRequest): Promise<unknown> {
  if (!Buffer.isBuffer(body)) return body;
  const type = headers['content-type'] ?? '';
  const boundary = /boundary="?([^";]{1,70})"?/.exec(type)?.[1];
  if (boundary === undefined || partsIn(body, `--${boundary}`) > MOST_FIELDS) throw malformed();
  const form = new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  return Object.fromEntries(
    await form.catch(() => {
      throw malformed();
    }),
  );
}

/** How often the mark between fields occurs, counted no further than matters. */
function partsIn(body: Buffer, mark: string): number {
  let count = 0;
  for (let at = body.indexOf(mark); at >= 0 && count <= MOST_FIELDS + 1; at = body.indexOf(mark, at + 1))
    count += 1;
  // The last mark ends the form.
  return count - 1;
}

function malformed() {
  return refuse(400, 'malformed_request', 'platform.malformed-request');
}
