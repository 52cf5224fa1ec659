const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** E-mail check of the specification (UI-08): characters that are not spaces, an `@`, a domain that contains a dot. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text.trim());
}
