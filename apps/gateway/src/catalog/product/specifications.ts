import type { Product } from '@lunette/catalog/contract';
import { barcodeOf } from '@lunette/catalog/rules';
import type { TextContext } from '../../platform/http/callContext.ts';
import type { CatalogProduct } from '../catalogue.ts';
import { isEyewear } from './isEyewear.ts';
import { productTranslation } from '../translations.ts';

type Items = Product['specifications'][number]['items'];

/** The smallest lens height, in millimetres, that has room for all powers of a progressive lens. */
const PROGRESSIVE_HEIGHT = 30;

/** The specifications of a product by name and value; rows without a value are left out (PDP-01, CATG-10). */
export function specificationsOf(product: CatalogProduct, context: TextContext): Product['specifications'] {
  const { t } = context;
  return [
    { name: t('catalog.spec.general'), items: rows(t, generalOf(product, context)) },
    { name: t('catalog.spec.technical'), items: rows(t, measuresOf(product, t)) },
  ].filter(({ items }) => items.length > 0);
}

/** Size and measures as two rows: `Size` and `MEASURE` of the specification. */
export function frameDetailsOf(product: CatalogProduct, { t }: TextContext): Product['frameDetails'] {
  return rows(t, [
    ['size', sizeName(product, t)],
    ['measure', boxing(product)],
  ]);
}

/** The three short lines of a wishlist item (WISH-02). */
export function wishlistTranslation(
  product: CatalogProduct,
  context: TextContext,
): Record<'colorAndCollection' | 'sizeInfo' | 'sizeDetails', string> {
  const general = new Map(generalOf(product, context));
  const words = [general.get('frame-colour'), general.get('collection')].filter(Boolean);
  return {
    colorAndCollection: words.join(' · '),
    sizeInfo: general.get('frame-size') ?? '',
    sizeDetails: general.get('size') ?? '',
  };
}

function generalOf(product: CatalogProduct, context: TextContext): [string, string | null][] {
  const { t, language } = context;
  const { model } = product;
  const word = (kind: string, value: string | null) =>
    value === null ? null : t(`catalog.${kind}.${value}`);
  const colour = product.colourFamily === null ? null : productTranslation(product, context).variant;
  return [
    ['type', word('type', model.classification)],
    ['brand', model.text[language].brand],
    ['collection', collectionName(model.collection, t)],
    ['frame-type', word('rim', model.rim)],
    ['shape', word('shape', model.shape)],
    ['frame-colour', colour],
    ['material', word('material', model.material)],
    ['frame-size', sizeName(product, t)],
    ['size', boxing(product)],
    ['suited-for', suitedFor(product, t)],
    ['gender', word('gender', model.gender)],
    ['lens', word('lens-kind', product.lensKind)],
    ['usage', word('usage', model.usage)],
    ['pack', product.packSize === null ? null : productTranslation(product, context).variant],
    ['model-no', modelNumber(product)],
    ['barcode', barcodeOf(String(product.id))],
    ['weight', model.weightGrams === null ? null : t('catalog.value.grams', { value: model.weightGrams })],
  ];
}

/** A collection as a shopper reads it: `Studio 02` is a line of frames and its edition number. */
function collectionName(collection: string | null, t: TextContext['t']): string | null {
  if (collection === null) return null;
  const [line = '', number = ''] = collection.split(' ');
  return t('catalog.collection', { line, number });
}

function measuresOf({ model, ...product }: CatalogProduct, t: TextContext['t']): [string, string | null][] {
  const millimetres = (value: number | null | undefined) =>
    value == null ? null : t('catalog.value.millimetres', { value });
  const measure = (name: string, unit: string) => {
    const value = model.measures[name];
    return value === undefined ? null : t(`catalog.value.${unit}`, { value });
  };
  const tall =
    product.lensHeight !== null &&
    product.lensHeight >= PROGRESSIVE_HEIGHT &&
    model.classification === 'eyeframe';
  return [
    ['frame-width', millimetres(product.frameWidth)],
    ['lens-width', millimetres(product.lensWidth)],
    [
      'lens-height',
      tall
        ? t('catalog.value.lens-height-progressive', { value: product.lensHeight ?? 0 })
        : millimetres(product.lensHeight),
    ],
    ['bridge', millimetres(product.bridge)],
    ['temple', millimetres(product.temple)],
    ['base-curve', measure('baseCurve', 'millimetres')],
    ['diameter', measure('diameter', 'millimetres')],
    ['water-content', measure('waterContent', 'percent')],
    ['duration', measure('minutes', 'minutes')],
  ];
}

function rows(t: TextContext['t'], named: [string, string | null][]): Items {
  return named.flatMap(([name, value]) =>
    value === null ? [] : [{ name: t(`catalog.spec.${name}`), value }],
  );
}

function sizeName({ size }: CatalogProduct, t: TextContext['t']): string | null {
  return size === null ? null : t(`catalog.size.${size}`);
}

/** The model number: line, model and width of a frame, such as `LS-ALD-132`; for other goods the stock-keeping number. */
function modelNumber({ sku, frameWidth }: CatalogProduct): string {
  const parts = sku.toUpperCase().split('-');
  return (frameWidth === null ? parts : parts.slice(1, 4)).join('-');
}

/** The boxing notation of ISO 8624: lens width, bridge and temple, `47□21–145`. */
function boxing({
  lensWidth,
  bridge,
  temple,
}: Pick<CatalogProduct, 'lensWidth' | 'bridge' | 'temple'>): string | null {
  return lensWidth === null ? null : `${lensWidth}□${bridge}–${temple}`;
}

function suitedFor({ model }: CatalogProduct, t: TextContext['t']): string | null {
  if (!isEyewear(model.classification)) return null;
  if (model.powerTypes.includes('progressive')) return t('catalog.suited.progressive');
  const wearsPower = model.powerTypes.some((type) => type === 'single_vision' || type === 'with_power');
  return t(wearsPower ? 'catalog.suited.single' : 'catalog.suited.plain');
}
