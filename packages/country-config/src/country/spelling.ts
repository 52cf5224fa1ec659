import type { CountryCode, Language } from './country.ts';

/**
 * Words of our texts that American English spells differently, each with its American form. Source: the entries of
 * Merriam-Webster's dictionary that mark a word as the British variant.
 */
const AMERICAN: Readonly<Record<string, string>> = {
  aluminium: 'aluminum',
  cancelled: 'canceled',
  cancelling: 'canceling',
  catalogue: 'catalog',
  centimetre: 'centimeter',
  centimetres: 'centimeters',
  centre: 'center',
  centres: 'centers',
  colour: 'color',
  coloured: 'colored',
  colours: 'colors',
  dioptre: 'diopter',
  dioptres: 'diopters',
  favourite: 'favorite',
  favourites: 'favorites',
  fibre: 'fiber',
  fibres: 'fibers',
  grey: 'gray',
  greys: 'grays',
  jewellery: 'jewelry',
  kilometre: 'kilometer',
  kilometres: 'kilometers',
  labelled: 'labeled',
  litre: 'liter',
  metre: 'meter',
  metres: 'meters',
  microfibre: 'microfiber',
  millimetre: 'millimeter',
  millimetres: 'millimeters',
  mould: 'mold',
  neighbour: 'neighbor',
  organised: 'organized',
  polarised: 'polarized',
  postcode: 'ZIP code',
  postcodes: 'ZIP codes',
  practise: 'practice',
  recognise: 'recognize',
  tonne: 'ton',
};

const WORDS = new RegExp(`\\b(?:${Object.keys(AMERICAN).join('|')})\\b`, 'gi');

/** A text in the spelling of a country: `colour` is `color` in the United States. Other languages are not changed. */
export function spelled(text: string, language: Language, country: CountryCode): string {
  if (language !== 'en' || country !== 'US') return text;
  return text.replace(WORDS, (word) => {
    const american = AMERICAN[word.toLowerCase()] ?? word;
    return word[0] === word[0]?.toUpperCase() ? capitalised(american) : american;
  });
}

/** The same for a compiled message: its texts are converted, the names of its placeholders are not. */
export function spelledMessage<Message>(message: Message, language: Language, country: CountryCode): Message {
  const word = (part: unknown): unknown => {
    if (typeof part === 'string') return spelled(part, language, country);
    if (!Array.isArray(part)) return part;
    const [name, type, options] = part as [string, string?, unknown?];
    if (typeof options !== 'object' || options === null) return part;
    const entries = Object.entries(options).map(([key, value]) => [key, words(value)]);
    return [name, type, Object.fromEntries(entries)];
  };
  const words = (value: unknown): unknown => (Array.isArray(value) ? value.map(word) : word(value));
  return words(message) as Message;
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
