import { TestCallerContext } from '@lunette/api-client/testing';
import { directionOf, type CountryCode, type Language } from '@lunette/country-config';
import { TextProvider, Toaster } from '@lunette/ui-kit';
import { SampleContext } from '@lunette/ui-kit/testing';
import { createContext, useContext, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useRouteError } from 'react-router';
import { translateSample } from '../samples/translateSample.ts';
import { MESSAGES } from './messages.ts';
import { useRemountStory } from './useRemountStory.ts';
import { useToolbarSync } from './useToolbarSync.ts';

/** The props of the stage around a story. */
export interface StageProps {
  storyId: string;
  language: Language;
  country: CountryCode;
  /** The country that is chosen in the toolbar. */
  chosen: CountryCode;
  theme: 'light' | 'dark';
  /** Whether calls are made as the phone storefront. */
  phone: boolean;
  /** The path at which the story is rendered. */
  path: string;
  children: ReactNode;
}

const StoryElement = createContext<ReactNode>(null);

function Show() {
  return useContext(StoryElement);
}

/** Throws the error of a broken story, so that Storybook and the tests see it in place of the router's error page. */
function Broken(): never {
  throw useRouteError();
}

/** The providers of every story: texts, direction, theme, toasts, answers for the country, and a router in memory. */
export function Stage({ storyId, language, country, chosen, theme, phone, path, children }: StageProps) {
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', Component: Show, ErrorBoundary: Broken }], { initialEntries: [path] }),
  );
  const client = phone ? 'mobilesite' : 'desktop';
  const translate = useMemo(
    () =>
      <T,>(sample: T) =>
        translateSample(sample, language, country),
    [language, country],
  );
  const caller = useMemo(
    () => ({ context: { language, country, client } as const, translate }),
    [language, country, client, translate],
  );
  useRemountStory(storyId, `${language} ${country}`);
  useToolbarSync(country, chosen);
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.lang = language;
    page.dir = directionOf(language);
    page.dataset.theme = theme;
  }, [language, theme]);
  return (
    <TextProvider language={language} country={country} messages={MESSAGES[language]}>
      <TestCallerContext value={caller}>
        <SampleContext value={translate}>
          <Toaster key={`${language} ${country}`}>
            <StoryElement value={children}>
              <RouterProvider router={router} />
            </StoryElement>
          </Toaster>
        </SampleContext>
      </TestCallerContext>
    </TextProvider>
  );
}
