import { taxedGoods } from '@lunette/cart/rules';
import { dateIn, taxPercentOf } from '@lunette/country-config';
import type { PowerType, Prescription } from '@lunette/prescription/contract';
import { CALL_FOR_POWER, checkPrescription, powerSection } from '@lunette/prescription/rules';
import { eyesBeyond, strongestPower } from '@lunette/catalog/rules';
import type { Catalogue } from '../../catalog/catalogue.ts';
import { chooseLens, needsPower } from '../../catalog/lenses/chooseLens.ts';
import { lensesFor, lensPriceOf, type OfferedLens } from '../../catalog/lenses/lensOffer.ts';
import { powerRangeOf } from '../../catalog/lenses/powerRange.ts';
import { translationIn } from '../../catalog/translations.ts';
import type { Order, StoredItem } from '../../checkout/order/schema.ts';
import type { Translate } from '../../platform/texts/texts.ts';
import type { LensChoice } from './schema.ts';

/** The catalogue of lenses and the translations of their names. */
export interface LensShop {
  catalogue: Catalogue;
  t: Translate;
}

/** The power type, lens package and coatings of an ordered item. */
export function lensOf({ details }: Pick<StoredItem, 'details'>): LensChoice {
  const oids = (type: StoredItem['details']['options'][number]['type']) =>
    details.options.filter((option) => option.type === type).map(({ oid }) => oid);
  return {
    powerType: details.powerType,
    packageId: oids('lens_package')[0] ?? null,
    coatingIds: oids('coating'),
  };
}

/** The lenses that an item could have with a power type. */
export function lensesOf({ catalogue }: LensShop, item: StoredItem, powerType: PowerType): OfferedLens[] {
  const product = catalogue.byId.get(Number(item.productId));
  if (!product?.model.powerTypes.includes(powerType)) return [];
  return lensesFor(catalogue, product, powerType);
}

/** The strongest power that a lens supports, among those that could be chosen in its place. */
export function strongestOf(lens: OfferedLens, offered: readonly OfferedLens[]): number | null {
  const thinnest = Math.max(...offered.map(({ row }) => row.refractionIndex));
  return strongestPower(lens.row.refractionIndex, lens.row.refractionIndex === thinnest);
}

/** The eyes whose power is too strong for the lens of an item. */
export function eyesTooStrong(
  shop: LensShop,
  item: StoredItem,
  prescription: Prescription,
): ('right' | 'left')[] {
  const { powerType, packageId } = lensOf(item);
  const offered = powerType === null ? [] : lensesOf(shop, item, powerType);
  const lens = offered.find(({ row }) => row.id === packageId);
  return lens ? eyesBeyond(prescription, strongestOf(lens, offered)) : [];
}

/** The coatings of another lens for an item: those that it includes, and those of the item that it can have too. */
export function remainingCoatings({ coatings }: OfferedLens, item: StoredItem): string[] {
  const own = lensOf(item).coatingIds;
  const remaining = coatings.filter(({ row, included }) => included || own.includes(row.id));
  // If coatings exclude each other, such as tints, the chosen one stays.
  return remaining
    .filter(
      ({ row, included }) =>
        !included ||
        row.choice === null ||
        !remaining.some((other) => !other.included && other.row.choice === row.choice),
    )
    .map(({ row }) => row.id);
}

/** The reasons why an item cannot have lenses, each the id of the refusal's text. */
export type LensRefusal =
  'orders.lens-unsuitable' | 'orders.lens-too-weak' | 'orders.power-unsuitable' | 'orders.picture-too-late';

/**
 * An item with other lenses: they have today's price, and the frame keeps the price at which it was ordered. Returns the
 * reason if the item cannot have the lenses.
 */
export function amendedItem(
  { catalogue, t }: LensShop,
  { country, language }: Pick<Order, 'country' | 'language'>,
  item: StoredItem,
  { powerType, packageId, coatingIds }: LensChoice,
  wanted: Prescription | null,
): StoredItem | LensRefusal {
  const product = catalogue.byId.get(Number(item.productId));
  if (!product || powerType === null) return 'orders.lens-unsuitable';
  const choice = { productId: item.productId, powerType, packageId, coatingIds };
  const lens = chooseLens(catalogue, product, choice);
  if (lens.faults.length > 0 || lens.packageId === null) return 'orders.lens-unsuitable';
  const prescription = needsPower(powerType) ? (wanted ?? LATER) : null;
  if (prescription && powerSection(prescription) === 'POWER_GRID') {
    const range = powerRangeOf(catalogue, product, powerType, (id) => id);
    const isValid = !range || checkPrescription(prescription, range).every(({ isSuccess }) => isSuccess);
    if (!isValid) return 'orders.power-unsuitable';
  }
  const options = lens.parts.map(({ type, row, included }) => ({
    type,
    oid: row.id,
    name: translationIn(row.text, { country, language }).title,
    priceMinor: included ? 0 : lensPriceOf(catalogue, country, row.id),
  }));
  const { details } = item;
  const frame = details.unitMinor - sumOf(details.options);
  const isPrescription = needsPower(powerType);
  const next: StoredItem = {
    ...item,
    prescription,
    details: {
      ...details,
      options,
      powerType,
      unitMinor: frame + sumOf(options),
      powerRequired: isPrescription ? 'POWER_REQUIRED' : 'NO_POWER',
      lensType: t(`catalog.lens-type.${powerType}.title`),
      // Older orders have one tax rate for all items, which does not change.
      ...(details.taxPercent !== undefined && {
        taxPercent: taxPercentOf(
          country,
          taxedGoods({ classification: details.classification, powerType }, isPrescription),
          dateIn(country, new Date()),
        ),
      }),
    },
  };
  const isTooStrong = prescription && eyesTooStrong({ catalogue, t }, next, prescription).length > 0;
  return isTooStrong ? 'orders.lens-too-weak' : next;
}

/** A power that will be entered later. */
const LATER: Prescription = {
  right: { sph: CALL_FOR_POWER },
  left: { sph: CALL_FOR_POWER },
};

function sumOf(options: StoredItem['details']['options']): number {
  return options.reduce((sum, { priceMinor }) => sum + priceMinor, 0);
}
