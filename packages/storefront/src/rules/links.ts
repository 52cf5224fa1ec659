import { countryOfHost } from '@lunette/country-config';

/** Whether a link leads to one of our stores: a path, or an address on the domain of a country. */
export function isOwnAddress(url: string): boolean {
  if (/^[/#?](?![/\\])/.test(url)) return true;
  return URL.canParse(url) && countryOfHost(new URL(url).host) !== null;
}

/** Whether a footer entry is shown; the site map is not (FOOT-01). */
export function isShownInFooter({ label, url }: { label: string; url: string }): boolean {
  return label !== 'Site Map' && !url.endsWith('/sitemap.xml');
}

/** Whether a link opens the prompt for a power; without scripts it leads to the saved prescriptions. */
export function opensPowerPrompt(url: string): boolean {
  return url.endsWith('#enter-my-power');
}
