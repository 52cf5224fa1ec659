import { randomBytes } from 'node:crypto';
import type { Sandbox } from '../sandbox.ts';
import { mayBecome, type Intent, type IntentStatus } from './intent.ts';
import { saveCard } from '../vault/vault.ts';
import { announce } from './webhooks.ts';

/** The request for a payment. */
export type NewIntent = Pick<
  Intent,
  'reference' | 'amountMinor' | 'currencyCode' | 'description' | 'language' | 'returnUrl' | 'webhookUrl'
> & { firstSix: string[]; method?: Intent['method']; customer?: string | null };

/** The columns of an intent about the card that pays it. */
type CardColumn = 'brand' | 'first6' | 'last4' | 'isToBeSaved' | 'expiry' | 'fingerprint';

/** Creates a payment that expires after `lifeMs`. */
export function createIntent(
  { database, settings, now }: Sandbox,
  wanted: NewIntent,
  lifeMs = settings.intentLifeMs,
): Intent {
  const id = `pi_${randomBytes(16).toString('hex')}`;
  const { reference, amountMinor, currencyCode, description, language, returnUrl, webhookUrl } = wanted;
  const { method = 'card', customer = null } = wanted;
  const firstSix = wanted.firstSix.join(',');
  database
    .prepare(
      `INSERT INTO intent (id, reference, status, amountMinor, currencyCode, description, language, returnUrl,
         webhookUrl, firstSix, method, customer, createdAt, expiresAt)
       VALUES (?, ?, 'created', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      ...[id, reference, amountMinor, currencyCode, description, language, returnUrl, webhookUrl, firstSix],
      ...[method, customer, now(), now() + lifeMs],
    );
  return stored({ database }, id) as Intent;
}

/** A payment by its id; if its time is over, it is expired first. */
export function findIntent(sandbox: Sandbox, id: string): Intent | null {
  const intent = stored(sandbox, id);
  return intent && intent.expiresAt <= sandbox.now() ? expire(sandbox, intent) : intent;
}

/** Expires every payment whose time is over. */
export function expireDue(sandbox: Sandbox): void {
  const due = sandbox.database
    .prepare(
      `SELECT id FROM intent WHERE status IN ('created', 'requires_challenge', 'processing') AND expiresAt <= ?`,
    )
    .all(sandbox.now());
  for (const { id } of due) findIntent(sandbox, String(id));
}

/** Changes the status of a payment and notifies the shop of a final one; null if the change is not allowed. */
export function become(
  sandbox: Sandbox,
  intent: Intent,
  status: IntentStatus,
  change: Partial<Pick<Intent, 'failureCode' | CardColumn>> = {},
): Intent | null {
  if (!mayBecome(intent.status, status)) return null;
  const next = { ...intent, ...change };
  const { failureCode, brand, first6, last4, isToBeSaved, expiry, fingerprint } = next;
  const token = status === 'succeeded' ? saveCard(sandbox, next) : null;
  const { changes } = sandbox.database
    .prepare(
      `UPDATE intent SET status = ?, failureCode = ?, brand = ?, first6 = ?, last4 = ?, isToBeSaved = ?, expiry = ?,
         fingerprint = ?, token = ? WHERE id = ? AND status = ?`,
    )
    .run(
      ...[status, failureCode, brand, first6, last4, isToBeSaved, expiry, fingerprint, token],
      ...[intent.id, intent.status],
    );
  if (changes === 0) return null;
  const changed = stored(sandbox, intent.id) as Intent;
  if (status === 'succeeded' || status === 'failed' || status === 'expired')
    announce(sandbox, `payment.${status}`, changed);
  return changed;
}

/** Counts a wrong code; returns the number of wrong codes so far. */
export function countChallengeTry({ database }: Sandbox, { id, challengeTries }: Intent): number {
  database.prepare('UPDATE intent SET challengeTries = challengeTries + 1 WHERE id = ?').run(id);
  return challengeTries + 1;
}

function expire(sandbox: Sandbox, intent: Intent): Intent {
  const expired =
    intent.status === 'processing'
      ? become(sandbox, intent, 'failed', { failureCode: 'timeout' })
      : become(sandbox, intent, 'expired');
  return expired ?? intent;
}

function stored({ database }: Pick<Sandbox, 'database'>, id: string): Intent | null {
  return (database.prepare('SELECT * FROM intent WHERE id = ?').get(id) as Intent | undefined) ?? null;
}
