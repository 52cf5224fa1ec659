import { createHash, randomBytes } from 'node:crypto';
import { workTable } from '../fulfilment/workTable.ts';
import { Refusal } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import { sendWebhook } from '../webhooks/webhooks.ts';

type PayoutStatus = 'pending' | 'succeeded' | 'failed';

/** A payment of the bank to an account. Of the account number, only the last four characters are stored. */
export interface Payout {
  id: string;
  /** The shop's id for it. */
  reference: string;
  amountMinor: number;
  currencyCode: string;
  last4: string;
  /** The hash of the first request, with which repeats are compared. */
  request: string;
  status: PayoutStatus;
  failureCode: string | null;
  webhookUrl: string;
  dueAt: number | null;
}

/** The request for a pay-out. */
export type NewPayout = Pick<Payout, 'reference' | 'amountMinor' | 'currencyCode' | 'webhookUrl'> & {
  account: { accountHolder: string; accountNumber: string; bankCode: string };
};

/** The actions on a pay-out: a bank can also return one that it has paid. */
export type PayoutAction = 'pay' | 'refuse' | 'return';

/** The outcome of a pay-out by the last four characters of its account. */
export const ACCOUNTS: { last4: string; failureCode: string | null; text: string }[] = [
  { last4: '0404', failureCode: 'account_unknown', text: 'There is no such account: refused.' },
  { last4: '0409', failureCode: 'account_closed', text: 'The account is closed: refused.' },
  { last4: '0504', failureCode: null, text: 'Paid, but the first answer to the shop is lost.' },
];

/** The time that a pay-out takes, in days. */
const DAYS = 0.1;

/** The bank's pay-outs. */
export const payouts = workTable<Payout>('payout', 'pending');

/** A pay-out by the shop's id for it; null if there is none. */
export function findPayout({ database }: Pick<Sandbox, 'database'>, reference: string): Payout | null {
  return (
    (database.prepare('SELECT * FROM payout WHERE reference = ?').get(reference) as Payout | undefined) ??
    null
  );
}

/** Accepts a pay-out, once for each reference; refuses a repeat with other values. */
export function acceptPayout(sandbox: Sandbox, wanted: NewPayout): { payout: Payout; isNew: boolean } {
  const { reference, amountMinor, currencyCode, webhookUrl, account } = wanted;
  const request = createHash('sha256').update(JSON.stringify(wanted)).digest('hex');
  const known = findPayout(sandbox, reference);
  if (known && known.request !== request)
    throw new Refusal(422, 'reference_reused', 'This reference came with another request before.');
  if (known) return { payout: known, isNew: false };
  const id = `po_${randomBytes(12).toString('hex')}`;
  sandbox.database
    .prepare(
      'INSERT INTO payout (id, reference, amountMinor, currencyCode, last4, request, webhookUrl) VALUES (?, ?, ?, ?, ?, ?, ?)',
    )
    .run(id, reference, amountMinor, currencyCode, account.accountNumber.slice(-4), request, webhookUrl);
  return { payout: payouts.schedule(sandbox, id, () => DAYS), isNew: true };
}

/** The actions on a pay-out in its present status. */
export function actionsFor({ status }: Pick<Payout, 'status'>): PayoutAction[] {
  if (status === 'pending') return ['pay', 'refuse'];
  return status === 'succeeded' ? ['return'] : [];
}

/** Pays, refuses or returns a pay-out and notifies the shop; false if its status does not allow that. */
export function settlePayout(sandbox: Sandbox, payout: Payout, action: PayoutAction): boolean {
  if (!actionsFor(payout).includes(action)) return false;
  const failureCode = action === 'pay' ? null : action === 'return' ? 'returned' : refusalOf(payout);
  const status: PayoutStatus = failureCode === null ? 'succeeded' : 'failed';
  sandbox.database
    .prepare('UPDATE payout SET status = ?, failureCode = ?, dueAt = NULL WHERE id = ?')
    .run(status, failureCode, payout.id);
  sendWebhook(sandbox, {
    sender: 'bank',
    subjectId: payout.id,
    url: payout.webhookUrl,
    event: {
      id: `evt_${randomBytes(12).toString('hex')}`,
      type: `payout.${status}`,
      createdAt: new Date(sandbox.now()).toISOString(),
      data: shownPayout({ ...payout, status, failureCode }),
    },
    mayBeHeld: action !== 'return',
  });
  return true;
}

/** Pays every pay-out that is due, or refuses it if the rule of its account says so. */
export function settleDuePayouts(sandbox: Sandbox): void {
  for (const payout of payouts.due(sandbox))
    settlePayout(sandbox, payout, ruleOf(payout)?.failureCode ? 'refuse' : 'pay');
}

/** Whether the first answer about a pay-out is lost. */
export function losesAnswer(payout: Payout): boolean {
  const rule = ruleOf(payout);
  return rule !== undefined && rule.failureCode === null;
}

/** A pay-out as the bank's interface shows it. */
export function shownPayout({ id, reference, amountMinor, currencyCode, status, failureCode }: Payout) {
  return { id, reference, amountMinor, currencyCode, status, failureCode };
}

const ruleOf = ({ last4 }: Payout) => ACCOUNTS.find((rule) => rule.last4 === last4);

function refusalOf(payout: Payout): string {
  return ruleOf(payout)?.failureCode ?? 'account_unknown';
}
