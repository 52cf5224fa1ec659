import type { Messages } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { directionOf, type CountryCode, type Language } from '@lunette/country-config';
import { useMemo, type ReactNode } from 'react';
import { TextProvider } from './text/TextProvider.tsx';
import ar from './locales/ar.json';
import en from './locales/en.json';

const OWN: Record<Language, object> = { en, ar };

export interface TestTextsProps {
  language?: Language;
  country?: CountryCode;
  /** The package's own texts in this language: the content of its `locales/en.json` or `ar.json`. */
  messages?: object;
  children: ReactNode;
}

/** What a component needs around it in a test or story: words (the kit's and yours), language and direction. */
export function TestTexts({
  language = 'en',
  country = language === 'ar' ? 'AE' : 'IN',
  messages,
  children,
}: TestTextsProps) {
  const all = useMemo(() => compiled({ ...OWN[language], ...messages }), [language, messages]);
  return (
    <TextProvider language={language} country={country} messages={all}>
      <div lang={language} dir={directionOf(language)}>
        {children}
      </div>
    </TextProvider>
  );
}

function compiled(messages: object): Messages {
  return Object.fromEntries(
    Object.entries(messages as Messages).map(([id, message]) => [
      id,
      typeof message === 'string' ? compileMessage(message) : message,
    ]),
  );
}
