const LOGGED_FIELDS = [
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
 * An error in the form in which it may be logged. The messages of database errors and failed queries contain values that
 * a person entered, and those of invalid JSON contain a part of it. Only the type, the place and the text of the query
 * are logged for them.
 */
export function redactError(fault: unknown): Record<string, unknown> {
  if (!(fault instanceof Error)) return { type: typeof fault };
  const details = fault as Error & Partial<Record<(typeof LOGGED_FIELDS)[number] | 'query', unknown>>;
  const holdsData = 'query' in details || 'severity' in details || fault instanceof SyntaxError;
  return {
    type: fault.name,
    message: holdsData ? `${fault.name} (values hidden)` : fault.message,
    ...Object.fromEntries(
      LOGGED_FIELDS.flatMap((name) => (details[name] === undefined ? [] : [[name, details[name]]])),
    ),
    ...(typeof details.query === 'string' && { query: details.query }),
    stack: fault.stack
      ?.split('\n')
      .filter((line) => line.startsWith('    at '))
      .join('\n'),
    ...(fault.cause instanceof Error && { cause: redactError(fault.cause) }),
  };
}
