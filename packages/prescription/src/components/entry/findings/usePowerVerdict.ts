import { useEffect } from 'react';
import { useValidatePowersMutation } from '../../../api/prescription.ts';
import type { PowerCheck, PowerRange, Prescription } from '../../../contract/prescription.ts';
import type { PowerFinding } from '../../../rules/finding.ts';
import { checkPrescription, isPrescriptionValid, type EyeVerdict } from '../../../rules/prescription.ts';

const SETTLED_AFTER_MS = 400;

/** The goods that a power is for. */
export interface PoweredGoods {
  id: string;
  /** Whether they are made to order, so that the gateway does not have to check the power. */
  jit: boolean;
}

/** The verdict on a prescription: by the shared rules at once, by the gateway after its answer. */
export interface PowerVerdict {
  /** Findings of the rules for each eye, while typing. */
  eyes: EyeVerdict[];
  /** Further findings of the gateway, as text. */
  remarks: PowerCheck[];
  state: 'incomplete' | 'checking' | 'valid' | 'refused' | 'failed';
  retry: () => void;
}

/**
 * Checks a prescription by the shared rules while it is typed and, once they find no error, by the gateway (RX-08). Goods that
 * are made to order need no such check. If the call fails, the power stays invalid.
 */
export function usePowerVerdict(
  goods: PoweredGoods,
  range: PowerRange,
  prescription: Prescription,
): PowerVerdict {
  const [validate, { data, isError, isLoading, originalArgs }] = useValidatePowersMutation();
  const eyes = checkPrescription(prescription, range);
  const sound = eyes.every(({ isSuccess }) => isSuccess);
  const body = JSON.stringify({
    prescription,
    ...(range.powerType === 'contact_lens' ? {} : { powerType: range.powerType }),
  });
  const asked = JSON.stringify(originalArgs?.body) === body && originalArgs?.params.productId === goods.id;
  const needed = sound && !goods.jit;

  useEffect(() => {
    if (!needed || asked) return undefined;
    const timer = setTimeout(() => void validate(argsOf(goods.id, body)), SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [needed, asked, validate, goods.id, body]);

  const results = asked && data ? data.results : [];
  const state = (): PowerVerdict['state'] => {
    if (!sound) return 'incomplete';
    if (goods.jit) return 'valid';
    if (!asked || isLoading) return 'checking';
    if (isError) return 'failed';
    return isPrescriptionValid(results, goods.jit) ? 'valid' : 'refused';
  };
  return {
    eyes,
    remarks: results.map((result) => ({
      ...result,
      fields: result.fields.filter(isNewTo(eyes, result.eye)),
    })),
    state: state(),
    retry: () => void validate(argsOf(goods.id, body)),
  };
}

type Body = Parameters<ReturnType<typeof useValidatePowersMutation>[0]>[0]['body'];

const argsOf = (productId: string, body: string) => ({
  params: { productId },
  body: JSON.parse(body) as Body,
});

/** The gateway's findings without those that the browser has already shown, as both use the same rules. */
function isNewTo(eyes: readonly EyeVerdict[], eye: EyeVerdict['eye']) {
  const known = eyes.find((verdict) => verdict.eye === eye)?.fields ?? [];
  return ({ key, code }: PowerCheck['fields'][number]) =>
    !known.some((finding: PowerFinding) => finding.key === key && finding.code === code);
}
