/** The length of the longest UPI address. */
const LONGEST = 255;

/** A name, an @, and the handle of a bank or an app (NPCI: letters, digits, dots, hyphens, underscores before the @). */
const VPA = /^[a-z0-9][a-z0-9._-]+@[a-z][a-z0-9]{1,63}$/;

/** The UPI address in a typed text, in lower case and without spaces around it; null if it cannot be one. */
export function readVpa(text: string): string | null {
  if (text.length > 4 * LONGEST) return null;
  const vpa = text.trim().toLowerCase();
  return vpa.length <= LONGEST && VPA.test(vpa) ? vpa : null;
}
