import { readChangesets } from '@changesets/read';

/** Packages whose next release is announced as a major one by a changeset. */
export async function announcedMajors(root: string): Promise<Set<string>> {
  const changesets = await readChangesets(root);
  const releases = changesets.flatMap((changeset) => changeset.releases);
  return new Set(releases.filter(({ type }) => type === 'major').map(({ name }) => name));
}
