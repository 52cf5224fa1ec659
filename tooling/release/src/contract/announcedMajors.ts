import { readChangesets } from '@changesets/read';

/** What the changesets of major releases say, by package. */
export async function announcedMajors(root: string): Promise<Map<string, string>> {
  const words = new Map<string, string>();
  for (const { releases, summary } of await readChangesets(root))
    for (const { name, type } of releases)
      if (type === 'major') words.set(name, `${words.get(name) ?? ''}${summary}\n`);
  return words;
}

/**
 * Whether the words of a major release name the call that breaks, or the field: `getCart` or `jit`, as code. What they
 * do not tell their readers of is not announced.
 */
export function isAnnounced(broken: string, words = ''): boolean {
  const [, call, at = ''] = /^\w+\.(\w+)(?:: ((?:params|query|body|result)\S*))?/.exec(broken) ?? [];
  const [, field] = /\.(\w+)\W*$/.exec(at) ?? [];
  return [call, field].some((name) => name && words.includes(`\`${name}\``));
}
