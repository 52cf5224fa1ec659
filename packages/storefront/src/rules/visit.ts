const AUDIENCE = 'audienceType';
const STAYS = 'staysInStore';

/** Whether it is still to be asked where the visitor is: once a visit, and no more once they chose to stay. */
export function isVisitUnknown(cookie: string): boolean {
  return !new RegExp(`(^|; )(${AUDIENCE}=(LOCAL|DEFAULT)|${STAYS}=1)`).test(cookie);
}

/** The visitor wants this store, wherever they are; not asked again for a month. */
export function rememberStay(): void {
  document.cookie = `${STAYS}=1; Path=/; Max-Age=${30 * 86_400}; SameSite=Lax`;
}
