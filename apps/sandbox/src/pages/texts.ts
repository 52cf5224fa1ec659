import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';

/** The languages of the pages. */
export type Language = 'en' | 'ar';

/** A text of the pages in one language. */
export type Translate = (id: string, values?: Record<string, string | number>) => string;

const translators: Record<Language, Translate> = { en: translator('en'), ar: translator('ar') };

/** The texts of the pages in a language. */
export function textsIn(language: Language): Translate {
  return translators[language];
}

function translator(language: Language): Translate {
  const file = join(import.meta.dirname, `../../locales/${language}.json`);
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const compiled = Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [id, compileMessage(message)]),
  );
  const i18n = setupI18n({ locale: language, messages: { [language]: compiled } });
  return (id, values) => {
    if (!(id in messages)) throw new Error(`No text ${id} in ${language}`);
    return i18n._(id, values);
  };
}
