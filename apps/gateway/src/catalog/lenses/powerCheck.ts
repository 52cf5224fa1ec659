import type { PowerCheck, PowerType, Prescription } from '@lunette/prescription/contract';
import { checkPrescription, type PowerFinding } from '@lunette/prescription/rules';
import type { AnswerContext } from '../../platform/http/callContext.ts';
import { refuse } from '../../platform/http/refuse.ts';
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

function findingMessage(
  { key, code, params }: PowerFinding,
  eye: PowerCheck['eye'],
  t: AnswerContext['t'],
): string {
  return t(`catalog.power.${code}`, {
    eye: t(`catalog.eye.${eye}`),
    row: t(`catalog.power-row.${key}`).toLocaleLowerCase(),
    ...params,
  });
}
