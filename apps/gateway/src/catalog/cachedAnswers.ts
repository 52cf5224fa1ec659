import type { CachedAnswer } from '../platform/http/caching/cachedAnswer.ts';
import { memoPerOwner } from '../platform/memoPerOwner.ts';
import type { Catalogue } from './catalogue.ts';

/** The maximum number of cached answers of a catalogue, each about 20 kB. */
const MOST = 1_000;

/** The cached answer under a key for a version of the catalogue; computed if there is none. */
export const cachedAnswerFor = memoPerOwner<Catalogue, Promise<CachedAnswer>>(MOST);
