import type { Language } from '@lunette/country-config';
import type { Messages } from '@lingui/core';
import { createContext } from 'react-router';

type MessageCatalog = () => Promise<{ default: unknown }[]>;

/** The messageCatalogs of an app: for each group of screens and language, the files that hold its texts. */
export type MessageCatalogs<Group extends string> = Record<Group, Record<Language, MessageCatalog>>;

/** The loaded texts of a page, in one language. The server makes one for each request, a browser one for each page. */
export interface Texts {
  language: Language;
  load: (group: string) => Promise<void>;
  groups: () => string[];
  messages: () => Messages;
  subscribe: (listener: () => void) => () => void;
}

const NO_TEXTS: Messages = {};
const FAILED_MS = 1_000;
const known = new WeakMap<Messages, Map<MessageCatalog, Messages>>();

/** Messages with those of one more message catalog. Every page gets the same object, so that derived values are cached. */
function joined(messages: Messages, catalog: MessageCatalog, files: { default: unknown }[]): Messages {
  const further = known.get(messages) ?? new Map<MessageCatalog, Messages>();
  known.set(messages, further);
  const all =
    further.get(catalog) ?? (Object.assign({}, messages, ...files.map((file) => file.default)) as Messages);
  further.set(catalog, all);
  return all;
}

/** Loads each group of texts once and notifies subscribers when one was added. */
export function makeTexts<Group extends string>(
  messageCatalogs: MessageCatalogs<Group>,
  language: Language,
): Texts {
  const loading = new Map<string, Promise<void>>();
  const listeners = new Set<() => void>();
  let messages = NO_TEXTS;
  const loadGroup = async (group: Group) => {
    const catalog = messageCatalogs[group][language];
    const files = await catalog();
    messages = joined(messages, catalog, files);
    for (const listener of listeners) listener();
  };
  return {
    language,
    load(group) {
      const known = loading.get(group);
      if (known) return known;
      const asked = loadGroup(group as Group);
      loading.set(group, asked);
      // A failed catalog is loaded again later: before React has seen the rejection, it would suspend endlessly.
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
