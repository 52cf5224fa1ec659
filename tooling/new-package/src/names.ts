/** A name in every spelling that the files of a package or a page use. */
export interface Names {
  /** `gift-cards`: folder, package, path, texts. */
  kebab: string;
  /** `giftCards`: values. */
  camel: string;
  /** `GiftCards`: types, components, tag. */
  pascal: string;
  /** `Gift cards`: at the beginning of a sentence. */
  sentence: string;
  /** `gift cards`: inside a sentence. */
  words: string;
}

const FORBIDDEN = ['utils', 'helpers', 'common', 'types', 'constants', 'shared', 'misc', 'sample-thing'];

/** Reads a name for a package or a page; throws an error with the reason if the name is not allowed. */
export function namesOf(name: string, kind: 'package' | 'page' = 'package'): Names {
  if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(name))
    throw new Error(
      `"${name}" is no name for a ${kind}: write small letters with hyphens, such as gift-cards.`,
    );
  if (name.length > 30) throw new Error(`"${name}" is too long: thirty letters are enough for a noun.`);
  if (FORBIDDEN.includes(name))
    throw new Error(`"${name}" says nothing: name the ${kind} after the noun that it is about.`);
  const parts = name.split('-');
  const capital = (part: string) => part.charAt(0).toUpperCase() + part.slice(1);
  const pascal = parts.map(capital).join('');
  const words = parts.join(' ');
  return {
    kebab: name,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    sentence: capital(words),
    words,
  };
}

/** Inserts the names into a text of the template or into the path of one of its files. */
export function named(text: string, { kebab, camel, pascal, sentence, words }: Names): string {
  return text
    .replaceAll('sample-thing', kebab)
    .replaceAll('sampleThing', camel)
    .replaceAll('SampleThing', pascal)
    .replaceAll('Sample thing', sentence)
    .replaceAll('sample thing', words);
}
