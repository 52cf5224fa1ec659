export interface ColourToken {
  name: string;
  light: string;
  dark: string;
  /** What it is for, as the stylesheet says beside it. */
  use: string;
}

/** The colours of `tokens.css` by name, in daylight and lamp light. */
export function readColours(css: string): ColourToken[] {
  return [...css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\);(?: \/\* (.+) \*\/)?/g)].map(
    ([, name = '', light = '', dark = '', use = '']) => ({ name, light, dark, use }),
  );
}

/** The tokens of one kind in the stylesheet, as it declares them: `text`, `radius`, `breakpoint`. */
export function readScale(css: string, kind: string): { name: string; value: string }[] {
  return [...css.matchAll(new RegExp(`--${kind}-([\\w]+): ([^;]+);`, 'g'))].map(
    ([, name = '', value = '']) => ({ name, value }),
  );
}

/** The names of all tokens whose declared value matches: durations, lengths. */
export function readNames(css: string, value: RegExp): string[] {
  return [...css.matchAll(/--([\w-]+): ([^;]+);/g)].flatMap(([, name = '', declared = '']) =>
    value.test(declared) ? [name] : [],
  );
}
