import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';

const set = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  },
});

/** The headers by which a browser takes an answer for data and nothing else. They are the same at every call. */
export function securityHeaders(): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  set(request, response, (fault) => {
    if (fault) throw new Error('These headers cannot be set', { cause: fault });
  });
  return response.getHeaders();
}
