import type { CachedAnswer } from '../platform/http/caching/cachedAnswer.ts';
import { memoPerOwner } from '../platform/memoPerOwner.ts';
import type { Catalogue } from './catalogue.ts';

/** At some 20 kB each. */
const MOST = 1_000;

/** The answer that was given to the same question before, from the same catalogue; else one that is made now. */
export const cachedAnswerFor = memoPerOwner<Catalogue, Promise<CachedAnswer>>(MOST);
