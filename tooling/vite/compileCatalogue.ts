import { compileMessage, type CompiledMessage } from '@lingui/message-utils/compileMessage';

/**
 * Compiles a catalogue, the text of a `locales/*.json` with ICU messages, into the format that Lingui reads in the browser.
 */
export function compileCatalogue(json: string): Record<string, CompiledMessage> {
  const messages = JSON.parse(json) as Record<string, string>;
  return Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, compileMessage(message)]));
}
