import { readFileSync } from 'node:fs';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import { basename, join } from 'node:path';
import type { FastifyInstance } from 'fastify';

const own = createRequire(import.meta.url);

/** Scripts of the pages; their types are removed before they are sent. */
const SCRIPTS = [
  ...['paymentPage.ts', 'cardFields.ts', 'fault.ts', 'send.ts', 'frameMessages.ts'].map(
    (name) => `browser/${name}`,
  ),
  '../payments/cardRules.ts',
];
const FONTS = [
  '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2',
];

/** Serves the style, the scripts and the typefaces of the pages. */
export function assetRoutes(http: FastifyInstance): void {
  const serve = (name: string, type: string, body: string | Buffer) =>
    http.get(`/assets/${name}`, async (_request, reply) =>
      reply.type(type).header('cache-control', 'max-age=300').send(body),
    );
  serve('sandbox.css', 'text/css; charset=utf-8', readFileSync(join(import.meta.dirname, 'sandbox.css')));
  for (const path of SCRIPTS) {
    const source = readFileSync(join(import.meta.dirname, path), 'utf8');
    const script = stripTypeScriptTypes(source).replaceAll("'../../payments/", "'./");
    serve(basename(path), 'text/javascript; charset=utf-8', script);
  }
  for (const path of FONTS) serve(basename(path), 'font/woff2', readFileSync(own.resolve(path)));
}
