/** The cookies of a request by name; of two with one name the first counts. */
export function cookiesOf(header: string | undefined): Record<string, string> {
  const cookies: Record<string, string> = {};
  for (const part of (header ?? '').split(';')) {
    const [name, ...value] = part.trim().split('=');
    if (name && !(name in cookies)) cookies[name] = value.join('=');
  }
  return cookies;
}
