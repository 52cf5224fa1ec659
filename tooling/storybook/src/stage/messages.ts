import type { Language } from '@lunette/country-config';

const files = import.meta.glob<Record<string, string>>('../../../../packages/*/src/locales/**/*.json', {
  eager: true,
  import: 'default',
});

function messagesOf(language: Language): Record<string, string> {
  const own = Object.entries(files).filter(([path]) => path.endsWith(`/${language}.json`));
  return Object.assign({}, ...own.map(([, messages]) => messages)) as Record<string, string>;
}

/** The texts of every package, by language. */
export const MESSAGES: Record<Language, Record<string, string>> = {
  en: messagesOf('en'),
  ar: messagesOf('ar'),
};
