import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Language } from '@lunette/country-config';
import type { TextValues } from './refuse.ts';

/** A text in one language: `t('cart.out-of-stock', { name })`. */
export type Translate = (id: string, values?: TextValues) => string;

const FOLDER = join(import.meta.dirname, '../../locales');

/** The gateway's texts of a domain as they are written, by their ids. */
export function readTexts(domain: string, language: Language): Record<string, string> {
  return JSON.parse(readFileSync(join(FOLDER, domain, `${language}.json`), 'utf8')) as Record<string, string>;
}

/** Reads the gateway's texts of all domains, compiled. A text that a language lacks is a fault of the build. */
export function loadTexts(folder = FOLDER): (language: Language) => Translate {
  const catalogues = { en: catalogue(folder, 'en'), ar: catalogue(folder, 'ar') };
  const translators = { en: translator('en', catalogues.en), ar: translator('ar', catalogues.ar) };
  return (language) => translators[language];
}

function catalogue(folder: string, language: Language): Record<string, string> {
  const parts = globSync(`*/${language}.json`, { cwd: folder }).map(
    (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>,
  );
  return Object.assign({}, ...parts) as Record<string, string>;
}

function translator(language: Language, messages: Record<string, string>): Translate {
  const compiled = Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [id, compileMessage(message)]),
  );
  const i18n = setupI18n({ locale: language, messages: { [language]: compiled } });
  return (id, values) => {
    if (!(id in messages)) throw new Error(`No text ${id} in ${language}`);
    return i18n._(id, values);
  };
}
