import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Language } from '@lunette/country-config';

/** A stored text with its numbers filled in; plurals follow the language. */
export function fillText(
  language: Language,
  message: string,
  values: Record<string, string | number>,
): string {
  const i18n = setupI18n({ locale: language, messages: { [language]: { text: compileMessage(message) } } });
  return i18n._('text', values);
}
