import type { I18n } from '@lingui/core';
import type { ReactNode } from 'react';
import { fillParts, type RichValues } from './fillParts.ts';
import { useTextContext } from './useTextContext.ts';

/** Translates the message ids of one package. */
export interface Translate<Id extends string> {
  /** The message `id` in the shopper's language, with its placeholders filled. */
  (id: Id, values?: Record<string, unknown>): string;
  /** As above, with elements: `{price}` takes an element, `<link>…</link>` a function of the enclosed content. */
  rich: (id: Id, values: RichValues) => ReactNode;
}

/** Makes a package's own `useText`: `createText<keyof typeof messages>()` makes a wrong id a compile error. */
export function createText<Id extends string>(): () => Translate<Id> {
  // A page has hundreds of components with texts: they share one translator.
  const known = new WeakMap<I18n, Translate<Id>>();
  return function useText() {
    const { i18n } = useTextContext();
    const translate = known.get(i18n) ?? translateWith<Id>(i18n);
    known.set(i18n, translate);
    return translate;
  };
}

function translateWith<Id extends string>(i18n: I18n): Translate<Id> {
  const translate = (id: Id, values?: Record<string, unknown>) => i18n._(id, values);
  return Object.assign(translate, {
    rich: (id: Id, values: RichValues) => fillParts(values, (plain) => i18n._(id, plain)),
  });
}
