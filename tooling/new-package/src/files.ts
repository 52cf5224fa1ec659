import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { named, type Names } from './names.ts';

/** A file of the repository that lists packages or pages, and how its text changes for a new one. */
export interface Wiring {
  file: string;
  what: string;
  edit: (text: string, names: Names) => string;
  /** Whether the file already has the name. */
  knows?: (text: string, names: Names) => boolean;
}

interface File {
  file: string;
  text: string;
}

/** The paths of the written and of the changed files. */
export interface Made {
  written: string[];
  changed: string[];
}

/** The files of a template's folder with their texts. */
export function filesOf(template: string): File[] {
  return readdirSync(template, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(template, file)).isFile())
    .map((file) => ({ file, text: readFileSync(join(template, file), 'utf8') }));
}

/**
 * Writes a template's files under the names and changes the files that list them; if anything is refused, nothing is written.
 */
export function writeFiles(root: string, template: File[], wirings: Wiring[], names: Names): Made {
  const wired = wirings.map(({ file, what, knows, edit }) => {
    const text = readFileSync(join(root, file), 'utf8');
    if (knows?.(text, names)) return { file, text };
    const changed = edit(text, names);
    if (changed === text) throw new Error(`${file} has changed its shape: ${what} found no place there.`);
    return { file, text: changed };
  });
  const written = template.map(({ file, text }) => ({ file: named(file, names), text: named(text, names) }));
  for (const { file, text } of [...written, ...wired]) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return { written: written.map(({ file }) => file), changed: wired.map(({ file }) => file) };
}

/** The command that formats the written files: a longer name changes line breaks. */
export function prettierOf({ written, changed }: Made): string {
  return ['prettier --log-level warn --ignore-unknown --write', ...written, ...changed].join(' ');
}
