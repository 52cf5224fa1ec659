import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { intlLocale, spelledMessage, type CountryCode, type Language } from '@lunette/country-config';
import { createContext, useMemo, type ReactNode } from 'react';

interface TextContextValue {
  i18n: I18n;
  language: Language;
  country: CountryCode;
}

/** The language, country and messages of the nearest TextProvider; `null` outside of one. */
export const TextContext = createContext<TextContextValue | null>(null);

/** Props of `TextProvider`. */
export interface TextProviderProps {
  language: Language;
  country: CountryCode;
  /** The compiled messages of every package on the page, in this language. */
  messages: Messages;
  children: ReactNode;
}

/** Gives the components below it the texts, dates and money formats of one language and country. */
export function TextProvider({ language, country, messages, children }: TextProviderProps) {
  const value = useMemo(
    () => ({ i18n: i18nOf(language, country, messages), language, country }),
    [language, country, messages],
  );
  return <TextContext value={value}>{children}</TextContext>;
}

const known = new WeakMap<Messages, Map<string, I18n>>();

/** The `I18n` of a language's messages, made once for all pages that a server renders with them. */
function i18nOf(language: Language, country: CountryCode, messages: Messages): I18n {
  const locale = intlLocale(language, country);
  const byLocale = known.get(messages) ?? new Map<string, I18n>();
  known.set(messages, byLocale);
  const i18n =
    byLocale.get(locale) ??
    setupI18n({
      locale: language,
      locales: [locale],
      messages: { [language]: inSpelling(messages, language, country) },
    });
  byLocale.set(locale, i18n);
  return i18n;
}

/** The messages in the spelling of the country. */
function inSpelling(messages: Messages, language: Language, country: CountryCode): Messages {
  if (language !== 'en' || country !== 'US') return messages;
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [id, spelledMessage(message, language, country)]),
  );
}
