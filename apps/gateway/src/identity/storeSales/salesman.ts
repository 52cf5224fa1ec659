import { westernDigits } from '@lunette/country-config';
import type { Salesman } from '@lunette/session/contract';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { CallContext } from '../../platform/http/callContext.ts';
import { consumeRateLimit } from '../../platform/rateLimit/sharedRateLimit.ts';
import { staffUser } from '../staff/schema.ts';

/** The limit of questions of one member of staff, because the numbers can be guessed. */
const ASKED = { name: 'salesman', most: 60, minutes: 15 };
/** The digits of a number, within those of an integer of PostgreSQL. */
const NUMBER = /^\d{1,9}$/;

/**
 * Who of the sales staff has an employee number (STAFF-03), in the digits of any keyboard; null if nobody has it or they
 * were removed. Each question counts against the limit of the member of staff who asks.
 */
export async function findSalesman(
  { db, session }: Pick<CallContext<'staff'>, 'db' | 'session'>,
  id: string,
): Promise<Salesman | null> {
  await consumeRateLimit(db, ASKED, session.staffId);
  const number = westernDigits(id);
  if (!NUMBER.test(number)) return null;
  const isSelling = inArray(staffUser.role, ['presales', 'salesman']);
  const [found] = await db
    .select({ name: staffUser.name })
    .from(staffUser)
    .where(and(eq(staffUser.salesmanId, Number(number)), isSelling, isNull(staffUser.removedAt)));
  return found ? { id: String(Number(number)), name: found.name } : null;
}
