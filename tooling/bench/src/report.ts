import { cpus, totalmem } from 'node:os';

/** A line of a table: its name and its figures. */
export type Row = { name: string } & Record<string, string | number>;

/** A whole run, as it is written to a file. */
export interface Report {
  machine: string;
  node: string;
  taken: string;
  parts: Record<string, Row[]>;
}

/** An empty report that names the machine. */
export function newReport(): Report {
  const [cpu] = cpus();
  return {
    machine: `${cpus().length} × ${cpu?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB`,
    node: process.version,
    taken: new Date().toISOString().slice(0, 10),
    parts: {},
  };
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
