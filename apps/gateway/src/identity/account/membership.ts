import { loyaltyPeriod } from '@lunette/account/rules';
import { dateIn } from '@lunette/country-config';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { DomainEvents, EventContext } from '../../platform/events.ts';
import { customer, type Customer } from './schema.ts';

const GOLD = { tierName: 'gold', tierLabel: 'Gold' } as const;

/** Whether a customer is a member today. */
export function isMember({ memberUntil, country }: Pick<Customer, 'memberUntil' | 'country'>): boolean {
  return memberUntil !== null && memberUntil >= dateIn(country, new Date());
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
