import type { PlaceFragment } from '@lunette/api-client';
import type { Visitor } from '@lunette/country-config';
import { LRUCache } from 'lru-cache';
import { keptDigest } from './jsonText.ts';

/** Markup by what decides it, for all pages of a server; read byte by byte, as the pages are. */
const drawn = new LRUCache<string, string>({
  maxSize: 50_000_000,
  sizeCalculation: (markup, key) => markup.length + key.length,
});

/** The parts of one page that is being drawn: how it notes them, and what became of them. */
export interface PageFragments {
  place: PlaceFragment;
  parts: { key: string; markup: string | undefined }[];
}

/** The parts of a page that is about to be drawn for a visitor. */
export function pageFragments({ country, language }: Visitor): PageFragments {
  const parts: PageFragments['parts'] = [];
  return {
    parts,
    place(name, of) {
      const key = [country, language, name, ...of.map(keptDigest)].join('\n');
      const markup = drawn.get(key);
      return { at: parts.push({ key, markup }) - 1, isKnown: markup !== undefined };
    },
  };
}

const MARK = '<template data-part="';
const MARK_END = '"></template>';

/**
 * The page with its parts in place: what is known is set in, and what has just been drawn is kept for later pages, unless
 * something failed on this one (`isSound`): it would fail on all of them.
 */
export function withFragments(page: string, { parts }: PageFragments, isSound: boolean): string {
  const pieces = page.split(MARK);
  let whole = pieces[0] ?? '';
  for (let piece = 1; piece < pieces.length; piece++) {
    const [at, following] = afterMark(pieces[piece]);
    const part = parts[at];
    if (!part) throw new Error('A page has a mark of no part.');
    if (part.markup === undefined) {
      // A copy of its own: a slice would keep the whole page.
      part.markup = Buffer.from(following, 'latin1').toString('latin1');
      if (isSound) drawn.set(part.key, part.markup);
      const [, rest] = afterMark(pieces[++piece]);
      whole += following + rest;
    } else whole += part.markup + following;
  }
  return whole;
}

/** The number of a mark, and the page's text behind it. */
function afterMark(piece = ''): [at: number, following: string] {
  const end = piece.indexOf(MARK_END);
  return [Number(piece.slice(0, end)), piece.slice(end + MARK_END.length)];
}
