import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { spelledMessage, type CountryCode, type Language } from '@lunette/country-config';
import type { TextValues } from '../http/refuse.ts';
import { PACKAGE_FOLDER } from '../packageFolder.ts';

/** A text in one language: `t('cart.out-of-stock', { name })`. */
export type Translate = (id: string, values?: TextValues) => string;

const FOLDER = join(PACKAGE_FOLDER, 'locales');

/** The gateway's texts of a domain as they are written, by their ids. */
export function readTexts(domain: string, language: Language): Record<string, string> {
  return JSON.parse(readFileSync(join(FOLDER, domain, `${language}.json`), 'utf8')) as Record<string, string>;
}

/**
 * Reads and compiles the gateway's texts of all domains. The country decides the spelling. The returned function throws
 * an error for a text that a language does not have.
 */
export function loadTexts(folder = FOLDER): (language: Language, country?: CountryCode) => Translate {
  const [english, arabic] = [catalogue(folder, 'en'), catalogue(folder, 'ar')];
  const translators = { en: translator('en', 'IN', english), ar: translator('ar', 'AE', arabic) };
  const american = translator('en', 'US', english);
  return (language, country) => (language === 'en' && country === 'US' ? american : translators[language]);
}

function catalogue(folder: string, language: Language): Record<string, string> {
  const parts = globSync(`*/${language}.json`, { cwd: folder }).map(
    (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>,
  );
  return Object.assign({}, ...parts) as Record<string, string>;
}

function translator(language: Language, country: CountryCode, messages: Record<string, string>): Translate {
  const compiled = Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [
      id,
      spelledMessage(compileMessage(message), language, country),
    ]),
  );
  const i18n = setupI18n({ locale: language, messages: { [language]: compiled } });
  return (id, values) => {
    if (!(id in messages)) throw new Error(`No text ${id} in ${language}`);
    return i18n._(id, values);
  };
}
