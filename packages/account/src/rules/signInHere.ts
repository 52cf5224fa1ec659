/** The state of a page whose visitor signs out only to sign in again, right there. */
export const SIGN_IN_HERE = { signInHere: true };

/** Whether a page has that state. */
export function staysHere(state: unknown): boolean {
  return (state as Partial<typeof SIGN_IN_HERE> | null)?.signInHere === true;
}
