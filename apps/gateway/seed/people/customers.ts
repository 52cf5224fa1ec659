import { hash } from '@node-rs/argon2';
import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../src/platform/database/database.ts';
import { customer } from '../../src/identity/account/schema.ts';

/** The password of every demo customer, for development only. */
export const DEMO_PASSWORD = 'seven blue lamps';

type NewCustomer = typeof customer.$inferInsert & { id: string };

const SINCE = new Date('2026-02-11T09:00:00Z');
const VERIFIED = new Date('2026-02-11T09:05:00Z');

/**
 * Customers with an account, each in a different situation. The people of the sandbox's identity provider have the same
 * addresses.
 */
export const demoCustomers = {
  /** Has ordered before, is a member, and has store credit and two addresses. */
  repeat: {
    id: '01950000-0000-7000-8000-000000000001',
    country: 'IN',
    language: 'en',
    firstName: 'Ananya',
    lastName: 'Rao',
    gender: 'female',
    email: 'ananya.rao@post.example',
    emailVerifiedAt: VERIFIED,
    createdAt: SINCE,
    phoneCode: '+91',
    telephone: '9822041377',
    telephoneVerifiedAt: VERIFIED,
    tierName: 'gold',
    tierLabel: 'Gold',
    memberFrom: '2026-03-02',
    memberUntil: '2036-02-28',
  },
  /** Reads Arabic. */
  arabic: {
    id: '01950000-0000-7000-8000-000000000002',
    country: 'SA',
    language: 'ar',
    firstName: 'نورة',
    lastName: 'العتيبي',
    gender: 'female',
    email: 'noura@barid.example',
    emailVerifiedAt: VERIFIED,
    createdAt: SINCE,
    phoneCode: '+966',
    telephone: '501234567',
    telephoneVerifiedAt: VERIFIED,
  },
  /** Has not confirmed the e-mail address, and has entered a number without proving it. */
  unverified: {
    id: '01950000-0000-7000-8000-000000000003',
    country: 'SG',
    language: 'en',
    firstName: 'Kim',
    lastName: 'Tan',
    createdAt: SINCE,
    email: 'kim.tan@post.example',
    phoneCode: '+65',
    telephone: '81234567',
  },
  /** Has a mobile number and nothing else. */
  mobileOnly: {
    id: '01950000-0000-7000-8000-000000000004',
    country: 'AE',
    language: 'en',
    createdAt: SINCE,
    phoneCode: '+971',
    telephone: '501234567',
    telephoneVerifiedAt: VERIFIED,
  },
  /** New in the United States. */
  american: {
    id: '01950000-0000-7000-8000-000000000005',
    country: 'US',
    language: 'en',
    firstName: 'Grace',
    lastName: 'Miller',
    createdAt: SINCE,
    email: 'grace.miller@post.example',
    emailVerifiedAt: VERIFIED,
  },
} as const satisfies Record<string, NewCustomer>;

/** Inserts the accounts of the demo store. */
export async function seedCustomers(db: Queries): Promise<void> {
  const rows = await Promise.all(
    Object.values<NewCustomer>(demoCustomers).map(async (one) => ({
      ...one,
      passwordHash: one.email ? await demoHash(one.email) : null,
    })),
  );
  await db.insert(customer).values(rows);
  await db.execute(sql`
    INSERT INTO customer_address (id, customer_id, country, default_address, address) VALUES
      ('01950000-0000-7000-8000-0000000000a1', ${demoCustomers.repeat.id}, 'IN', true, ${JSON.stringify(HOME)}::jsonb),
      ('01950000-0000-7000-8000-0000000000a2', ${demoCustomers.repeat.id}, 'IN', false, ${JSON.stringify(WORK)}::jsonb)`);
  await db.execute(sql`
    INSERT INTO consent (customer_id, channel, granted, client, at)
    VALUES (${demoCustomers.repeat.id}, 'email', true, 'desktop', ${VERIFIED.toISOString()}::timestamptz)`);
}

/** The same hash every time: a salt that is not random is sufficient for a published password. */
function demoHash(email: string): Promise<string> {
  const salt = createHash('sha256').update(email).digest().subarray(0, 16);
  return hash(DEMO_PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1, salt });
}

/** The home address of the repeat customer. */
export const HOME = {
  addressType: 'shipping',
  firstName: 'Ananya',
  lastName: 'Rao',
  gender: 'female',
  phone: '9822041377',
  alternatePhone: '',
  email: 'ananya.rao@post.example',
  addressline1: 'Flat 7, Neelkanth Residency',
  addressline2: 'Lane 4',
  landmark: '',
  locality: 'Camp',
  city: 'Pune',
  state: 'Maharashtra',
  postcode: '411001',
  country: 'IN',
  floor: 2,
  liftAvailable: true,
} as const;

const WORK = {
  ...HOME,
  addressline1: 'Rao Design Studio, 3rd floor',
  addressline2: 'Senapati Bapat Road',
  locality: 'Model Colony',
  postcode: '411016',
  floor: 3,
};
