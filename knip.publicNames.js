import { readFileSync } from 'node:fs';

/**
 * A name that a package exports has a user outside of it or is documented in its README. This keeps the exports that are
 * documented, types (they belong to the functions that take or return them) and helpers for tests out of what knip reports.
 */
export default function publicNames(data) {
  const { exports, types } = data.issues;
  for (const [file, symbols] of Object.entries(exports))
    for (const name of Object.keys(symbols))
      if (isForTests(file) || isDocumented(file, name)) drop(data, 'exports', file, name);
  for (const [file, symbols] of Object.entries(types))
    for (const name of Object.keys(symbols)) if (isEntry(file)) drop(data, 'types', file, name);
  return data;
}

const isForTests = (file) => /\/src\/testing\b/.test(file);
const isEntry = (file) => isForTests(file) || /^packages\/[^/]+\/src\/(?:[^/]+\/)?index\.ts$/.test(file);

/** Whether the package's README has the name in code. */
function isDocumented(file, name) {
  const [folder] = /^packages\/[^/]+/.exec(file) ?? [];
  if (!folder) return false;
  const code = readFileSync(`${folder}/README.md`, 'utf8').match(/```[\s\S]*?```|`[^`]+`/g) ?? [];
  return code.some((text) => text.split(/[^\w$]+/).includes(name));
}

function drop({ issues, counters }, kind, file, name) {
  delete issues[kind][file][name];
  counters[kind] -= 1;
}
