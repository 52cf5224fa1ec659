import type { TextContext } from '../../platform/http/callContext.ts';
import { memoPerOwner } from '../../platform/memoPerOwner.ts';
import type { Catalogue, CatalogProduct } from '../catalogue.ts';
import {
  countInBoth,
  firstInBoth,
  hasBit,
  intersect,
  union,
  type BitSet,
} from '../listing/filtering/bitSet.ts';
import { searchText } from './vocabulary/searchText.ts';
import { wordKey } from './vocabulary/wordKey.ts';

/** A text that can be suggested as a search. */
export interface Phrase {
  text: string;
  /** The keys of its words. */
  words: string[];
  /** The number of goods that have all of them. */
  count: number;
}

/** The phrases for goods of a country, in the context's language, that have for each key a word that begins with it. */
export function phrasesWith(catalogue: Catalogue, keys: readonly string[], context: TextContext): Phrase[] {
  const phrases = new Map<string, Phrase>();
  for (const phrase of [
    ...phrasesOfKinds(catalogue, keys, context),
    ...phrasesOfNames(catalogue, keys, context),
  ]) {
    const known = phrases.get(phrase.text);
    phrases.set(phrase.text, known ? { ...known, count: known.count + phrase.count } : phrase);
  }
  return [...phrases.values()];
}

const begins = (words: readonly string[], keys: readonly string[]): boolean =>
  keys.every((key) => words.some((word) => word.startsWith(key)));

const keysOf = (text: string): string[] => searchText(text).split(' ').map(wordKey);

/** A phrase that does not name a model. Its goods are those in both sets of any pair. */
interface KindPhrase {
  text: string;
  words: string[];
  pairs: (readonly [BitSet, BitSet])[];
}

const phrasesByReader = memoPerOwner<Catalogue['products'], KindPhrase[]>();

/**
 * The phrases that do not name a model and match goods of a country; the phrases are collected once for a country and a
 * language.
 */
function phrasesOfKinds(catalogue: Catalogue, keys: readonly string[], context: TextContext): Phrase[] {
  const { countries, size } = catalogue.index;
  const { sold } = countries[context.country];
  const key = `${context.country} ${context.language}`;
  const phrases = phrasesByReader(catalogue.products, key, () => findKinds(catalogue, context));
  return phrases.flatMap(({ text, words, pairs }) => {
    if (!begins(words, keys)) return [];
    const goods = union(
      size,
      pairs.map(([first, second]) => intersect(first, second)),
    );
    const count = countInBoth(goods, sold);
    return count === 0 ? [] : [{ text, words, count }];
  });
}

/** The kinds of goods, a kind with each of its traits, a shape with each colour, and the brands. */
function findKinds({ index, products }: Catalogue, { language, t }: TextContext): KindPhrase[] {
  const { attributes } = index;
  const word = (kind: string, value: string) => t(`catalog.${kind}.${value}`).toLocaleLowerCase(language);
  const pair = (first: string, second: string) => t('catalog.search.phrase', { first, second });
  const phrases = new Map<string, KindPhrase>();
  const add = (text: string, first: BitSet, second = first) => {
    if (firstInBoth(first, second) === Infinity) return;
    const known = phrases.get(text);
    if (known) known.pairs.push([first, second]);
    else phrases.set(text, { text, words: keysOf(text), pairs: [[first, second]] });
  };
  for (const [value, goods] of attributes.classification) {
    const kind = word('type', value);
    add(kind, goods);
    for (const attribute of ['shape', 'colour', 'material', 'rim', 'gender', 'usage'] as const)
      for (const [trait, having] of attributes[attribute])
        add(pair(word(attribute, trait), kind), goods, having);
  }
  for (const [shape, having] of attributes.shape)
    for (const [colour, coloured] of attributes.colour)
      add(pair(word('shape', shape), word('colour', colour)), having, coloured);
  for (const [brand, goods] of attributes.brand) {
    const named = products.find(({ model }) => model.brand === brand);
    if (named) add(named.model.text[language].brand, goods);
  }
  return [...phrases.values()];
}

/** A name of one or more models, with its words. */
export interface ModelName {
  name: string;
  words: string[];
  modelIds: number[];
}

/** The names of all models in a language. */
export type ModelNames = Map<string, ModelName>;

/** Adds a model to a name. */
export function addModelName(names: Map<string, ModelName>, name: string, modelId: number): void {
  const known = names.get(name);
  if (known) known.modelIds.push(modelId);
  else names.set(name, { name, words: keysOf(name), modelIds: [modelId] });
}

/** Removes a model from a name. */
export function removeModelName(names: Map<string, ModelName>, name: string, modelId: number): void {
  const known = names.get(name);
  if (known) known.modelIds = known.modelIds.filter((id) => id !== modelId);
}

/** The names of models, and each name with the colours of its goods. */
function phrasesOfNames(catalogue: Catalogue, keys: readonly string[], context: TextContext): Phrase[] {
  const { country, language, t } = context;
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
    // The colour must have the words that are missing in the name.
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
