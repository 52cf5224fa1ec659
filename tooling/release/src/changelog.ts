interface Release {
  name: string;
  newVersion: string;
}

/**
 * The entry that `changeset version` writes into a CHANGELOG: the sentence of each changeset, and our other packages that were
 * updated.
 */
export default {
  getReleaseLine: ({ summary }: { summary: string }): string =>
    `- ${summary.trim().replaceAll('\n', '\n  ')}`,

  getDependencyReleaseLine: (_: unknown, releases: Release[]): string =>
    releases.length === 0
      ? ''
      : `- Brings ${releases.map(({ name, newVersion }) => `${name} ${newVersion}`).join(', ')}.`,
};
