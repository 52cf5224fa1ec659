import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { encodedBody, type EncodedBody } from './encoding.ts';
import { isNotModified, isWorthEncoding, sendEncoded } from './sendEncoded.ts';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

interface ClientFile {
  type: string;
  body: EncodedBody;
  etag: string;
}

/**
 * Serves the client files of a storefront. Each file is read at the first request and cached with its encodings; the build has
 * made the brotli one. Names under `/assets/` change with their content.
 */
export function clientFiles(app: FastifyInstance, folder: string): void {
  const loaded = new Map<string, Promise<ClientFile>>();
  const paths = filesIn(folder);
  const send = async (request: FastifyRequest, reply: FastifyReply, path: string, caching: string) => {
    const file = loaded.get(path) ?? loadFile(join(folder, path));
    loaded.set(path, file);
    file.catch(() => loaded.delete(path));
    const { type, body, etag } = await file;
    reply.header('cache-control', caching).type(type);
    if (isWorthEncoding(type)) return sendEncoded(request, reply, body, etag);
    return isNotModified(request, reply, etag) ? reply : reply.send(body.plain);
  };
  app.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) => {
    const path = `assets/${request.params['*']}`;
    if (!paths.has(path)) return reply.code(404).header('cache-control', 'no-store').send();
    return send(request, reply, path, 'public, max-age=31536000, immutable');
  });
  for (const path of paths)
    if (!path.startsWith('assets/'))
      app.get(`/${path}`, async (request, reply) => send(request, reply, path, 'public, max-age=3600'));
}

/** The addresses of the files in a folder, without the encoded copies of other files. */
function filesIn(folder: string): Set<string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && extname(entry.name) !== '.br')
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  return new Set(files.map((file) => file.split(sep).join('/')));
}

async function loadFile(file: string): Promise<ClientFile> {
  const [plain, br] = await Promise.all([readFile(file), readFile(`${file}.br`).catch(() => undefined)]);
  return {
    type: TYPES[extname(file)] ?? 'application/octet-stream',
    body: encodedBody(plain, 'lasting', br ? { br } : {}),
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
  };
}
