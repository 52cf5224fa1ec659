import {
  collection,
  pictureSlug,
  type Colour,
  type FrameSize,
  type Product as Frame,
} from '@lunette/frame-model/collection';
import { sizeLabel } from '@lunette/frame-model';
import type { PowerType } from '@lunette/prescription/contract';
import { both, type Goods, type ModelRow, type ProductRow } from '../goods/goods.ts';
import { pricesOf } from '../price.ts';
import { frameSearchText } from './frameSearchText.ts';
import { piecesOf } from '../stock.ts';
import { arabicColour } from './arabicColour.ts';
import { ARABIC_BRANDS, ARABIC_WORDS } from './arabicWords.ts';
import { MAKING } from './making.ts';
import { FIRST_FRAMES, LATE_LAUNCHES, LAUNCHES, PRICES } from './assortment.ts';

/** The first number of each kind. Every model has a hundred numbers for its products: Alder is 100101, 100102, … */
const FIRST_NUMBER = { eyeframe: 1001, sunglasses: 2001 };
const LINE_CODE: Record<Frame['line'], string> = {
  'Lunette Studio': 'ls',
  'Lunette Air': 'la',
  'Lunette Sun': 'lu',
  'Lunette Kids': 'lk',
  'Lunette Read': 'lr',
};
/** The least lens height in which a progressive lens has room for all its powers, in millimetres. */
const PROGRESSIVE_HEIGHT = 30;

const slugOf = (text: string): string => text.toLowerCase().replaceAll(' ', '-');

/** The rows of all frames of the collection. */
export function frames(): Goods {
  const goods: Goods = { models: [], products: [], prices: [], stock: [] };
  const next = { ...FIRST_NUMBER };
  for (const frame of collection) addFrame(goods, frame, next[frame.kind]++);
  return goods;
}

function addFrame(goods: Goods, frame: Frame, number: number): void {
  const model = modelRow(frame, number);
  goods.models.push(model);
  const [selling, market] = shelf(frame);
  // The size in which the model was designed is first.
  const sizes = [...frame.sizes].sort((a, b) => Math.abs(a.scale - 1) - Math.abs(b.scale - 1));
  const variants = frame.colours.flatMap((colour, nth) =>
    sizes.map((size, at) => ({ colour, nth, size, at })),
  );
  variants.forEach(({ colour, nth, size, at }, index) => {
    const id = number * 100 + index + 1;
    // Every model in its first colour is listed first, then every model in its second colour, and so on.
    const rank = nth * 1000 + model.rank * 4 + at;
    goods.products.push(productRow(frame, model, { id, rank, colour, size }));
    goods.prices.push(...pricesOf(id, selling, market, FIRST_FRAMES.includes(frame.slug)));
    goods.stock.push({ productId: id, quantity: piecesOf(id, nth === 0 && model.rank <= 12) });
  });
}

function shelf({ slug }: Frame): readonly [selling: number, market: number] {
  const prices = PRICES[slug];
  if (!prices) throw new Error(`${slug} has no price in seed/frames/assortment.ts`);
  return prices;
}

function modelRow(frame: Frame, number: number): ModelRow {
  const { model, slug } = frame;
  const [name, description] = ARABIC_WORDS[slug] ?? [];
  const brand = ARABIC_BRANDS[frame.line];
  const launchedOn = LATE_LAUNCHES[slug] ?? LAUNCHES[frame.collection];
  if (!name || !brand || !launchedOn) throw new Error(`${slug} lacks its Arabic words or its day of launch`);
  const making = MAKING[model.material];
  return {
    id: number,
    slug,
    classification: frame.kind,
    brand: slugOf(frame.line),
    collection: frame.collection,
    gender: frame.suitedFor,
    shape: model.shape,
    rim: model.rim,
    material: model.material === 'acetate and metal' ? 'acetate-metal' : slugOf(model.material),
    weightGrams: frame.weightGrams,
    usage: usageOf(frame),
    powerTypes: powerTypesOf(frame),
    measures: {},
    text: both(
      { name: frame.name, brand: frame.line, description: `${frame.description} ${making.en}` },
      { name, brand, description: `${description} ${making.ar}` },
    ),
    launchedOn,
    rank: Object.keys(PRICES).indexOf(slug) + 1,
  };
}

function usageOf({ use, kind }: Frame): string | null {
  if (use) return use === 'computer' ? 'screen' : 'reading';
  return kind === 'eyeframe' ? 'everyday' : null;
}

function powerTypesOf(frame: Frame): PowerType[] {
  const isTall = Math.min(...frame.sizes.map(({ lensHeight }) => lensHeight)) >= PROGRESSIVE_HEIGHT;
  const progressive: PowerType[] = isTall && frame.suitedFor !== 'kids' ? ['progressive'] : [];
  if (frame.kind === 'sunglasses')
    return isWrapped(frame) ? ['without_power'] : ['without_power', 'with_power'];
  if (frame.use === 'reading') return ['frame_only', 'reading', ...progressive];
  if (frame.use === 'computer') return ['zero_power', 'single_vision', ...progressive, 'frame_only'];
  if (frame.suitedFor === 'kids') return ['single_vision', 'zero_power', 'frame_only'];
  return ['single_vision', 'reading', ...progressive, 'zero_power', 'frame_only'];
}

/** Lenses that are this curved distort a power, so these frames are sold without power. */
const isWrapped = ({ model }: Frame): boolean => model.baseCurve >= 6 && model.shape === 'rectangle';

function lensKindOf({ finish }: Colour): string | null {
  return finish.lens.kind === 'clear' ? null : finish.lens.kind;
}

interface Variant {
  id: number;
  rank: number;
  colour: Colour;
  size: FrameSize;
}

function productRow(frame: Frame, model: ModelRow, { id, rank, colour, size }: Variant): ProductRow {
  const picture = pictureSlug(frame, size, colour);
  const number = `${LINE_CODE[frame.line]}-${frame.slug.slice(0, 3)}-${size.slug}`;
  const use = {
    reading: ['Reading Glasses', 'نظارات قراءة'],
    computer: ['Computer Glasses', 'نظارات شاشة'],
  } as const;
  const [english, arabic] = frame.use ? use[frame.use] : [];
  const ar = model.text.ar;
  const words = both(
    { variant: colour.name, fullName: [frame.line, frame.name, english].filter(Boolean).join(' ') },
    { variant: arabicColour(colour.name), fullName: [arabic, ar.brand, ar.name].filter(Boolean).join(' ') },
  );
  const row = {
    id,
    modelId: model.id,
    sku: `${frame.kind === 'eyeframe' ? 'eye' : 'sun'}-${number}-${colour.slug}`,
    slug: picture,
    style: `${frame.slug}-${colour.slug}`,
    picture: `frames/${picture}`,
    size: slugOf(sizeLabel(size.frameWidth)),
    frameWidth: size.frameWidth,
    lensWidth: size.lensWidth,
    lensHeight: size.lensHeight,
    bridge: size.bridge,
    temple: size.temple,
    colour: colour.slug,
    colourFamily: colour.family,
    lensKind: lensKindOf(colour),
    swatch: [colour.swatch].flat(),
    packSize: null,
    jit: false,
    text: words,
    rank,
  };
  return { ...row, searchText: frameSearchText(model, row) };
}
