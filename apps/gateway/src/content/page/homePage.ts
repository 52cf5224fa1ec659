import type { HomePage } from '@lunette/catalog/contract';
import { catalogueOf, type Catalogue } from '../../catalog/catalogue.ts';
import type { CallContext } from '../../platform/http/callContext.ts';
import { memoPerOwner } from '../../platform/memoPerOwner.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { fillSection } from './fillSection.ts';
import { fillText } from './fillText.ts';
import { isHere, translatedOffers } from './navigation.ts';
import { readPage } from './readPage.ts';

export type PageReader = Pick<CallContext, 'country' | 'language' | 't' | 'catalogDb'>;

/** Pages live as long as the catalogue that their goods came from. */
const pages = memoPerOwner<Catalogue, Promise<HomePage>>();

/** A home page under its key (HOME-01), with the goods, counts and prices of now. */
export async function homePage(key: string, reader: PageReader): Promise<HomePage> {
  const catalogue = catalogueOf(reader.catalogDb);
  const name = `${key} ${reader.country} ${reader.language}`;
  return pages(catalogue, name, () => fillPage(catalogue, key, reader));
}

async function fillPage(catalogue: Catalogue, key: string, reader: PageReader): Promise<HomePage> {
  const stored = await readPage(key, reader);
  if (!stored || !('sections' in stored) || !isHere(stored, catalogue, reader.country))
    throw refuse(404, 'not_found', 'platform.not-found');
  const { title, description, sections } = stored;
  const offers = await translatedOffers(reader);
  return {
    key,
    title: `${title} | ${offers}`,
    description: fillText(reader.language, description, { offers }),
    sections: sections.flatMap((section) => fillSection(catalogue, section, reader) ?? []),
  };
}
