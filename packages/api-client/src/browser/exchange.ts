import { useSyncExternalStore } from 'react';

/** The cookie with the method of the exchange; together with the stored data it turns exchange mode on (RET-10). */
const COOKIE = 'exchangeMethod';
const KEY = 'exchange';
const TAB = 'tab';

/** What the browser stores of an open exchange. */
export interface OpenExchange {
  method: 'SAMEPRODUCT' | 'NEWPRODUCT';
  orderId: string;
  itemId: string;
  exchangeId: string;
  /** The id of the tab in which the exchange continues. */
  tab: string;
  /** The step of the return that is reached. The four steps are: pieces, replacement, choice, last step. */
  returnStep: 'third' | 'fourth';
  /** Empty until the last step is shown (CART-23). */
  finalStep: '' | 'open';
}

const listeners = new Set<() => void>();
let last: { raw: string; stored: OpenExchange | null } = { raw: '', stored: null };

/** The exchange that is open in this browser, in any tab; null on a server, and if nothing can be stored. */
function storedExchange(): OpenExchange | null {
  if (typeof document === 'undefined' || !document.cookie.includes(`${COOKIE}=`)) return null;
  try {
    const raw = localStorage.getItem(KEY) ?? '';
    if (raw !== last.raw) last = { raw, stored: raw === '' ? null : (JSON.parse(raw) as OpenExchange) };
    return last.stored;
  } catch {
    return null;
  }
}

/** The exchange that is open in this tab: only the calls and pages of this tab belong to it. */
export function openExchange(): OpenExchange | null {
  const stored = storedExchange();
  return stored && stored.tab === tabName() ? stored : null;
}

/** The exchange of this browser for a component, which renders again on every change; null during hydration. */
export function useStoredExchange(): OpenExchange | null {
  return useSyncExternalStore(subscribe, storedExchange, () => null);
}

/** The same, if it is open in this tab. */
export function useOpenExchange(): OpenExchange | null {
  return useStoredExchange() && openExchange();
}

/** Opens exchange mode in this tab, or stores its progress; the cookie expires at `until` (ISO 8601). */
export function storeExchange(stored: Omit<OpenExchange, 'tab'>, until?: string): void {
  const raw = JSON.stringify({ ...stored, tab: tabName() });
  try {
    localStorage.setItem(KEY, raw);
  } catch {
    return;
  }
  if (until)
    document.cookie = `${COOKIE}=${stored.method}; Path=/; Expires=${new Date(until).toUTCString()}; SameSite=Lax`;
  notifyListeners();
}

/** Ends exchange mode in this browser: removes the cookie and the stored data (SHELL-04). */
export function closeExchange(): void {
  if (typeof document === 'undefined') return;
  document.cookie = `${COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;
  try {
    localStorage.removeItem(KEY);
  } catch {
    // If storage is refused, nothing was stored.
  }
  notifyListeners();
}

/**
 * The parts that a call about goods sends while this tab has an open exchange (CATG-09, PDP-04): service type, order
 * and item.
 */
export function exchangeCall<Q extends object>(query: Q): { query: Q; exchange?: true } {
  const stored = openExchange();
  if (!stored) return { query };
  const { orderId, itemId } = stored;
  return { query: { ...query, orderId, itemId }, exchange: true };
}

/** The id of this tab, created at the first call. */
function tabName(): string {
  const name = sessionStorage.getItem(TAB) ?? crypto.randomUUID();
  sessionStorage.setItem(TAB, name);
  return name;
}

function notifyListeners(): void {
  listeners.forEach((listener) => listener());
}

/** Also listens to exchanges that another tab opens or ends. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
