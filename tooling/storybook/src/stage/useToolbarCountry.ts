import type { CountryCode } from '@lunette/country-config';
import { useEffect } from 'react';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** Has the toolbar name the country that the story stands in, where the one that was chosen gave way to it. */
export function useToolbarCountry(country: CountryCode, chosen: CountryCode): void {
  useEffect(() => {
    if (country !== chosen) addons.getChannel().emit(UPDATE_GLOBALS, { globals: { country } });
  }, [country, chosen]);
}
