// Mail programs give the characters of the first group a meaning of their own, and could read another address.
const EMAIL = /^(?!.*[<>()[\],;:"])[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * E-mail check of the specification (UI-08): characters that are not spaces, an `@`, a domain that contains a dot. The
 * characters of lists and comments of addresses are refused.
 */
export function isEmail(text: string): boolean {
  return EMAIL.test(text.trim());
}
