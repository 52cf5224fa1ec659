import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import type * as BaselineCards from './baselineCards.tsx';
import { BASELINE_PORT } from '../store/ports.ts';

/**
 * The baseline of React on this machine for a listing's fifteen cards: the same cards, rendered from the gateway's answer,
 * with their texts, store and links. The remaining cost of the storefront's listing is our own code: router, loaders,
 * header, menus, filters, footer, dehydrated state and compression.
 */
const outfile = join(tmpdir(), `lunette-baseline-cards-${process.pid}.cjs`);
await build({
  entryPoints: [`${import.meta.dirname}/baselineCards.tsx`],
  bundle: true,
  platform: 'node',
  format: 'cjs',
  jsx: 'automatic',
  conditions: ['@lunette/source'],
  define: { 'process.env.NODE_ENV': '"production"' },
  outfile,
});
const { cardsOf } = createRequire(import.meta.url)(outfile) as typeof BaselineCards;
rmSync(outfile);
const render = cardsOf(JSON.parse(process.env.LISTING ?? 'null'));

createServer((_request, answer) => {
  const { pipe } = render(() => {
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    pipe(answer);
  });
}).listen(BASELINE_PORT, '127.0.0.1');
