import { readChangesets } from '@changesets/read';

/** The texts of the changesets of major releases, by package. */
export async function announcedMajors(root: string): Promise<Map<string, string>> {
  const words = new Map<string, string>();
  for (const { releases, summary } of await readChangesets(root))
    for (const { name, type } of releases)
      if (type === 'major') words.set(name, `${words.get(name) ?? ''}${summary}\n`);
  return words;
}

/**
 * Whether the text of a major release names the broken call or field, `getCart` or `jit`, as code. A break that is not named
 * is not announced.
 */
export function isAnnounced(broken: string, words = ''): boolean {
  const [, call, at = ''] = /^\w+\.(\w+)(?:: ((?:params|query|body|result)\S*))?/.exec(broken) ?? [];
  const [, field] = /\.(\w+)\W*$/.exec(at) ?? [];
  return [call, field].some((name) => name && words.includes(`\`${name}\``));
}
