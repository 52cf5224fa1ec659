import { useSyncExternalStore } from 'react';

/** The cookie that says how goods are exchanged; with what is stored beside it, exchange mode is on (RET-10). */
const COOKIE = 'exchangeMethod';
const KEY = 'exchange';
const TAB = 'tab';

/** What the browser stores of an open exchange. */
export interface OpenExchange {
  method: 'SAMEPRODUCT' | 'NEWPRODUCT';
  orderId: string;
  itemId: string;
  exchangeId: string;
  /** The tab in which it goes on. */
  tab: string;
  /** Which of the four steps of the return is reached: pieces, what in their place, the choice, the last one. */
  returnStep: 'third' | 'fourth';
  /** Empty until the last step is on the screen (CART-23). */
  finalStep: '' | 'open';
}

const listeners = new Set<() => void>();
let last: { raw: string; stored: OpenExchange | null } = { raw: '', stored: null };

/** The exchange that is open in this browser, in whichever tab; null on a server, and where nothing can be stored. */
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

/** The exchange that is open in this tab: only there calls and pages are those of an exchange. */
export function openExchange(): OpenExchange | null {
  const stored = storedExchange();
  return stored && stored.tab === tabName() ? stored : null;
}

/** The exchange of this browser for a component, which hears of every change; null while the page is hydrated. */
export function useStoredExchange(): OpenExchange | null {
  return useSyncExternalStore(subscribe, storedExchange, () => null);
}

/** The same, where it is open in this tab. */
export function useOpenExchange(): OpenExchange | null {
  return useStoredExchange() && openExchange();
}

/** Opens exchange mode in this tab, or notes where it stands; `until` (ISO 8601) is when the cookie ends. */
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

/** Ends exchange mode in this browser: the cookie and what was stored are gone (SHELL-04). */
export function closeExchange(): void {
  if (typeof document === 'undefined') return;
  document.cookie = `${COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Where storage is refused nothing was stored.
  }
  notifyListeners();
}

/** What a call about goods names while this tab has an exchange open (CATG-09, PDP-04): its service type, order and item. */
export function exchangeCall<Q extends object>(query: Q): { query: Q; exchange?: true } {
  const stored = openExchange();
  if (!stored) return { query };
  const { orderId, itemId } = stored;
  return { query: { ...query, orderId, itemId }, exchange: true };
}

/** The name of this tab, made up at the first question. */
function tabName(): string {
  const name = sessionStorage.getItem(TAB) ?? crypto.randomUUID();
  sessionStorage.setItem(TAB, name);
  return name;
}

function notifyListeners(): void {
  listeners.forEach((listener) => listener());
}

/** Another tab opens or ends an exchange too. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
