import { COUNTRY_CODES, speaks, type CountryCode, type Language } from '@lunette/country-config';
import type { Preview } from '@storybook/react-vite';
import { Stage } from './Stage.tsx';
import './preview.css';

const preview: Preview = {
  globalTypes: {
    language: {
      description: 'Language and direction',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'ar', title: 'العربية' },
        ],
      },
    },
    theme: {
      description: 'Daylight or lamp light',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    country: {
      description: 'Country: money and formats',
      toolbar: { icon: 'location', dynamicTitle: true, items: [...COUNTRY_CODES] },
    },
  },
  initialGlobals: { language: 'en', theme: 'light', country: 'IN' },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    options: { storySort: { order: ['System', 'Kit'] } },
  },
  decorators: [
    (Story, { globals, parameters }) => {
      const language = globals.language as Language;
      const chosen = globals.country as CountryCode;
      const country = speaks(chosen, language) ? chosen : 'AE';
      return (
        <Stage
          language={language}
          country={country}
          theme={globals.theme as 'light' | 'dark'}
          path={(parameters.path as string | undefined) ?? '/'}
        >
          <Story />
        </Stage>
      );
    },
  ],
};

export default preview;
