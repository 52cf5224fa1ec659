/**
 * A UPI address as answers and messages show it: its first two letters, three dots for a name of any length, and its bank.
 */
export function maskVpa(vpa: string): string {
  const at = vpa.lastIndexOf('@');
  return `${vpa.slice(0, Math.min(2, at))}•••${vpa.slice(at)}`;
}
