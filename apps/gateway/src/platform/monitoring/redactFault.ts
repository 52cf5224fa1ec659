const TOLD = [
  'code',
  'constraint',
  'table',
  'column',
  'severity',
  'routine',
  'statusCode',
  'status',
] as const;

/**
 * A fault as it may be logged. The message of a database's fault and of a failed query hold the values that a person
 * entered, so of those only the kind, the place and the query's text are told.
 */
export function redactFault(fault: unknown): Record<string, unknown> {
  if (!(fault instanceof Error)) return { type: typeof fault };
  const details = fault as Error & Partial<Record<(typeof TOLD)[number] | 'query', unknown>>;
  const holdsData = 'query' in details || 'severity' in details;
  return {
    type: fault.name,
    message: holdsData ? `${fault.name} (values hidden)` : fault.message,
    ...Object.fromEntries(
      TOLD.flatMap((name) => (details[name] === undefined ? [] : [[name, details[name]]])),
    ),
    ...(typeof details.query === 'string' && { query: details.query }),
    stack: fault.stack
      ?.split('\n')
      .filter((line) => line.startsWith('    at '))
      .join('\n'),
    ...(fault.cause instanceof Error && { cause: redactFault(fault.cause) }),
  };
}
