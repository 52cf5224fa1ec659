/** The navigation state of a page whose visitor signs out only to sign in again on the same page. */
export const SIGN_IN_HERE = { signInHere: true };

/** Whether a navigation state is `SIGN_IN_HERE`. */
export function signsInHere(state: unknown): boolean {
  return (state as Partial<typeof SIGN_IN_HERE> | null)?.signInHere === true;
}
