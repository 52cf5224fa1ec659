import type { CallContext } from '../../platform/http/callContext.ts';
import type { Catalogue, CatalogProduct } from '../catalogue.ts';
import { countInBoth, hasBit, intersect, isEmpty, union, type BitSet } from '../listing/bitSet.ts';
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

/** What can be searched for among the goods of a country, in its language, with a word that begins with each of some keys. */
export function phrasesWith(catalogue: Catalogue, keys: readonly string[], reader: Reader): Phrase[] {
  const phrases = new Map<string, Phrase>();
  const common = phrasesOfKinds(catalogue, reader).filter(({ words }) => begins(words, keys));
  for (const phrase of [...common, ...phrasesOfNames(catalogue, keys, reader)]) {
    const known = phrases.get(phrase.text);
    phrases.set(phrase.text, known ? { ...known, count: known.count + phrase.count } : phrase);
  }
  return [...phrases.values()];
}

const begins = (words: readonly string[], keys: readonly string[]): boolean =>
  keys.every((key) => words.some((word) => word.startsWith(key)));

const keysOf = (text: string): string[] => searchText(text).split(' ').map(wordKey);

const kinds = new WeakMap<Catalogue, Map<string, Phrase[]>>();

/** Phrases that do not name a model, made once for a country and a language. */
function phrasesOfKinds(catalogue: Catalogue, reader: Reader): Phrase[] {
  const all = kinds.get(catalogue) ?? new Map<string, Phrase[]>();
  kinds.set(catalogue, all);
  const key = `${reader.country} ${reader.language}`;
  const phrases = all.get(key) ?? makePhrasesOfKinds(catalogue, reader);
  all.set(key, phrases);
  return phrases;
}

/** The kinds of goods, a kind with each of its traits, a shape with each colour, and the brands. */
function makePhrasesOfKinds(catalogue: Catalogue, { country, language, t }: Reader): Phrase[] {
  const { attributes, countries, size } = catalogue.index;
  const { sold } = countries[country];
  const word = (kind: string, value: string) => t(`catalog.${kind}.${value}`).toLocaleLowerCase(language);
  const pair = (first: string, second: string) => t('catalog.search.phrase', { first, second });
  const goodsOf = new Map<string, BitSet[]>();
  const add = (text: string, goods: BitSet) => {
    if (!isEmpty(goods)) goodsOf.set(text, [...(goodsOf.get(text) ?? []), goods]);
  };
  for (const [value, all] of attributes.classification) {
    const kind = word('type', value);
    const goods = intersect(all, sold);
    add(kind, goods);
    for (const attribute of ['shape', 'colour', 'material', 'rim', 'gender', 'usage'] as const)
      for (const [trait, having] of attributes[attribute])
        add(pair(word(attribute, trait), kind), intersect(goods, having));
  }
  for (const [shape, having] of attributes.shape)
    for (const [colour, coloured] of attributes.colour)
      add(pair(word('shape', shape), word('colour', colour)), intersect(intersect(having, coloured), sold));
  for (const [brand, goods] of attributes.brand) {
    const named = catalogue.products.find(({ model }) => model.brand === brand);
    if (named) add(named.model.text[language].brand, intersect(goods, sold));
  }
  return [...goodsOf].map(([text, sets]) => {
    const goods = union(size, sets);
    return { text, words: keysOf(text), count: countInBoth(goods, goods) };
  });
}

/** The name of models with its words. */
export interface ModelName {
  name: string;
  words: string[];
  modelIds: number[];
}

/** The names of all models in a language. */
export type ModelNames = ReadonlyMap<string, ModelName>;

/** Gathers the names of models. */
export function addModelName(names: Map<string, ModelName>, name: string, modelId: number): void {
  const known = names.get(name);
  if (known) known.modelIds.push(modelId);
  else names.set(name, { name, words: keysOf(name), modelIds: [modelId] });
}

/** The names of models, and each with its colours. */
function phrasesOfNames(catalogue: Catalogue, keys: readonly string[], reader: Reader): Phrase[] {
  const { country, language, t } = reader;
  const { sold } = catalogue.index.countries[country];
  const colours = new Map(
    [...catalogue.index.attributes.colour.keys()].map((colour) => {
      const text = t(`catalog.colour.${colour}`).toLocaleLowerCase(language);
      return [colour, { text, words: keysOf(text) }];
    }),
  );
  const phrases: Phrase[] = [];
  for (const { name, words, modelIds } of catalogue.names[language].values()) {
    const rest = keys.filter((key) => !words.some((word) => word.startsWith(key)));
    // What a name lacks its colour must have.
    if (rest.length > 0 && !anyBegins(colours.values(), rest)) continue;
    const goods = modelIds
      .flatMap((id) => catalogue.byModel.get(id) ?? [])
      .filter(({ at }) => hasBit(sold, at));
    if (goods.length === 0) continue;
    if (rest.length === 0) phrases.push({ text: name, words, count: goods.length });
    for (const [colour, count] of countColours(goods)) {
      const of = colours.get(colour);
      if (of && begins(of.words, rest))
        phrases.push({ text: `${name} ${of.text}`, words: [...words, ...of.words], count });
    }
  }
  return phrases;
}

function anyBegins(colours: Iterable<{ words: string[] }>, keys: readonly string[]): boolean {
  for (const { words } of colours) if (begins(words, keys)) return true;
  return false;
}

function countColours(goods: readonly CatalogProduct[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { colourFamily } of goods)
    if (colourFamily !== null) counts.set(colourFamily, (counts.get(colourFamily) ?? 0) + 1);
  return counts;
}
