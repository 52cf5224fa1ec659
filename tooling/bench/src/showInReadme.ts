import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { table, type Report } from './report.ts';

const README = fileURLToPath(new URL('../../../README.md', import.meta.url));
const BEGIN = '<!-- figures -->';
const END = '<!-- end of figures -->';

/** Puts the tables of a saved run into the project's README, between the two marks, formatted as all files are. */
export function showInReadme({ machine, node, taken, parts }: Report, titles: Record<string, string>): void {
  const text = readFileSync(README, 'utf8');
  const [before, rest] = text.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined)
    throw new Error(`README.md has no place for figures: it needs ${BEGIN} and ${END}.`);
  const tables = Object.entries(parts).map(([name, rows]) => `**${titles[name] ?? name}**\n\n${table(rows)}`);
  const words = `Taken on ${taken} on ${machine}, Node ${node}.`;
  writeFileSync(README, `${before}${BEGIN}\n\n${[words, ...tables].join('\n\n')}\n\n${END}${after}`);
  execFileSync('pnpm', ['--workspace-root', 'exec', 'prettier', '--log-level', 'warn', '--write', README]);
}
