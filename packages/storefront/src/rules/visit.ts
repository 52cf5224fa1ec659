const AUDIENCE = 'audienceType';
const STAYS = 'staysInStore';

/** Whether the country of the visitor must be requested: once for each visit, and not after they chose to stay. */
export function isVisitUnknown(cookie: string): boolean {
  return !new RegExp(`(^|; )(${AUDIENCE}=(LOCAL|DEFAULT)|${STAYS}=1)`).test(cookie);
}

/** Stores for a month that the visitor has chosen to stay in this store. */
export function rememberStay(): void {
  document.cookie = `${STAYS}=1; Path=/; Max-Age=${30 * 86_400}; SameSite=Lax`;
}
