import { offersCashOnDelivery } from '@lunette/country-config';
import type { Navigation } from '@lunette/session/contract';
import { refuse } from '../platform/refuse.ts';
import type { PageReader } from './homePage.ts';
import { readPage } from './readPage.ts';

/** Menus, offer line and footer. An offer that a country does not keep is not made there. */
export async function navigation({ catalogDb, language, country }: PageReader): Promise<Navigation> {
  const stored = await readPage(catalogDb, 'navigation', language);
  if (!stored || !('offers' in stored)) throw refuse(404, 'page_not_found', 'platform.not-found');
  const kept = stored.offers.filter(({ needs }) => needs === undefined || offersCashOnDelivery(country));
  return { menu: stored.menu, footer: stored.footer, offers: kept.map(({ text }) => text) };
}
