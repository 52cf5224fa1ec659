import { createElement, Fragment, type ReactNode } from 'react';

/** Values of placeholders that may be elements, or functions of the enclosed content. */
export type RichValues = Record<string, ReactNode | ((enclosed: ReactNode) => ReactNode)>;

const OPEN = '\uE000';
const CLOSE = '\uE001';

/** Formats the message with marks in place of the elements, then replaces the marks with the elements. */
export function fillParts(values: RichValues, format: (plain: Record<string, unknown>) => string): ReactNode {
  const plain = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isPlain(value) ? value : `${OPEN}${name}${CLOSE}`]),
  );
  return place(format(plain), values);
}

function isPlain(value: RichValues[string]): boolean {
  return typeof value === 'string' || typeof value === 'number';
}

const PART = /\uE000(\w+)\uE001|<(\w+)>(.*?)<\/\2>/gs;

function place(text: string, values: RichValues): ReactNode {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const match of text.matchAll(PART)) {
    const [whole, element, tag = '', enclosed = ''] = match;
    const wrap = values[tag];
    parts.push(text.slice(from, match.index));
    if (element) parts.push(values[element] as ReactNode);
    else parts.push(typeof wrap === 'function' ? wrap(place(enclosed, values)) : place(enclosed, values));
    from = match.index + whole.length;
  }
  return createElement(Fragment, null, ...parts, text.slice(from));
}
