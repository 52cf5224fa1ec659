const LOGGED_FIELDS = [
  'code',
  'constraint',
  'table',
  'column',
  'severity',
  'routine',
  'statusCode',
  'status',
  'command',
  'responseCode',
] as const;

/**
 * An error in the form in which it may be logged. The messages of database errors and failed queries contain values that
 * a person entered, those of invalid JSON contain a part of it, and those of the mail library contain the server's reply
 * or the address. Only the type, the place and the text of the query are logged for them.
 */
export function redactError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const details = error as Error & Partial<Record<(typeof LOGGED_FIELDS)[number] | 'query', unknown>>;
  const isOfMail = 'response' in details || details.code === 'EENVELOPE';
  const holdsData = 'query' in details || 'severity' in details || isOfMail || error instanceof SyntaxError;
  return {
    type: error.name,
    message: holdsData ? `${error.name} (values hidden)` : error.message,
    ...Object.fromEntries(
      LOGGED_FIELDS.flatMap((name) => (details[name] === undefined ? [] : [[name, details[name]]])),
    ),
    ...(typeof details.query === 'string' && { query: details.query }),
    stack: error.stack
      ?.split('\n')
      .filter((line) => line.startsWith('    at '))
      .join('\n'),
    ...(error.cause instanceof Error && { cause: redactError(error.cause) }),
  };
}
