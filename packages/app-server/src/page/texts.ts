import type { Language } from '@lunette/country-config';
import type { Messages } from '@lingui/core';
import { createContext } from 'react-router';

type Catalogue = () => Promise<{ default: unknown }[]>;

/** The catalogues of an app: for each group of screens and language, the files that hold its texts. */
export type Catalogues<Group extends string> = Record<Group, Record<Language, Catalogue>>;

/** The texts that a page has loaded, in one language; the server makes one a request, a browser one a page. */
export interface Texts {
  language: Language;
  need: (group: string) => Promise<void>;
  groups: () => string[];
  messages: () => Messages;
  subscribe: (listener: () => void) => () => void;
}

/** Loads groups of texts once each and tells who listens when there are more. */
export function makeTexts<Group extends string>(catalogues: Catalogues<Group>, language: Language): Texts {
  const loading = new Map<string, Promise<void>>();
  const listeners = new Set<() => void>();
  let messages: Messages = {};
  const load = async (group: Group) => {
    const files = await catalogues[group][language]();
    messages = Object.assign({}, messages, ...files.map((file) => file.default)) as Messages;
    for (const listener of listeners) listener();
  };
  return {
    language,
    need(group) {
      const known = loading.get(group) ?? load(group as Group);
      loading.set(group, known);
      // What could not be fetched is asked for anew the next time.
      known.catch(() => loading.delete(group));
      return known;
    },
    groups: () => [...loading.keys()],
    messages: () => messages,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const textsContext = createContext<Texts>();
