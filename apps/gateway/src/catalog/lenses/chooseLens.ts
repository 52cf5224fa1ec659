import { defaultLensType } from '@lunette/catalog/rules';
import { checkPrescription } from '@lunette/prescription/rules';
import type { PowerType } from '@lunette/prescription/contract';
import type { Catalogue, CoatingRow, LensPackageRow, CatalogProduct } from '../catalogue.ts';
import { daysToMake } from './labDays.ts';
import { lensesFor, type OfferedLens } from './lensOffer.ts';
import { powerRangeOf } from './powerRange.ts';
import { isEyewear } from '../product/isEyewear.ts';
import type { LineChoice, LineFault } from '../product/lineDetails.ts';

/** The result of a choice of lenses: its parts, or the faults because of which it cannot be made. */
export interface ChosenLens {
  powerType: PowerType | null;
  packageId: string | null;
  coatingIds: string[];
  parts: (
    | { type: 'lens_package'; row: LensPackageRow; included: false }
    | { type: 'coating'; row: CoatingRow; included: boolean }
  )[];
  labDays: number;
  faults: LineFault[];
}

/** Power types that need no prescription. */
const WITHOUT_POWER: readonly PowerType[] = ['zero_power', 'frame_only', 'without_power'];

/** Whether goods of a power type need a power; goods without a power type do not. */
export function needsPower(powerType: PowerType | null): boolean {
  return powerType !== null && !WITHOUT_POWER.includes(powerType);
}

const fault = (field: LineFault['field'], code: string): LineFault => ({
  field,
  code,
  textId: `catalog.${code.replaceAll('_', '-')}`,
});

/** Checks a choice of lenses and power against the offer for the product. */
export function chooseLens(catalogue: Catalogue, product: CatalogProduct, choice: LineChoice): ChosenLens {
  const { classification, powerTypes } = product.model;
  const powerType = choice.powerType ?? defaultOf(product);
  const faults = powerFaults(catalogue, product, powerType, choice);
  const none: ChosenLens = {
    powerType,
    packageId: null,
    coatingIds: [],
    parts: [],
    labDays: daysToMake(product),
    faults,
  };
  if (!isEyewear(classification)) {
    const hasOptions = Boolean(choice.packageId) || (choice.coatingIds?.length ?? 0) > 0;
    return hasOptions ? { ...none, faults: [...faults, fault('packageId', 'options_unsuitable')] } : none;
  }
  if (powerType === null || !powerTypes.includes(powerType)) return { ...none, powerType };
  const offered = lensesFor(catalogue, product, powerType);
  if (offered.length === 0) return none;
  const onlyOne = offered.length === 1 ? offered[0] : undefined;
  const lens = choice.packageId ? offered.find(({ row }) => row.id === choice.packageId) : onlyOne;
  if (!lens)
    return {
      ...none,
      faults: [...faults, fault('packageId', choice.packageId ? 'package_unsuitable' : 'package_required')],
    };
  return withCoatings(none, lens, choice.coatingIds ?? []);
}

function withCoatings(none: ChosenLens, lens: OfferedLens, wanted: readonly string[]): ChosenLens {
  const faults = [...none.faults];
  if (wanted.some((id) => !lens.coatings.some(({ row }) => row.id === id)))
    faults.push(fault('coatingIds', 'coating_unsuitable'));
  const choices = lens.coatings
    .filter(({ row, included }) => !included && wanted.includes(row.id))
    .flatMap(({ row }) => row.choice ?? []);
  const isReplaced = ({ row, included }: OfferedLens['coatings'][number]) =>
    included && row.choice !== null && choices.includes(row.choice);
  const taken = lens.coatings.filter(
    (coating) => (coating.included || wanted.includes(coating.row.id)) && !isReplaced(coating),
  );
  if (new Set(choices).size < choices.length) faults.push(fault('coatingIds', 'coatings_clash'));
  return {
    ...none,
    packageId: lens.row.id,
    coatingIds: taken.map(({ row }) => row.id),
    parts: [
      { type: 'lens_package', row: lens.row, included: false },
      ...taken.map(({ row, included }) => ({ type: 'coating' as const, row, included })),
    ],
    labDays: lens.row.labDays + Math.max(0, ...taken.map(({ row }) => row.labDays)),
    faults,
  };
}

function defaultOf(product: CatalogProduct): PowerType | null {
  const { classification, powerTypes } = product.model;
  const name = product.text.en.fullName;
  return defaultLensType({ classification, name, prescriptionType: powerTypes.map((id) => ({ id })) });
}

function powerFaults(
  catalogue: Catalogue,
  product: CatalogProduct,
  powerType: PowerType | null,
  { prescription }: LineChoice,
): LineFault[] {
  if (powerType === null) return prescription ? [fault('prescription', 'power_needless')] : [];
  if (!product.model.powerTypes.includes(powerType)) return [fault('powerType', 'power_type_unsuitable')];
  if (WITHOUT_POWER.includes(powerType)) return prescription ? [fault('prescription', 'power_needless')] : [];
  if (!prescription) return powerType === 'contact_lens' ? [fault('prescription', 'power_required')] : [];
  const range = powerRangeOf(catalogue, product, powerType, (id) => id);
  if (!range || product.jit) return [];
  return checkPrescription(prescription, range)
    .filter(({ isSuccess }) => !isSuccess)
    .flatMap(({ eye, fields }) =>
      fields
        .filter(({ severity }) => severity === 'error')
        .map(({ key, code }) => ({
          ...fault(`prescription.${eye}.${key}`, code),
          textId: 'catalog.power-invalid',
        })),
    );
}
