import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { table, type Report, type Row } from './report.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

/** The figures that the README shows: a part, a row and a column of the report. */
const README_FIGURES = [
  {
    part: 'lighthouse',
    row: 'mobile-web: home',
    column: 'performance',
    name: 'Lighthouse performance, home on a phone',
  },
  {
    part: 'lighthouse',
    row: 'mobile-web: product',
    column: 'LCP ms',
    name: 'largest paint, product on a phone, ms',
  },
  {
    part: 'weights',
    row: 'mobile-web: listing',
    column: 'JS kB',
    name: 'all scripts of a listing, kB',
  },
  { part: 'gateway', row: 'place order', column: 'calls/s', name: 'orders a second, ten callers' },
  { part: 'starts', row: 'the whole store answers, s', column: 'value', name: 'start of the whole store, s' },
];

/** Writes the tables of a saved run into docs/figures.md and five of its figures into the README. */
export function writeFigures(report: Report, titles: Record<string, string>): void {
  const tables = Object.entries(report.parts).map(
    ([name, { taken, commit, rows }]) =>
      `**${titles[name] ?? name}** (${taken}, commit ${commit})\n\n${table(rows)}`,
  );
  const machine = `Measured on ${report.machine}, Node ${report.node}.`;
  replaceBetween('docs/figures.md', 'figures', [machine, ...tables].join('\n\n'));
  replaceBetween('README.md', 'five figures', `${table(readmeFigures(report))}\n\n${machine}`);
}

function readmeFigures({ parts }: Report): Row[] {
  return README_FIGURES.map(({ part, row, column, name }) => {
    const { taken, rows } = parts[part] ?? {};
    const value = rows?.find((one) => one.name === row)?.[column];
    if (taken === undefined || value === undefined)
      throw new Error(`The report has no column "${column}" of "${row}" in "${part}".`);
    return { name, value, taken };
  });
}

/** Replaces the text between `<!-- NAME -->` and `<!-- end of NAME -->`, and formats the file with Prettier. */
function replaceBetween(file: string, name: string, content: string): void {
  const path = ROOT + file;
  const [begin, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const [before, rest] = readFileSync(path, 'utf8').split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error(`${file} has no place for the figures: it needs ${begin} and ${end}.`);
  writeFileSync(path, `${before}${begin}\n\n${content}\n\n${end}${after}`);
  execFileSync('pnpm', ['--workspace-root', 'exec', 'prettier', '--log-level', 'warn', '--write', path]);
}
