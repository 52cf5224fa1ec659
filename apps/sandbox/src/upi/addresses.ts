import { DOWN, TIMED_OUT, SLOW, type Outage } from '../payments/outages.ts';

/** The automatic answer of an address's app to a request. */
export interface Answer {
  decision: 'approve' | 'refuse' | null;
  /** The delay of the answer in milliseconds, counted from the request or, if `isLate`, from its expiry. */
  afterMs: number;
  isLate: boolean;
}

/** The banks, by the part after the @ of their addresses. */
const BANKS: Record<string, string> = { nilgai: 'Nilgai Bank', banyan: 'Banyan Bank' };

const BY_NAME: Record<string, Answer> = {
  approve: { decision: 'approve', afterMs: 3_000, isLate: false },
  refuse: { decision: 'refuse', afterMs: 3_000, isLate: false },
  late: { decision: 'approve', afterMs: 10_000, isLate: true },
  silent: { decision: null, afterMs: 0, isLate: false },
};
/** The outage of the provider for requests to some names; a request that reaches an app waits for a person. */
const OUTAGES: Record<string, Outage> = {
  slow: { ...SLOW, afterMs: 2_000 },
  timeout: TIMED_OUT,
  down: DOWN,
};
/** The name whose account cannot be looked up, and the name for whose requests every second query fails. */
const UNCHECKED = 'unchecked';
const FLAKY = 'flaky';
const PERSON: Answer = { decision: null, afterMs: 0, isLate: false };
const NOBODY = 'nobody';

/** The name and the bank of the account at an address; null if there is none. */
export function accountOf(vpa: string): { name: string; bank: string } | null {
  const [user = '', handle = ''] = vpa.toLowerCase().split('@');
  const bank = BANKS[handle];
  if (!bank || user === '' || user === NOBODY) return null;
  const name = user
    .split(/[._-]/)
    .filter(Boolean)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');
  return { name: name || user, bank };
}

/** The outage of a request to an address; null if there is none. */
export function addressOutageOf(vpa: string): Outage | null {
  return OUTAGES[nameOf(vpa)] ?? null;
}

/** The outage of the lookup of an account; null if there is none. */
export function checkOutageOf(vpa: string): Outage | null {
  return nameOf(vpa) === UNCHECKED ? DOWN : null;
}

/** Whether every second query of a request to an address goes unanswered. */
export function isFlaky(vpa: string): boolean {
  return nameOf(vpa) === FLAKY;
}

function nameOf(vpa: string): string {
  return vpa.toLowerCase().split('@')[0] ?? '';
}

/** The answer of an address's app to a request; without a rule for the address, a person decides on the page `/phone`. */
export function answerOf(vpa: string): Answer {
  return BY_NAME[nameOf(vpa)] ?? PERSON;
}

/** The addresses that answer automatically, with their answers, for the page that lists them. */
export const LISTED: [address: string, text: string][] = [
  ['approve@nilgai', 'says yes after 3 seconds'],
  ['refuse@nilgai', 'says no after 3 seconds'],
  ['silent@nilgai', 'never answers'],
  ['late@nilgai', 'says yes 10 seconds after the request has run out'],
  ['slow@nilgai', 'the shop hears after 2 seconds that the request has gone out'],
  ['timeout@nilgai', 'the request goes out, but the shop does not hear of it while it waits'],
  ['down@nilgai', 'the provider is down (503): no request goes out'],
  ['unchecked@nilgai', 'the provider cannot say whose account it is (503); the request waits for you'],
  [
    'flaky@nilgai',
    'waits for you; each second time that the shop asks how it stands, the provider is down (503)',
  ],
  ['nobody@nilgai, and any other part after the @ than nilgai and banyan', 'there is no such account'],
  ['any other name@nilgai or name@banyan', 'waits for you to decide on this page'],
];
