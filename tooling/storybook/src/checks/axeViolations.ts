import axe from 'axe-core';

/** The findings of axe on the present page as messages; `rules` limits the checked rules. */
export async function axeViolations(rules?: string[]): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    ...(rules ? { runOnly: rules } : { rules: { region: { enabled: false } } }),
    resultTypes: ['violations'],
    preload: false,
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n${target.join(' ')}\n${failureSummary ?? ''}`),
  );
}
