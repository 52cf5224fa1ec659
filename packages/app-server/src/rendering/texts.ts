import type { Language } from '@lunette/country-config';
import type { Messages } from '@lingui/core';
import { createContext } from 'react-router';

type Catalogue = () => Promise<{ default: unknown }[]>;

/** The catalogues of an app: for each group of screens and language, the files that hold its texts. */
export type Catalogues<Group extends string> = Record<Group, Record<Language, Catalogue>>;

/** The loaded texts of a page, in one language. The server makes one for each request, a browser one for each page. */
export interface Texts {
  language: Language;
  need: (group: string) => Promise<void>;
  groups: () => string[];
  messages: () => Messages;
  subscribe: (listener: () => void) => () => void;
}

const NO_TEXTS: Messages = {};
const FAILED_MS = 1_000;
const known = new WeakMap<Messages, Map<Catalogue, Messages>>();

/** Messages with those of one more catalogue. Every page gets the same object, so that derived values are cached. */
function joined(messages: Messages, catalogue: Catalogue, files: { default: unknown }[]): Messages {
  const further = known.get(messages) ?? new Map<Catalogue, Messages>();
  known.set(messages, further);
  const all =
    further.get(catalogue) ?? (Object.assign({}, messages, ...files.map((file) => file.default)) as Messages);
  further.set(catalogue, all);
  return all;
}

/** Loads each group of texts once and notifies subscribers when one was added. */
export function makeTexts<Group extends string>(catalogues: Catalogues<Group>, language: Language): Texts {
  const loading = new Map<string, Promise<void>>();
  const listeners = new Set<() => void>();
  let messages = NO_TEXTS;
  const load = async (group: Group) => {
    const catalogue = catalogues[group][language];
    const files = await catalogue();
    messages = joined(messages, catalogue, files);
    for (const listener of listeners) listener();
  };
  return {
    language,
    need(group) {
      const known = loading.get(group);
      if (known) return known;
      const asked = load(group as Group);
      loading.set(group, asked);
      // A failed catalogue is loaded again later: before React has seen the rejection, it would suspend endlessly.
      asked.catch(() => setTimeout(() => loading.delete(group), FAILED_MS));
      return asked;
    },
    groups: () => [...loading.keys()],
    messages: () => messages,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The texts of the page that is being rendered. */
export const textsContext = createContext<Texts>();
