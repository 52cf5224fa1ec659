import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refuse.ts';

/** Makes changes of two tabs wait for each other, where a limit or a default depends on all that a customer has saved. */
export async function lockCustomer(tx: Queries, customerId: string): Promise<void> {
  const { rowCount } = await tx.execute(sql`SELECT FROM customer WHERE id = ${customerId} FOR NO KEY UPDATE`);
  // The account was deleted or merged into another one meanwhile.
  if (!rowCount) throw refuse(401, 'session_invalid', 'platform.session-invalid');
}
