import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { databaseBefore } from '../../platform/testing/databaseBefore.ts';

const { db, insert, migrateOn } = await databaseBefore('0064');

test('an existing question stays as it was, and further ones still need an address or a number', async () => {
  const question = {
    session_id: '01950000-0000-7000-8000-000000000001',
    country: 'IN',
    language: 'en',
    purpose: 'question',
    name: 'Meera',
    email: 'meera@post.in',
    message: 'One lens?',
  };
  await insert('lead', question);
  await migrateOn();
  await insert('lead', question);
  const { rows } = await db.execute(sql`SELECT purpose, email, cart_id, used_at FROM lead`);
  const kept = { purpose: 'question', email: 'meera@post.in', cart_id: null, used_at: null };
  expect(rows).toEqual([kept, kept]);
  await expect(insert('lead', { ...question, email: null })).rejects.toThrow('lead_contact_check');
});
