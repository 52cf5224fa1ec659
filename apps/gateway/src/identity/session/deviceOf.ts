const BROWSERS: readonly [string, RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];
const SYSTEMS: readonly [string, RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

/** The common names of browser and system, from the user agent; empty if they are not recognised. */
export function deviceOf(userAgent: string): { browser: string; system: string } {
  const first = (list: readonly [string, RegExp][]) =>
    list.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? '';
  return { browser: first(BROWSERS), system: first(SYSTEMS) };
}
