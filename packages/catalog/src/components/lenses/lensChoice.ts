import type { Coating, LensPackage, Product } from '../../contract/index.ts';
import type { PowerWay } from '@lunette/prescription';
import type { PowerType } from '@lunette/prescription/contract';
import type { LensStep } from '../../rules/buyingWay.ts';
import { priceNamed } from '../../rules/price.ts';

/** What a shopper has chosen in the lens panel so far. */
export interface LensChoice {
  powerType: PowerType;
  /** Null until a package is chosen by hand. */
  packageId: string | null;
  coatingIds: string[];
  /** How the power is given, or that an eye test in a studio finds it. */
  how: PowerWay | 'studio';
  /** The step that was open last. */
  step: LensStep;
}

/** Whether the power is given before the goods go into the bag. */
export const isGivenNow = ({ how }: LensChoice): boolean => how === 'typed' || how === 'picture';

/** The selected package: the chosen one if it exists for this power type, else the cheapest, even if another is recommended. */
export function packageOf(packages: readonly LensPackage[], { packageId }: LensChoice): LensPackage | null {
  const [cheapest] = packages.toSorted((a, b) => a.price.value - b.price.value);
  return packages.find(({ id }) => id === packageId) ?? cheapest ?? null;
}

/** The coatings of the selected package: the chosen ones that it offers, and the included ones that these do not replace. */
export function coatingsOf(lens: LensPackage | null, { coatingIds }: LensChoice): Coating[] {
  const coatings = lens?.coatings ?? [];
  const isChosen = ({ id, included }: Coating) => !included && coatingIds.includes(id);
  const choices = new Set(coatings.filter(isChosen).map(({ choice }) => choice));
  return coatings.filter(
    (coating) => isChosen(coating) || (coating.included && !(coating.choice && choices.has(coating.choice))),
  );
}

/** One part of the running price. */
export interface PricePart {
  title: string;
  price: number;
}

/** The selling price of a product without lenses. */
export function sellingPrice({ prices }: Pick<Product, 'prices'>): number {
  return priceNamed(prices, 'selling')?.price ?? priceNamed(prices, 'market')?.price ?? 0;
}

/** The parts of the running price: the frame, its lenses, and each coating that is not included. */
export function priceParts(
  product: Product,
  lens: LensPackage | null,
  coatings: readonly Coating[],
): PricePart[] {
  return [
    { title: product.modelName, price: sellingPrice(product) },
    ...(lens ? [{ title: lens.title, price: lens.price.value }] : []),
    ...coatings
      .filter(({ included }) => !included)
      .map(({ title, price }) => ({ title, price: price.value })),
  ];
}

/** The parts before the packages are loaded: the frame, and the lowest price of lenses for this use. */
export function partsAtLeast(product: Product, { powerType }: LensChoice): PricePart[] {
  const type = product.prescriptionType.find(({ id }) => id === powerType);
  const lenses = type?.from ? [{ title: type.title, price: type.from.value }] : [];
  return [{ title: product.modelName, price: sellingPrice(product) }, ...lenses];
}

/** The running price, rounded to minor units. */
export function totalOf(parts: readonly PricePart[]): number {
  return Math.round(parts.reduce((sum, { price }) => sum + price * 100, 0)) / 100;
}
