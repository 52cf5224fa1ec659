const DOTS = '•••';

/** Masks an e-mail address so that its owner recognises it and other people cannot use it: `an•••@p•••.in`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [name, host] = [email.slice(0, at), email.slice(at + 1)];
  const dot = host.lastIndexOf('.');
  const shown = [...name].length > 4 ? 2 : 1;
  return `${[...name].slice(0, shown).join('')}${DOTS}@${[...host][0] ?? ''}${DOTS}${host.slice(dot)}`;
}
