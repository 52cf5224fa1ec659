const AUDIENCE = 'audienceType';
const STAYS = 'staysInStore';

/** What lens packages are shown for, when nobody can tell where a visitor is (CTRY-09). */
export const DEFAULT_AUDIENCE = 'DEFAULT';

/** Whether it is still to be asked where the visitor is: once a visit, and no more once they chose to stay. */
export function isVisitUnknown(cookie: string): boolean {
  return !new RegExp(`(^|; )(${AUDIENCE}=(LOCAL|${DEFAULT_AUDIENCE})|${STAYS}=1)`).test(cookie);
}

/** Keeps the audience type until the browser is closed. */
export function keepAudience(audience: string): void {
  document.cookie = `${AUDIENCE}=${audience}; Path=/; SameSite=Lax`;
}

/** The visitor wants this store, wherever they are; not asked again for a month. */
export function keepStay(): void {
  document.cookie = `${STAYS}=1; Path=/; Max-Age=${30 * 86_400}; SameSite=Lax`;
}
