import type { Catalogue, ShelfProduct } from './catalogue.ts';
import { lensesFor } from './lensOffer.ts';
import type { PowerType } from './schema.ts';

/** Days until what is made to order is there. */
const MADE_TO_ORDER = 12;

/** Ways of wearing for which a lens is ground to a power. */
const GROUND: readonly PowerType[] = ['single_vision', 'reading', 'progressive', 'with_power'];

/** Days that a product takes before it can be sent, whatever lenses are chosen. */
export function daysToMake({ jit }: Pick<ShelfProduct, 'jit'>): number {
  return jit ? MADE_TO_ORDER : 0;
}

/** Days in the laboratory with the quickest lenses of a power; null where none can be had. */
export function daysWithPower(catalogue: Catalogue, one: ShelfProduct): number | null {
  const days = GROUND.filter((type) => one.model.powerTypes.includes(type))
    .flatMap((type) => lensesFor(catalogue, one, type))
    .map(({ row }) => row.labDays);
  return days.length > 0 ? Math.min(...days) : null;
}
