import {
  COUNTRY_CODES,
  countryOf,
  CURRENCY_SIGN,
  speaks,
  type CountryCode,
  type Language,
} from '@lunette/country-config';
import type { Preview } from '@storybook/react-vite';

type Theme = 'light' | 'dark';

/** The controls of the toolbar, apart from the width: language with its direction, theme and country. */
export const toolbar: Preview['globalTypes'] = {
  language: {
    description: 'Language and direction. Arabic is spoken in the Emirates and in Saudi Arabia.',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { value: 'en', title: 'English', right: 'left to right' },
        { value: 'ar', title: 'العربية', right: 'right to left' },
      ],
    },
  },
  theme: {
    description: 'Daylight or lamp light',
    toolbar: {
      icon: 'mirror',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light', icon: 'sun' },
        { value: 'dark', title: 'Dark', icon: 'moon' },
      ],
    },
  },
  country: {
    description: 'Country: money, dates, addresses and phone numbers. One without Arabic brings English.',
    toolbar: {
      icon: 'location',
      dynamicTitle: true,
      items: COUNTRY_CODES.map((code) => ({
        value: code,
        title: countryOf(code).countryName,
        right: `${code} ${CURRENCY_SIGN[countryOf(code).currencyCode].trim()}`,
      })),
    },
  },
};

/** The two widths for which every screen is designed. */
export const widths = {
  desktop: { name: 'Desktop, 1440 px', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
  phone: { name: 'Phone, 390 px', styles: { width: '390px', height: '844px' }, type: 'mobile' },
} as const;

/** The globals that a story is rendered with: a country that does not have the language is replaced by one that does. */
export function storyGlobals(globals: Record<string, unknown>) {
  const language = globals.language as Language;
  const chosen = globals.country as CountryCode;
  const width = (globals.viewport as { value?: string } | undefined)?.value;
  return {
    language,
    country: speaks(chosen, language) ? chosen : ('AE' as const),
    chosen,
    theme: globals.theme as Theme,
    phone: width === 'phone',
  };
}
