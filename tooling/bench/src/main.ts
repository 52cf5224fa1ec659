import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { measureGateway } from './parts/gateway.ts';
import { measureLighthouse } from './parts/lighthouse.ts';
import { measurePages } from './parts/pages.ts';
import { measureScale } from './parts/scale.ts';
import { measureStarts } from './parts/starts.ts';
import { measureFirstTaps } from './parts/firstTaps.ts';
import { measureWeights } from './parts/weights.ts';
import { comparison, newPart, newReport, table, type Report, type Row } from './report/report.ts';
import { writeFigures } from './report/writeFigures.ts';
import { startStore, type Store } from './store/store.ts';

const PARTS: Record<string, { title: string; measure: (store: Store) => Promise<Row[]> }> = {
  gateway: { title: 'Calls of the gateway, ten callers', measure: measureGateway },
  pages: { title: 'Pages of the storefront’s server, ten callers', measure: measurePages },
  scale: { title: 'A store of 100,000 products', measure: measureScale },
  starts: { title: 'Start on existing data, and memory', measure: measureStarts },
  weights: {
    title: 'First load of each screen, and what storefronts and packages weigh',
    measure: measureWeights,
  },
  taps: { title: 'First taps on a slow phone: slow 4G, four times slower', measure: measureFirstTaps },
  lighthouse: { title: 'Lighthouse', measure: measureLighthouse },
};
const SAVED = `${import.meta.dirname}/../figures.json`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    save: { type: 'boolean' },
    out: { type: 'string' },
    compare: { type: 'string', default: SAVED },
  },
});
const unknown = positionals.filter((name) => !(name in PARTS));
if (unknown.length > 0)
  throw new Error(`There is no part ${unknown.join(', ')}; the parts are ${Object.keys(PARTS).join(', ')}.`);

const report = newReport();
const earlier = existsSync(values.compare)
  ? (JSON.parse(readFileSync(values.compare, 'utf8')) as Report)
  : null;
console.log(`${report.machine}, Node ${report.node}`);
const store = await startStore();
try {
  for (const name of positionals.length > 0 ? positionals : Object.keys(PARTS)) {
    const part = PARTS[name];
    if (!part) continue;
    const rows = await part.measure(store);
    report.parts[name] = newPart(rows);
    console.log(`\n## ${part.title}\n\n${table(rows)}`);
    const then = earlier?.parts[name];
    if (then)
      console.log(`\nBeside ${then.taken} on ${earlier?.machine}:\n\n${table(comparison(rows, then.rows))}`);
  }
} finally {
  await store.end();
}
if (values.out) writeFileSync(values.out, `${JSON.stringify(report, null, 2)}\n`);
if (values.save) {
  const all: Report = { ...report, parts: { ...earlier?.parts, ...report.parts } };
  writeFileSync(SAVED, `${JSON.stringify(all, null, 2)}\n`);
  writeFigures(all, Object.fromEntries(Object.entries(PARTS).map(([name, { title }]) => [name, title])));
}
