import type { Customer as Profile } from '@lunette/session/contract';
import { countryOf, dateIn, fromMinor } from '@lunette/country-config';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { CallContext } from '../../platform/http/callContext.ts';
import { customerById } from '../signIn/identity.ts';
import { attributesOf } from '../session/attributes.ts';
import { emailStatusOf } from '../signIn/signedIn.ts';
import { subscriptionOf } from './consents/consents.ts';
import { faceAnalysisOf } from './faceAnalysis.ts';
import { isMember } from './membership.ts';
import { nearbyStoreOf } from './nearbyStore.ts';
import type { Customer } from './schema.ts';

/** The profile of the signed-in customer in a country's store. */
export async function profileOf(
  context: Pick<CallContext<'customer'>, 'db' | 'session' | 'country' | 'language'>,
): Promise<Profile> {
  const { db, session, country } = context;
  const me = await customerById(db, session.customerId);
  const { itemsCount, wishlist } = await attributesOf(db, session);
  const { orders, balance } = await figuresOf(db, me.id, country);
  const { currencyCode } = countryOf(country);
  return {
    isLogin: true,
    isLoyalty: isMember(me),
    isWishlistCount: wishlist.length,
    isCartCount: itemsCount,
    id: me.id,
    firstName: me.firstName,
    lastName: me.lastName,
    gender: me.gender,
    email: me.email,
    telephone: me.telephone,
    phoneCode: me.phoneCode,
    countryCode: me.country,
    hasPlacedOrder: orders > 0,
    isTelephoneVerified: me.telephoneVerifiedAt !== null,
    emailVerificationStatus: emailStatusOf(me),
    hasPassword: me.passwordHash !== null,
    dittos: me.dittoIds,
    cygnus: { cygnusId: me.cygnusId },
    loyalty: loyaltyOf(me, orders),
    wallet: { balance: fromMinor(balance, currencyCode), currencyCode },
    marketingSubscription: await subscriptionOf(db, me.id),
    phoneCaptureExpiry: me.phoneCaptureExpiry?.toISOString() ?? null,
    faceAnalysis: await faceAnalysisOf(db, me.id),
    nearbyStoreLocation: await nearbyStoreOf(context),
  };
}

interface Figures extends Record<string, unknown> {
  orders: number;
  balance: number;
}

async function figuresOf(db: Queries, customerId: string, country: CallContext['country']): Promise<Figures> {
  const { rows } = await db.execute<Figures>(sql`
    SELECT (SELECT count(*)::int FROM orders
            WHERE customer_id = ${customerId} AND placed_at IS NOT NULL AND status <> 'cancelled') AS orders,
           (SELECT coalesce(sum(balance), 0)::int FROM store_credit
            WHERE customer_id = ${customerId} AND country = ${country} AND kind = 'wallet'
              AND (expires_on IS NULL OR expires_on >= ${dateIn(country, new Date())}::date)) AS balance`);
  return rows[0] ?? { orders: 0, balance: 0 };
}

function loyaltyOf(me: Customer, ordersCount: number): Profile['loyalty'] {
  const { tierName, tierLabel, memberFrom, memberUntil } = me;
  if (!tierName || !tierLabel || !memberFrom || !memberUntil || !isMember(me)) return null;
  const digits = BigInt(`0x${me.id.replaceAll('-', '').slice(-16)}`)
    .toString()
    .padStart(16, '0')
    .slice(-16);
  const cardNumber = digits.replace(/(.{4})(?!$)/g, '$1 ');
  return { tierName, tierLabel, startDate: memberFrom, endDate: memberUntil, cardNumber, ordersCount };
}
