import { directionOf, type CountryCode, type Language } from '@lunette/country-config';
import { TextProvider, Toaster } from '@lunette/ui-kit';
import { createContext, useContext, useLayoutEffect, useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { MESSAGES } from './messages.ts';

export interface StageProps {
  language: Language;
  country: CountryCode;
  theme: 'light' | 'dark';
  /** The address the story believes to be at. */
  path: string;
  children: ReactNode;
}

const StoryElement = createContext<ReactNode>(null);

function Show() {
  return useContext(StoryElement);
}

/** What every story stands on: words of one language, direction, theme, toasts, and a router that leads nowhere. */
export function Stage({ language, country, theme, path, children }: StageProps) {
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', Component: Show }], { initialEntries: [path] }),
  );
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.lang = language;
    page.dir = directionOf(language);
    page.dataset.theme = theme;
  }, [language, theme]);
  return (
    <TextProvider language={language} country={country} messages={MESSAGES[language]}>
      <Toaster>
        <StoryElement value={children}>
          <RouterProvider router={router} />
        </StoryElement>
      </Toaster>
    </TextProvider>
  );
}
