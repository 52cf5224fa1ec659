import type { RegisterFragment } from '@lunette/api-client';
import type { Visitor } from '@lunette/country-config';
import { LRUCache } from 'lru-cache';
import { hash } from 'node:crypto';

/** Markup by name and key, for all pages of a server; read as latin1, like the pages. */
const cache = new LRUCache<string, string>({
  maxSize: 50_000_000,
  sizeCalculation: (markup, key) => markup.length + key.length,
});

/** The fragments of one page that is being rendered. */
export interface PageFragments {
  register: RegisterFragment;
  fragments: { name: string; key: string; known: string | undefined }[];
  /** Renders cached fragments too and compares them, to find one that depends on more than its key. */
  isChecked: boolean;
}

/** The fragments for the rendering of one page. They are checked everywhere but in production. */
export function pageFragments(
  { country, language }: Visitor,
  isChecked = process.env.NODE_ENV !== 'production',
): PageFragments {
  const fragments: PageFragments['fragments'] = [];
  return {
    fragments,
    isChecked,
    register(name, cacheKey) {
      const key = hash('sha256', JSON.stringify([country, language, name, ...cacheKey]), 'base64');
      const known = cache.get(key);
      return { at: fragments.push({ name, key, known }) - 1, isKnown: !isChecked && known !== undefined };
    },
  };
}

const MARK = '<template data-fragment="';
const MARK_END = '"></template>';

/**
 * The page with its fragments in place of their marks. Newly rendered fragments are cached for later pages, unless something
 * failed on this one (`isSound`).
 */
export function withFragments(
  page: string,
  { fragments, isChecked }: PageFragments,
  isSound: boolean,
): string {
  const pieces = page.split(MARK);
  let whole = pieces[0] ?? '';
  for (let piece = 1; piece < pieces.length; piece++) {
    const [at, following] = afterMark(pieces[piece]);
    const fragment = fragments[at];
    if (!fragment) throw new Error('A page has a mark of no fragment.');
    const { name, key, known } = fragment;
    if (known !== undefined && !isChecked) whole += known + following;
    else {
      if (known !== undefined && known !== following)
        console.error(
          `The fragment "${name}" has changed under one key: its cacheKey lacks something, or its code was edited.`,
        );
      // A copy, because a slice would keep the whole page in memory.
      if (isSound) cache.set(key, Buffer.from(following, 'latin1').toString('latin1'));
      whole += following + afterMark(pieces[++piece])[1];
    }
  }
  return whole;
}

/** The number of a mark, and the page's text behind it. */
function afterMark(piece = ''): [at: number, following: string] {
  const end = piece.indexOf(MARK_END);
  return [Number(piece.slice(0, end)), piece.slice(end + MARK_END.length)];
}
