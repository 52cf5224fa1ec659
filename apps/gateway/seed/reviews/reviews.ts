import type { Language } from '@lunette/country-config';
import type { review } from '../../src/catalog/schema.ts';
import type { ModelRow } from '../goods/goods.ts';
import { pick, randomFrom } from '../random.ts';
import { ARABIC_SENTENCES, ARABIC_TITLES } from './arabicSentences.ts';
import { ARABIC_PEOPLE, PEOPLE } from './people.ts';
import { SENTENCES, TITLES, type Subject } from './sentences.ts';

type ReviewRow = typeof review.$inferInsert;
type NewReview = Omit<ReviewRow, 'id' | 'verified'>;

/** The reviews that the home page quotes; they are always the same. */
const QUOTED: readonly Omit<NewReview, 'modelId'>[] = [
  {
    rating: 5,
    title: 'The width was right',
    text: 'The 132 mm was right. First pair that does not slide when I look down at a sketch.',
    author: 'Meera K.',
    place: 'Pune',
    language: 'en',
    writtenOn: '2026-11-12',
  },
  {
    rating: 5,
    title: 'That call',
    text: 'They called because my cylinder had no axis on the form. That call saved me a remake.',
    author: 'Joseph A.',
    place: 'Kochi',
    language: 'en',
    writtenOn: '2026-11-17',
  },
  {
    rating: 5,
    title: 'Quiet, exact, done',
    text: 'Home visit at seven in the evening, glasses on Saturday. Quiet, exact, done.',
    author: 'Sana R.',
    place: 'Dubai',
    language: 'en',
    writtenOn: '2026-11-03',
  },
];
const QUOTED_MODELS = ['alder', 'tern', 'quill'];

/** One of this many reviews is about glasses that somebody else has bought. */
const SOMEBODY_ELSES = 7;
const NEWEST = Date.parse('2026-11-19T00:00:00Z');
const DAY = 86_400_000;
/** The days until a parcel arrives; no review is older than the first delivery. */
const DELIVERY = 4;
/** One of this many reviews of a model is in Arabic. */
const ARABIC_EVERY = 3;
/**
 * The writers and sentences of each language; `longAgo` matches sentences about having used the product for a long time.
 */
const WRITERS = {
  en: {
    people: PEOPLE,
    sentences: SENTENCES,
    titles: TITLES,
    longAgo: /week|month|summer|year|term|winter|third pair|second pair/i,
  },
  ar: {
    people: ARABIC_PEOPLE,
    sentences: ARABIC_SENTENCES,
    titles: ARABIC_TITLES,
    longAgo: /أسبوع|أسابيع|شهر|أشهر|صيف|أغسطس|فصلاً|تدوم|منذ/,
  },
} satisfies Record<Language, object>;
/** Sentences up to this length, such as "Very happy", may repeat within a model. */
const SHORT = 24;

/** Reviews of every model: more for models that sell more, mostly positive, and no text twice. */
export function reviews(models: readonly ModelRow[]): ReviewRow[] {
  const written = new Set<string>();
  const rows = models.flatMap((model) => {
    const quoted = QUOTED[QUOTED_MODELS.indexOf(model.slug)];
    if (quoted) written.add(quoted.text);
    return [...(quoted ? [{ modelId: model.id, ...quoted }] : []), ...reviewsOf(model, written)];
  });
  return rows.map((row, index) => ({ id: index + 1, verified: index % SOMEBODY_ELSES !== 5, ...row }));
}

function reviewsOf(model: ModelRow, written: Set<string>): NewReview[] {
  const random = randomFrom(`reviews ${model.slug}`);
  const subjects = subjectsOf(model);
  const count = countOf(model, random);
  const oldest = Math.min(540, (NEWEST - Date.parse(`${model.launchedOn}T00:00:00Z`)) / DAY - DELIVERY);
  const said = new Set<string>();
  return Array.from({ length: count }, (_, index) => {
    const rating = ratingOf(random());
    const language: Language = index % ARABIC_EVERY === 1 ? 'ar' : 'en';
    const { people, titles } = WRITERS[language];
    const text = newText(subjects, rating, random, { language, written, said, isNew: oldest < 60 });
    const [author, place] = pick(people, random);
    const days = Math.floor(random() * Math.max(1, oldest));
    const writtenOn = new Date(NEWEST - days * DAY).toISOString().slice(0, 10);
    return text === null
      ? []
      : [
          {
            modelId: model.id,
            rating,
            title: pick(titles[rating] ?? [], random),
            text,
            author,
            place,
            language,
            writtenOn,
          },
        ];
  }).flat();
}

interface ReviewContext {
  language: Language;
  /** The texts of all models so far. */
  written: Set<string>;
  /** Whether the product is too new for sentences about long use. */
  isNew: boolean;
  /** The sentences about this model so far; longer ones are not repeated. */
  said: Set<string>;
}

function newText(
  subjects: readonly Subject[],
  rating: number,
  random: () => number,
  { language, written, said, isNew }: ReviewContext,
): string | null {
  const { sentences, longAgo } = WRITERS[language];
  for (let attempt = 0; attempt < 40; attempt++) {
    const { open, detail, end, but } = sentences[pick(subjects, random)];
    const more = sentences[pick(subjects, random)].detail;
    const parts =
      rating <= 3
        ? [pick(but, random), pick(detail, random)]
        : [
            pick(open, random),
            pick([...more, ''], random),
            rating === 4 ? pick(but, random) : pick(end, random),
          ];
    const text = [...new Set(parts)].filter(Boolean).join(' ');
    if (written.has(text) || parts.some((part) => part.length > SHORT && said.has(part))) continue;
    if (isNew && longAgo.test(text)) continue;
    written.add(text);
    for (const part of parts) said.add(part);
    return text;
  }
  return null;
}

function ratingOf(chance: number): number {
  if (chance < 0.72) return 5;
  if (chance < 0.92) return 4;
  return chance < 0.98 ? 3 : 2;
}

function countOf({ classification, rank, slug }: ModelRow, random: () => number): number {
  if (slug === 'alder') return 26;
  if (classification === 'eyeframe' || classification === 'sunglasses')
    return Math.max(2, Math.round(10 - rank / 8 + random() * 2 - 1));
  if (classification === 'contact_lens') return 5 + Math.floor(random() * 6);
  if (classification === 'loyalty_services') return 0;
  return 2 + Math.floor(random() * 4);
}

function subjectsOf({ classification, gender, material, rim, usage, slug }: ModelRow): Subject[] {
  if (classification === 'contact_lens') return ['contact', ...contactKind(slug)];
  if (classification === 'contact_lens_solution') return ['care'];
  if (classification === 'accessories') return ['accessory'];
  if (classification === 'services') return ['service'];
  if (classification === 'sunglasses')
    return material === 'stainless-steel' ? ['sun', 'sun', 'metal'] : ['sun', 'sun', 'frame'];
  if (gender === 'kids') return ['kids'];
  if (usage === 'reading') return ['reading', 'frame'];
  if (usage === 'screen') return ['screen', 'frame'];
  if (rim === 'rimless') return ['rimless', 'metal', 'frame'];
  return material === 'titanium' || material === 'stainless-steel' ? ['metal', 'frame'] : ['frame'];
}

function contactKind(slug: string): Subject[] {
  if (slug.includes('toric')) return ['toric'];
  if (slug.includes('multifocal')) return ['multifocal'];
  return slug.startsWith('iris') ? ['coloured'] : [];
}
