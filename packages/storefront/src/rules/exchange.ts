import { EXCHANGE_COOKIE } from './exchangeCookie.ts';

/** What the browser keeps of an exchange: its order, and where it stands. */
export const EXCHANGE_KEY = 'exchange';
/** Which tab this is. */
const TAB_KEY = 'tab';

/** What is kept of an open exchange. */
export interface KeptExchange {
  orderId?: string;
  itemId?: string;
  /** The tab in which it was opened. */
  tab?: string;
  /** A return of the old goods, or the hand-over in a store, is under way. */
  isReturning?: boolean;
  isStoreReturn?: boolean;
}

/** What the shell says of an exchange. */
export type ExchangeNotice = 'none' | 'banner' | 'other-tab';

/** The banner while an exchange is open and nothing is being returned (SHELL-03), a modal in any other tab (SHELL-04). */
export function exchangeNotice(cookie: string, kept: KeptExchange, tab: string): ExchangeNotice {
  if (!new RegExp(`(^|; )${EXCHANGE_COOKIE}=.`).test(cookie)) return 'none';
  if (kept.tab !== undefined && kept.tab !== tab) return 'other-tab';
  return kept.isReturning || kept.isStoreReturn ? 'none' : 'banner';
}

/** What the browser keeps of the exchange; nothing where it keeps nothing, or nonsense. */
export function keptExchange(): KeptExchange {
  try {
    return (JSON.parse(localStorage.getItem(EXCHANGE_KEY) ?? '{}') ?? {}) as KeptExchange;
  } catch {
    return {};
  }
}

/** The name of this tab, made up at the first question. */
export function tabName(): string {
  const name = sessionStorage.getItem(TAB_KEY) ?? crypto.randomUUID();
  sessionStorage.setItem(TAB_KEY, name);
  return name;
}

/** Ends the exchange: the cookie and what was kept are gone. */
export function closeExchange(): void {
  document.cookie = `${EXCHANGE_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;
  localStorage.removeItem(EXCHANGE_KEY);
}
