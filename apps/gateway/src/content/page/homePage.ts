import type { HomePage } from '@lunette/catalog/contract';
import { catalogueOf, type Catalogue } from '../../catalog/catalogue.ts';
import type { AnswerContext } from '../../platform/http/callContext.ts';
import { memoPerOwner } from '../../platform/memoPerOwner.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { fillSection } from './fillSection.ts';
import { fillText } from './fillText.ts';
import { isHere, translatedOffers } from './navigation.ts';
import { readPage } from './readPage.ts';

/** Pages live as long as the catalogue that their goods came from. */
const pages = memoPerOwner<Catalogue, Promise<HomePage>>();

/** A home page under its key (HOME-01), with the goods, counts and prices of now. */
export async function homePage(key: string, context: AnswerContext): Promise<HomePage> {
  const catalogue = catalogueOf(context.catalogDb);
  const name = `${key} ${context.country} ${context.language}`;
  return pages(catalogue, name, () => fillPage(catalogue, key, context));
}

async function fillPage(catalogue: Catalogue, key: string, context: AnswerContext): Promise<HomePage> {
  const stored = await readPage(key, context);
  if (!stored || !('sections' in stored) || !isHere(stored, catalogue, context.country))
    throw refuse(404, 'not_found', 'platform.not-found');
  const { title, description, sections } = stored;
  const offers = await translatedOffers(context);
  return {
    key,
    title: `${title} | ${offers}`,
    description: fillText(context.language, description, { offers }),
    sections: sections.flatMap((section) => fillSection(catalogue, section, context) ?? []),
  };
}
