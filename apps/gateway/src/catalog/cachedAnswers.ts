import type { CachedAnswer } from '../platform/http/caching/cachedAnswer.ts';
import { memoPerOwner } from '../platform/memoPerOwner.ts';
import type { Catalogue } from './catalogue.ts';

/** The most answers of a catalogue, at some 20 kB each. */
const MOST = 1_000;

/** The cached answer to a question from the same catalogue; without one it is made. */
export const cachedAnswerFor = memoPerOwner<Catalogue, Promise<CachedAnswer>>(MOST);
