import { toMinor, type CountryCode } from '@lunette/country-config';
import type { PowerType } from '@lunette/prescription/contract';
import { hasBit, isEmpty, type BitSet } from '../listing/filtering/bitSet.ts';
import type { Catalogue } from '../catalogue.ts';
import type { StoredPowerRow } from '../schema.ts';
import { goodsOfModelsThat, goodsThat } from '../listing/filtering/goodsThat.ts';
import { goodsWith } from './traits.ts';

/** A figure of a search: a price, a power, the index of a lens, or a measure. */
export interface Figure {
  /** The text as it was typed. */
  text: string;
  goods: BitSet;
  /** Whether goods without it are left out, such as those that are too expensive or cannot be made. */
  isStrict: boolean;
  note?: 'lenses';
  /** The requested power, for a note. */
  power?: number;
}

interface FigureContext {
  catalogue: Catalogue;
  country: CountryCode;
}

interface FigurePattern {
  pattern: RegExp;
  read: (found: Record<string, string | undefined>, context: FigureContext) => Omit<Figure, 'text'> | null;
}

const CURRENCY =
  '₹|rs\\.?|inr|rupees?|s\\$|\\$|sgd|usd|dollars?|aed|dhs?|dirhams?|sar|riyals?|درهم|دراهم|ريال|دولار|روبيه';
const amount = (name: string) =>
  `(?:(?:${CURRENCY})\\s*)?(?<${name}>\\d[\\d,]*(?:\\.\\d+)?k?)(?![\\d.])(?:\\s*(?:${CURRENCY})(?!\\p{L}))?`;
const NO_MEASURE = '(?!\\s*(?:mm|مم|ملم))';
const UNDER =
  '(?:under|below|less than|cheaper than|lower than|up to|upto|within|max|maximum|<=?|اقل من|تحت|حتي|ارخص من|لا يزيد عن)';
const OVER = '(?:over|above|more than|from|min|minimum|starting at|>=?|اكثر من|فوق|اعلي من|ابتداء من)';
const BEGINS = '(?<![\\p{L}\\p{N}.])';
const figure = (source: string) => new RegExp(BEGINS + source, 'u');

/** The patterns in the order in which they are tried: a longer figure before a part of it. */
const FIGURE_PATTERNS: readonly FigurePattern[] = [
  {
    pattern: figure('(?<lens>\\d{2})\\s?-\\s?(?<bridge>\\d{2})(?:\\s?-\\s?(?<temple>\\d{3}))?(?![\\d.])'),
    read: readMeasures,
  },
  {
    pattern: figure(`(?<bound>${UNDER}|${OVER})?\\s*(?<width>1[0-6]\\d)\\s?(?:mm|مم|ملم)(?!\\p{L})`),
    read: readWidth,
  },
  {
    pattern: figure(
      `(?:between|from|بين|من)?\\s*${amount('least')}\\s*(?:-|to|and|الي|و)\\s*${amount('most')}${NO_MEASURE}`,
    ),
    read: ({ least, most }, context) => unlessEmpty(readPrice(context, money(least), money(most))),
  },
  {
    pattern: figure(`${UNDER}\\s*${amount('most')}${NO_MEASURE}`),
    read: ({ most }, context) => readPrice(context, 0, money(most)),
  },
  {
    pattern: figure(`${OVER}\\s*${amount('least')}${NO_MEASURE}`),
    read: ({ least }, context) => readPrice(context, money(least), Infinity),
  },
  {
    pattern: figure(
      `(?:(?:${CURRENCY})\\s*(?<before>\\d[\\d,]*k?)|(?<after>\\d[\\d,]*k?)\\s*(?:${CURRENCY}))(?![\\p{L}\\d])`,
    ),
    read: ({ before, after }, context) => readPrice(context, 0, money(before ?? after)),
  },
  {
    pattern: figure(
      '(?:(?<sign>[+-]|plus|minus|زائد|ناقص)\\s?(?<value>\\d{1,2}(?:\\.\\d{1,2})?)|(?<bare>\\d{1,2}(?:\\.\\d{1,2})?)(?<after>[+-]))(?![\\p{L}\\p{N}.])',
    ),
    read: ({ sign, after, value, bare }, context) =>
      readPower(
        context,
        /^(?:-|minus|ناقص)$/.test(sign ?? after ?? '') ? -Number(value ?? bare) : Number(value ?? bare),
      ),
  },
  { pattern: figure('(?<index>\\d\\.\\d{1,2})(?![\\d.])'), read: readIndex },
];

/** Reads the figures of a folded text; the rest contains its words. */
export function readFigures(folded: string, context: FigureContext): { figures: Figure[]; rest: string } {
  let rest = folded.replace(/[−–—]/g, '-');
  const figures: Figure[] = [];
  for (const { pattern, read } of FIGURE_PATTERNS) {
    const found = pattern.exec(rest);
    const figure = found && read(found.groups ?? {}, context);
    if (!figure) continue;
    figures.push({ text: found[0].trim(), ...figure });
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
  }
  return { figures, rest };
}

/** Reads a number next to words, such as in `glasses 2000`, as the highest price. */
export function readBudget(word: string, context: FigureContext): Figure | null {
  if (!/^\d{2,6}$/.test(word)) return null;
  return { text: word, ...readPrice(context, 0, Number(word)) };
}

const money = (text = '0'): number => Number(text.replace(/,|k$/g, '')) * (text.endsWith('k') ? 1000 : 1);

function readPrice({ catalogue, country }: FigureContext, least: number, most: number): Omit<Figure, 'text'> {
  const from = toMinor(Math.min(least, most));
  const to = most === Infinity ? Infinity : toMinor(Math.max(least, most));
  const { sold, selling } = catalogue.index.countries[country];
  const goods = goodsThat(catalogue, ({ at }) => {
    const price = selling[at] ?? 0;
    return price >= from && price <= to && hasBit(sold, at);
  });
  return { goods, isStrict: true };
}

/** Two figures that match no goods, such as an age, have another meaning. */
function unlessEmpty(figure: Omit<Figure, 'text'>): Omit<Figure, 'text'> | null {
  return isEmpty(figure.goods) ? null : figure;
}

/** The numbers engraved in a temple: the width of the lens and the bridge, then the length of the temple. */
function readMeasures(
  { lens, bridge, temple }: Record<string, string | undefined>,
  { catalogue }: FigureContext,
) {
  const isNear = (value: number | null, wanted: string | undefined) =>
    wanted === undefined || (value !== null && Math.abs(value - Number(wanted)) <= 1);
  const goods = goodsThat(
    catalogue,
    (product) =>
      isNear(product.lensWidth, lens) && isNear(product.bridge, bridge) && isNear(product.temple, temple),
  );
  return unlessEmpty({ goods, isStrict: true });
}

/** Frame widths that differ by at most two millimetres count as the same. */
const SAME_WIDTH = 2;

function readWidth(
  { bound, width }: Record<string, string | undefined>,
  { catalogue }: FigureContext,
): Omit<Figure, 'text'> {
  const asked = Number(width);
  const isUnder = bound !== undefined && new RegExp(`^${UNDER}$`, 'u').test(bound);
  const fits = (frame: number) =>
    bound === undefined ? Math.abs(frame - asked) <= SAME_WIDTH : isUnder ? frame <= asked : frame >= asked;
  const goods = goodsThat(catalogue, ({ frameWidth }) => frameWidth !== null && fits(frameWidth));
  return { goods, isStrict: true };
}

/** An index that some lens has; any other such figure is a power without its sign. */
function readIndex(
  { index = '' }: Record<string, string | undefined>,
  context: FigureContext,
): Omit<Figure, 'text'> | null {
  const value = Number(index);
  const { catalogue } = context;
  if (!catalogue.packages.some(({ refractionIndex }) => refractionIndex === value))
    return readPower(context, value);
  return { goods: goodsWith(catalogue, { lensIndex: [String(value)] }), isStrict: false, note: 'lenses' };
}

/** Stronger powers are not made. */
const STRONGEST = 30;
/** Powers have steps of a quarter of a dioptre. */
const STEP = 0.25;

function readPower({ catalogue }: FigureContext, asked: number): Omit<Figure, 'text'> | null {
  if (Math.abs(asked) > STRONGEST) return null;
  const power = Math.round(asked / STEP) * STEP;
  const makes = makersOf(catalogue, power);
  const goods = goodsOfModelsThat(catalogue, ({ model }) =>
    model.powerTypes.some((type) => makes(type, model.id)),
  );
  return { goods, isStrict: true, power };
}

/**
 * Returns a function that says whether a model with a power type is made with a spherical power, by the range of the
 * model, else by that of the power type.
 */
function makersOf({ powerRanges }: Catalogue, power: number): (type: PowerType, modelId: number) => boolean {
  const byModel = new Map<PowerType, Map<number | null, boolean>>();
  for (const { powerType, modelId, rows } of powerRanges) {
    const ofType = byModel.get(powerType) ?? new Map<number | null, boolean>();
    byModel.set(powerType, ofType.set(modelId, includesPower(rows, power)));
  }
  return (type, modelId) => {
    const ofType = byModel.get(type);
    return ofType?.get(modelId) ?? ofType?.get(null) ?? false;
  };
}

function includesPower(rows: readonly StoredPowerRow[], power: number): boolean {
  const sphere = rows.find(({ key }) => key === 'sph');
  if (!sphere) return false;
  const { range, values } = sphere;
  return (
    (range && power >= range.min && power <= range.max) ||
    (values?.some((value) => Number(value) === power) ?? false)
  );
}
