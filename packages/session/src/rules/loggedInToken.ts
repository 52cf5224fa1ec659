/**
 * The token in the query parameter `lid` of an address (base64, ROUTE-12); null if it is missing or cannot be decoded.
 */
export function loggedInToken(lid: string | null | undefined): string | null {
  if (!lid || !/^[A-Za-z0-9+/_-]+={0,2}$/.test(lid)) return null;
  try {
    const text = atob(lid.replaceAll('-', '+').replaceAll('_', '/'));
    return /^[\x21-\x7e]{1,200}$/.test(text) ? text : null;
  } catch {
    return null;
  }
}
