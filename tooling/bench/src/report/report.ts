import { execFileSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';

/** A line of a table: its name and its figures. */
export type Row = { name: string } & Record<string, string | number>;

/** The figures of a part, with the day and the commit at which they were measured. */
export interface Part {
  taken: string;
  commit: string;
  rows: Row[];
}

/** The measured parts, in the form that is written to a file. */
export interface Report {
  machine: string;
  node: string;
  parts: Record<string, Part>;
}

/** An empty report with the name of the machine. */
export function newReport(): Report {
  const [cpu] = cpus();
  return {
    machine: `${cpus().length} × ${cpu?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB`,
    node: process.version,
    parts: {},
  };
}

/** A part with today's date and the present commit. */
export function newPart(rows: Row[]): Part {
  const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' }).trim();
  return { taken: new Date().toISOString().slice(0, 10), commit, rows };
}

/** A part as a table in Markdown. */
export function table(rows: Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const head = columns.map((column) => (column === 'name' ? '' : column));
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [
    line(head),
    line(columns.map((column) => (column === 'name' ? '---' : '---:'))),
    ...rows.map((row) => line(columns.map((column) => row[column] ?? ''))),
  ].join('\n');
}

/** Each figure of a run as a share of the same figure of an earlier run. */
export function comparison(now: Row[], then: Row[]): Row[] {
  return now.flatMap((row) => {
    const earlier = then.find(({ name }) => name === row.name);
    if (!earlier) return [];
    const shares = Object.entries(row).flatMap(([column, figure]) => {
      const before = earlier[column];
      return typeof figure === 'number' && typeof before === 'number' && before !== 0
        ? [[column, `× ${(figure / before).toFixed(2)}`]]
        : [];
    });
    return [{ name: row.name, ...Object.fromEntries(shares) } as Row];
  });
}
