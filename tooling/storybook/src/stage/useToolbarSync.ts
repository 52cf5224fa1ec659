import type { CountryCode } from '@lunette/country-config';
import { useEffect, useRef } from 'react';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/**
 * Updates the toolbar if the chosen country does not have the chosen language. The last choice counts: a new country changes
 * the language to English, and a new language changes the country to one that has it.
 */
export function useToolbarSync(country: CountryCode, chosen: CountryCode): void {
  const last = useRef(chosen);
  useEffect(() => {
    const turned = last.current !== chosen;
    last.current = chosen;
    if (country !== chosen)
      addons.getChannel().emit(UPDATE_GLOBALS, { globals: turned ? { language: 'en' } : { country } });
  }, [country, chosen]);
}
