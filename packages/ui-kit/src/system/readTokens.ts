export interface ColourToken {
  name: string;
  light: string;
  dark: string;
}

/** The colours of `tokens.css` by name, in daylight and lamp light. */
export function readColours(css: string): ColourToken[] {
  return [...css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\);/g)].map(
    ([, name = '', light = '', dark = '']) => ({
      name,
      light,
      dark,
    }),
  );
}

/** The names of the tokens of one kind in `@theme`: `text`, `radius`, `breakpoint`. */
export function readScale(css: string, kind: string): { name: string; value: string }[] {
  return [...css.matchAll(new RegExp(`--${kind}-([\\w]+): ([^;]+);`, 'g'))].map(
    ([, name = '', value = '']) => ({ name, value }),
  );
}
