import type { PowerCheck, PowerRange, PowerType, Prescription } from '@lunette/prescription/contract';
import { checkPrescription, type PowerFinding } from '@lunette/prescription/rules';
import type { AnswerContext } from '../../platform/http/callContext.ts';
import { refuse, type TextValues } from '../../platform/http/refuse.ts';
import { catalogueOf } from '../catalogue.ts';
import { requestedPowerType, powerRangeOf } from './powerRange.ts';
import { findProduct } from '../product/product.ts';

/** The powers that can be entered for a product and a power type (RX-07). Refuses a power type that does not fit. */
export async function readPowers(id: string, requested: PowerType | undefined, context: AnswerContext) {
  const { catalogue, product } = findProduct(context, id);
  const powerType = requestedPowerType(product, requested);
  const range = powerType === null ? null : powerRangeOf(catalogue, product, powerType, context.t);
  if (!range) throw refuse(422, 'power_type_unsuitable', 'catalog.power-type-unsuitable');
  return { range, product };
}

/** The powers in which glasses of a power type are made, whatever their frame (RX-07). Refuses a power type without any. */
export function powersOfType(
  powerType: PowerType,
  { catalogDb, t }: Pick<AnswerContext, 'catalogDb' | 't'>,
): PowerRange {
  const range = powerRangeOf(catalogueOf(catalogDb), null, powerType, t);
  if (!range) throw refuse(422, 'power_type_unsuitable', 'catalog.power-type-unsuitable');
  return range;
}

/** Refuses a power with an error, with the message for each faulty value (RX-08). */
export function refuseFaultyPower(
  prescription: Prescription,
  range: PowerRange,
  { t }: Pick<AnswerContext, 't'>,
): void {
  const faults = checkPrescription(prescription, range).flatMap(({ eye, fields }) =>
    fields.filter(({ severity }) => severity === 'error').map((finding) => ({ eye, finding })),
  );
  const [first] = faults;
  if (!first) return;
  const fields = faults.map(
    ({ eye, finding }) => [`prescription.${eye}.${finding.key}`, findingText(finding, eye, t)] as const,
  );
  throw refuse(422, first.finding.code, 'catalog.power-invalid', {}, Object.fromEntries(fields));
}

/** Checks the power of both eyes and answers with messages (RX-08). A product that is made to order accepts every power. */
export async function checkPowers(
  id: string,
  { powerType, prescription }: { powerType?: PowerType | undefined; prescription: Prescription },
  context: AnswerContext,
): Promise<PowerCheck[]> {
  const { range, product } = await readPowers(id, powerType, context);
  return checkPrescription(prescription, range).map(({ eye, isSuccess, fields }) => ({
    eye,
    isSuccess: isSuccess || product.jit,
    fields: fields.map((finding) => ({
      key: finding.key,
      severity: finding.severity,
      code: finding.code,
      message: findingMessage(finding, eye, context.t),
    })),
  }));
}

function findingMessage(finding: PowerFinding, eye: PowerCheck['eye'], t: AnswerContext['t']): string {
  const { id, values } = findingText(finding, eye, t);
  return t(id, values);
}

/** The text that says what is wrong with a value of an eye. */
function findingText(
  { key, code, params }: PowerFinding,
  eye: PowerCheck['eye'],
  t: AnswerContext['t'],
): { id: string; values: TextValues } {
  const row = t(`catalog.power-row.${key}`).toLocaleLowerCase();
  return { id: `catalog.power.${code}`, values: { eye: t(`catalog.eye.${eye}`), row, ...params } };
}
