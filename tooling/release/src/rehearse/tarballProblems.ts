import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { BIN, run } from './run.ts';

const NEEDED = ['package.json', 'README.md', 'CHANGELOG.md', 'LICENSE'];

/** The faults of a tarball: files that are missing or do not belong, and the findings of publint and attw. */
export async function tarballProblems(tarball: string): Promise<string[]> {
  const cwd = dirname(tarball);
  const listed = await run('tar', ['-tzf', tarball], { cwd });
  const attw = ['--profile', 'esm-only', '--format', 'ascii', '--no-emoji', '--no-color'];
  const types = await run(join(BIN, 'attw'), [tarball, ...attw], { cwd }).then(
    () => [],
    (error: Error) => [error.message],
  );
  const files = listed.trim().split('\n');
  const maps = files.filter((file) => file.endsWith('.map'));
  const contents = await Promise.all(maps.map((file) => run('tar', ['-xzOf', tarball, file], { cwd })));
  return [
    ...fileFaults(files),
    ...contents.flatMap((content, index) => mapFaults(maps[index] ?? '', content)),
    ...(await lintFaults(tarball)),
    ...types,
  ];
}

/** The sources of a source map that it does not contain; they must be in the map, because their files are not shipped. */
export function mapFaults(file: string, content: string): string[] {
  const { sources, sourcesContent } = JSON.parse(content) as {
    sources: string[];
    sourcesContent?: unknown[];
  };
  const lacking = sources.filter((_, index) => typeof sourcesContent?.[index] !== 'string');
  return lacking.map((source) => `${file} has no text of ${source}`);
}

/**
 * The faults in the list of a tarball's files: it must contain the build and four other files, without tests, stories or
 * build information.
 */
export function fileFaults(files: string[]): string[] {
  const shipped = files.map((file) => file.replace(/^package\//, '')).filter((file) => !file.endsWith('/'));
  const lacking = [...NEEDED, 'dist/index.js', 'dist/index.d.ts'].filter((file) => !shipped.includes(file));
  const foreign = shipped.filter(
    (file) =>
      !NEEDED.includes(file) && (!file.startsWith('dist/') || /\.(test|stories)\.|\.tsbuildinfo$/.test(file)),
  );
  return [
    ...lacking.map((file) => `${file} is missing`),
    ...foreign.map((file) => `${file} does not belong in it`),
  ];
}

async function lintFaults(tarball: string): Promise<string[]> {
  const bytes = new Uint8Array(readFileSync(tarball));
  const { messages, pkg } = await publint({ pack: { tarball: bytes.buffer }, strict: true });
  return messages.map((message) => formatMessage(message, pkg) ?? message.code);
}
