import type { Misfit } from './misfits.ts';
import type { Schema } from './schema.ts';

interface Bound {
  keyword: 'minItems' | 'maxItems' | 'minLength' | 'maxLength' | 'minimum' | 'maximum' | 'refinements';
  unbounded: number;
  words: (limit: number) => string;
}

const BOUNDS: Bound[] = [
  { keyword: 'minLength', unbounded: 0, words: (limit) => `shorter than ${limit}` },
  { keyword: 'maxLength', unbounded: Infinity, words: (limit) => `longer than ${limit}` },
  { keyword: 'minItems', unbounded: 0, words: (limit) => `fewer than ${limit}` },
  { keyword: 'maxItems', unbounded: Infinity, words: (limit) => `more than ${limit}` },
  { keyword: 'minimum', unbounded: -Infinity, words: (limit) => `less than ${limit}` },
  { keyword: 'maximum', unbounded: Infinity, words: (limit) => `greater than ${limit}` },
  { keyword: 'refinements', unbounded: 0, words: () => 'what a refinement refuses' },
];

const ALIKE = ['pattern', 'format', 'multipleOf', 'exclusiveMinimum', 'exclusiveMaximum'] as const;

/**
 * The misfits between two schemas of the same type: values that are too long or too large, have another pattern or fewer
 * rules.
 */
export function boundMisfits(place: Schema, value: Schema, at: string): Misfit[] {
  const misfit = (what: string): Misfit => ({ at, kind: 'value', what });
  const beyond = BOUNDS.filter(({ keyword, unbounded }) => {
    const allowed = place[keyword] ?? unbounded;
    const possible = boundOf(value, keyword) ?? unbounded;
    return unbounded > 0 ? possible > allowed : possible < allowed;
  }).map(({ keyword, words }) => misfit(words(Number(place[keyword]))));
  const unlike = ALIKE.filter((keyword) => place[keyword] !== undefined && !keeps(place, value, keyword)).map(
    (keyword) => misfit(`outside of ${keyword} ${place[keyword]}`),
  );
  return [...beyond, ...unlike];
}

/** A bound of a schema; for a single value, its own length or number. */
function boundOf(value: Schema, keyword: Bound['keyword']): number | undefined {
  if (!('const' in value) || keyword === 'refinements') return value[keyword];
  if (typeof value.const === 'string') return /Length$/.test(keyword) ? [...value.const].length : undefined;
  return typeof value.const === 'number' && /imum$/.test(keyword) ? value.const : undefined;
}

function keeps(place: Schema, value: Schema, keyword: (typeof ALIKE)[number]): boolean {
  if (keyword === 'pattern' && typeof value.const === 'string')
    return new RegExp(place.pattern ?? '', 'u').test(value.const);
  return place[keyword] === value[keyword];
}
