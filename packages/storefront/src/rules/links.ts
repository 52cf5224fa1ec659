import { countryOfHost } from '@lunette/country-config';

/** Whether a link stays in one of our stores: a path, or an address on a country's own domain. */
export function isOwnAddress(url: string): boolean {
  if (/^[/#?](?![/\\])/.test(url)) return true;
  return URL.canParse(url) && countryOfHost(new URL(url).host) !== null;
}

/** Footer entries that are listed in the content and not shown: the site map (FOOT-01). */
export function isShownInFooter({ label, url }: { label: string; url: string }): boolean {
  return label !== 'Site Map' && !url.endsWith('/sitemap.xml');
}

/** Where the prompt for a power opens; without scripts the link leads to the saved prescriptions. */
export function opensPowerPrompt(url: string): boolean {
  return url.endsWith('#enter-my-power');
}
