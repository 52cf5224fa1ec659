/** Error codes of Node and PostgreSQL for a database that cannot be reached. */
const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EAI_AGAIN',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '3D000',
]);
const WORDS =
  /timeout exceeded when trying to connect|Connection terminated|not queryable|Cannot use a pool after/;

/** Whether an error, or what caused it, is a database that cannot be reached. */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && CODES.has(code)) return true;
  if (WORDS.test(error.message)) return true;
  if (error instanceof AggregateError && error.errors.some(isDatabaseDown)) return true;
  return isDatabaseDown(error.cause);
}
