import type { CallContext } from '../../platform/http/callContext.ts';
import type { Catalogue, CatalogProduct } from '../catalogue.ts';
import { searchText } from './vocabulary/searchText.ts';
import { wordKey } from './vocabulary/wordKey.ts';

type Reader = Pick<CallContext, 'country' | 'language' | 't'>;

/** A text that somebody could search for. */
export interface Phrase {
  text: string;
  /** The keys of its words. */
  words: string[];
  /** How many goods have them all. */
  count: number;
}

const known = new WeakMap<Catalogue, Map<string, Phrase[]>>();

/** What can be searched for among the goods of a country, in its language; the commonest first, made once. */
export function phrasesOf(catalogue: Catalogue, reader: Reader): Phrase[] {
  const all = known.get(catalogue) ?? new Map<string, Phrase[]>();
  known.set(catalogue, all);
  const key = `${reader.country} ${reader.language}`;
  const phrases = all.get(key) ?? makePhrases(catalogue, reader);
  all.set(key, phrases);
  return phrases;
}

function makePhrases({ products }: Catalogue, reader: Reader): Phrase[] {
  const phrases = new Map<string, Phrase>();
  for (const one of products) {
    if (!one.prices[reader.country]) continue;
    for (const text of new Set(textsOf(one, reader))) {
      const phrase = phrases.get(text) ?? {
        text,
        words: searchText(text).split(' ').map(wordKey),
        count: 0,
      };
      phrase.count += 1;
      phrases.set(text, phrase);
    }
  }
  return [...phrases.values()].sort((a, b) => b.count - a.count || a.text.localeCompare(b.text));
}

/** Ways to ask for one product: its kind, the kind with each of its traits, its colour with its shape, its names. */
function textsOf({ model, colourFamily }: CatalogProduct, { language, t }: Reader): string[] {
  const word = (kind: string, value: string | null) =>
    value === null ? [] : [t(`catalog.${kind}.${value}`).toLocaleLowerCase(language)];
  const pair = (first: string) => (second: string) => t('catalog.search.phrase', { first, second });
  const [kind = ''] = word('type', model.classification);
  const { name, brand } = model.text[language];
  const shape = word('shape', model.shape);
  const colour = word('colour', colourFamily);
  const traits = [
    ...[...shape, ...colour, ...word('material', model.material), ...word('rim', model.rim)],
    ...[...word('gender', model.gender), ...word('usage', model.usage)],
  ];
  return [
    ...[kind, ...traits.map((trait) => pair(trait)(kind))],
    ...shape.flatMap((first) => colour.map(pair(first))),
    ...[name, brand, ...colour.map((second) => `${name} ${second}`)],
  ];
}
