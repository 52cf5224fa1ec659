import { loyaltyPeriod } from '@lunette/account/rules';
import { dateIn } from '@lunette/country-config';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { DomainEvents, EventContext } from '../../platform/events.ts';
import type { Session } from '../../platform/http/callContext.ts';
import { customer, type Customer } from './schema.ts';

const GOLD = { tierName: 'gold', tierLabel: 'Gold' } as const;

/** Whether a customer is a member today. */
export function isMember({ memberUntil, country }: Pick<Customer, 'memberUntil' | 'country'>): boolean {
  return memberUntil !== null && memberUntil >= dateIn(country, new Date());
}

/** Whether the customer of a session is a member today; a guest is none. */
export async function isMemberToday(
  db: Queries,
  { customerId }: Pick<Session, 'customerId'>,
): Promise<boolean> {
  if (customerId === null) return false;
  const [found] = await db.select().from(customer).where(eq(customer.id, customerId));
  return found !== undefined && isMember(found);
}

/** Begins a membership that was bought, from today. A current one that ends later is kept as it is (MONEY-05). */
export async function beginMembership(
  { customerId, country, membershipDays }: DomainEvents['onOrderPlaced'],
  { tx }: EventContext,
): Promise<void> {
  if (membershipDays === 0) return;
  const { start, end } = loyaltyPeriod(dateIn(country, new Date()), membershipDays);
  await tx
    .update(customer)
    .set({ ...GOLD, memberFrom: start, memberUntil: end })
    .where(and(eq(customer.id, customerId), or(isNull(customer.memberUntil), lt(customer.memberUntil, end))));
}
