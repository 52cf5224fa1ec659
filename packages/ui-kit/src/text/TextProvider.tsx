import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { intlLocale, type CountryCode, type Language } from '@lunette/country-config';
import { createContext, useMemo, type ReactNode } from 'react';

interface TextContextValue {
  i18n: I18n;
  language: Language;
  country: CountryCode;
}

export const TextContext = createContext<TextContextValue | null>(null);

export interface TextProviderProps {
  language: Language;
  country: CountryCode;
  /** The compiled messages of every package on the page, in this language. */
  messages: Messages;
  children: ReactNode;
}

/** Gives everything below it words, dates and money of one language and country. Each provider has its own instance. */
export function TextProvider({ language, country, messages, children }: TextProviderProps) {
  const value = useMemo(() => {
    const i18n = setupI18n({
      locale: language,
      locales: [intlLocale(language, country)],
      messages: { [language]: messages },
    });
    return { i18n, language, country };
  }, [language, country, messages]);
  return <TextContext value={value}>{children}</TextContext>;
}
