import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from './refuse.ts';

const MOST_BYTES = 8 * 1_048_576;

/** How a call is mounted whose body is a form. */
export const FORM_ROUTE = { config: { isForm: true } };

/** Reads `multipart/form-data` for the calls that take it; any other refuses it as it refuses all that is no JSON. */
export function readForms(http: FastifyInstance): void {
  http.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: MOST_BYTES },
    async (request: FastifyRequest, body: Buffer) => {
      if (!(request.routeOptions.config as { isForm?: boolean }).isForm)
        throw refuse(415, 'not_json', 'platform.not-json');
      const headers = { 'content-type': request.headers['content-type'] ?? '' };
      const form = new Response(new Uint8Array(body), { headers }).formData();
      return Object.fromEntries(
        await form.catch(() => {
          throw refuse(400, 'malformed_request', 'platform.malformed-request');
        }),
      );
    },
  );
}
