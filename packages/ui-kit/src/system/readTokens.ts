/** A colour token with its values and its use. */
export interface ColourToken {
  name: string;
  light: string;
  dark: string;
  /** The use of the token, from the comment beside it in the stylesheet. */
  use: string;
}

/** Reads the colours of `tokens.css` by name, in the light and the dark theme. */
export function readColours(css: string): ColourToken[] {
  return [...css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\);(?: \/\* (.+) \*\/)?/g)].map(
    ([, name = '', light = '', dark = '', use = '']) => ({ name, light, dark, use }),
  );
}

/** Reads the tokens of one kind as the stylesheet declares them: `text`, `radius`, `breakpoint`. */
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
