import type { Messages } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { directionOf, type CountryCode, type Language } from '@lunette/country-config';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { TextProvider } from '../text/TextProvider.tsx';
import ar from '../locales/ar.json';
import en from '../locales/en.json';

const OWN: Record<Language, object> = { en, ar };

/** Props of `TestTexts`. */
export interface TestTextsProps {
  language?: Language;
  country?: CountryCode;
  /** The package's own texts in this language: the content of its `locales/en.json` or `ar.json`. */
  messages?: object;
  children: ReactNode;
}

/**
 * The context that a component needs in a test or story: texts (the kit's and the package's), language and direction.
 */
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

/**
 * Translates the sample words of a story in Storybook, for the language of the toolbar; elsewhere they are unchanged.
 */
export const SampleContext = createContext<(sample: ReactNode) => ReactNode>((sample) => sample);

/** Sample words inside a component that a story defines itself, which Storybook cannot translate by their args. */
export function Sample({ children }: { children: ReactNode }) {
  return useContext(SampleContext)(<>{children}</>);
}

/** A play function that runs only while the toolbar has the language and country for which the story was written. */
export function inEnglish<Context extends { globals: Record<string, unknown> }>(
  play: (context: Context) => Promise<void>,
) {
  return async (context: Context): Promise<void> => {
    const { language, country } = context.globals;
    if (language === 'en' && country === 'IN') await play(context);
  };
}

/** A play function that ends once no content is loading any more, so that axe checks a screen and not its skeleton. */
export async function contentShown({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  while (canvasElement.ownerDocument.querySelector('.sk'))
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
}

function compiled(messages: object): Messages {
  return Object.fromEntries(
    Object.entries(messages as Messages).map(([id, message]) => [
      id,
      typeof message === 'string' ? compileMessage(message) : message,
    ]),
  );
}
