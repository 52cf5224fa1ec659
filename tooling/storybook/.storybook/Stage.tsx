import { directionOf, type CountryCode, type Language } from '@lunette/country-config';
import { TextProvider, Toaster } from '@lunette/ui-kit';
import { useLayoutEffect, useMemo, type ComponentType } from 'react';
import { createRoutesStub } from 'react-router';
import { MESSAGES } from './messages.ts';

export interface StageProps {
  Story: ComponentType;
  language: Language;
  country: CountryCode;
  theme: 'light' | 'dark';
  /** The address the story believes to be at. */
  path: string;
}

/** What every story stands on: words of one language, direction, theme, toasts, and a router that leads nowhere. */
export function Stage({ Story, language, country, theme, path }: StageProps) {
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.lang = language;
    page.dir = directionOf(language);
    page.dataset.theme = theme;
  }, [language, theme]);
  const Routes = useMemo(() => createRoutesStub([{ path: '*', Component: Story }]), [Story]);
  return (
    <TextProvider language={language} country={country} messages={MESSAGES[language]}>
      <Toaster>
        <Routes initialEntries={[path]} />
      </Toaster>
    </TextProvider>
  );
}
