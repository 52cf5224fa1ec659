import { directionOf, spelledMessage, type Visitor } from '@lunette/country-config';
import ar from './ar.json';
import en from './en.json';

const COLOUR = '#FBFAF7';

const ICONS = [
  { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/**
 * The web manifest with which a phone installs the shop: name, icons and shortcuts, in the texts of a country's store.
 */
export function webManifest({ country, language }: Visitor) {
  const t = language === 'ar' ? ar : en;
  return {
    name: 'Lunette',
    short_name: 'Lunette',
    description: spelledMessage(t.description, language, country),
    lang: `${language}-${country}`,
    dir: directionOf(language),
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: COLOUR,
    theme_color: COLOUR,
    icons: ICONS,
    shortcuts: [
      { name: t.search, url: '/search' },
      { name: t['try-on'], url: '/compare-looks' },
      { name: t.bag, url: '/cart' },
      { name: t.orders, url: '/customer/account/' },
    ],
  };
}
