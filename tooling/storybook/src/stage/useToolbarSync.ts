import type { CountryCode } from '@lunette/country-config';
import { useEffect, useRef } from 'react';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/**
 * Has the toolbar name what the story stands in, where the chosen country does not speak the language: what was chosen
 * last stays, a country brings English with it, a language the country that speaks it.
 */
export function useToolbarAgrees(country: CountryCode, chosen: CountryCode): void {
  const last = useRef(chosen);
  useEffect(() => {
    const turned = last.current !== chosen;
    last.current = chosen;
    if (country !== chosen)
      addons.getChannel().emit(UPDATE_GLOBALS, { globals: turned ? { language: 'en' } : { country } });
  }, [country, chosen]);
}
