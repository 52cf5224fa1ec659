const DAYS = 45;

/** Stores access key and signature of a face's picture in cookies for 45 days (TRY-02). */
export function noteProof({ accessCode, signature }: { accessCode: string; signature: string }): void {
  keep('dittoAccessCode', accessCode);
  keep('dittoSignature', signature);
}

/** Stores the id of the profile that a guest made, so that it becomes the customer's after a sign-in (SESS-11). */
export function noteGuestFace(dittoId: string): void {
  if (!/(^|; )isLogined=1/.test(document.cookie)) keep('dittoGuestId', dittoId);
}

/** Removes the id of a deleted profile. */
export function forgetGuestFace(dittoId: string): void {
  if (document.cookie.split('; ').includes(`dittoGuestId=${dittoId}`)) keep('dittoGuestId', '', 0);
}

function keep(name: string, value: string, days = DAYS): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value}; Path=/; Max-Age=${days * 86_400}; SameSite=Lax${secure}`;
}
