import type { CheckoutLeads } from '@lunette/checkout/contract';
import { sql } from 'drizzle-orm';
import { lockOpenCart, refuseForExchange } from '../../cart/openCart.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { CallContext } from '../../platform/http/callContext.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { dequeue, enqueue } from '../../platform/jobs/jobs.ts';
import { admit } from '../../platform/rateLimit/admit.ts';

/** A kind of lead: its name in the answer, and the job that is due some time after it. */
interface LeadKind {
  purpose: 'bag' | 'home-visit';
  job: string;
  afterMs: number;
}

interface Contact {
  email?: string;
  phone?: string;
}

/** The leads of a cart in the form of the contract. */
export async function leadsOf(db: Queries, cartId: string | null): Promise<CheckoutLeads> {
  const { rows } = await db.execute<{ purpose: LeadKind['purpose']; used: boolean }>(sql`
    SELECT purpose, used_at IS NOT NULL AS used FROM lead WHERE cart_id = ${cartId}::uuid`);
  const stateOf = (purpose: LeadKind['purpose']) => {
    const found = rows.find((row) => row.purpose === purpose);
    if (!found) return 'none';
    return found.used ? 'used' : 'given';
  };
  return { abandonedLead: stateOf('bag'), htoLead: stateOf('home-visit') };
}

/**
 * Stores a lead of the session's cart, or deletes it if no contact is given. A cart has one lead of each kind: it can be
 * changed until its job has run.
 */
export async function saveLead(
  { purpose, job, afterMs }: LeadKind,
  contact: Contact | null,
  context: CallContext<'guest'>,
): Promise<CheckoutLeads> {
  const { db, session, country, language, client } = context;
  refuseForExchange(context, 'order');
  await admit(context, 'cart-lead', session.id);
  return db.transaction(async (tx) => {
    const cartId = await lockOpenCart(tx, context);
    if (!cartId) throw refuse(422, 'cart_empty', 'checkout.cart-empty');
    const keyOf = (reference: string) => `${job}-${reference}`;
    if (!contact) {
      const { rows } = await tx.execute<{ reference: string }>(sql`
        DELETE FROM lead WHERE cart_id = ${cartId} AND purpose = ${purpose} AND used_at IS NULL RETURNING reference`);
      for (const { reference } of rows) await dequeue(tx, keyOf(reference));
      return leadsOf(tx, cartId);
    }
    const { email = null, phone = null } = contact;
    const { rows } = await tx.execute<{ reference: string }>(sql`
      INSERT INTO lead (cart_id, session_id, customer_id, country, language, client, purpose, name, email, phone)
      VALUES (${cartId}, ${session.id}, ${session.customerId}, ${country}, ${language}, ${client}, ${purpose}, '',
        ${email}, ${phone})
      ON CONFLICT (cart_id, purpose) WHERE cart_id IS NOT NULL DO UPDATE SET
        email = excluded.email, phone = excluded.phone, language = excluded.language, client = excluded.client,
        created_at = now()
      WHERE lead.used_at IS NULL
      RETURNING reference`);
    const [saved] = rows;
    if (saved) {
      const runAt = new Date(Date.now() + afterMs);
      await enqueue(tx, job, { reference: saved.reference }, { key: keyOf(saved.reference), runAt });
    }
    return leadsOf(tx, cartId);
  });
}
