import type { TestGateway } from '@lunette/api-client/testing';
import {
  prescriptionContract,
  savedPrescriptionContract,
  type AddedPowerType,
  type PowerRange,
  type SavedPrescription,
} from '@lunette/prescription/contract';
import { aPowerRange, aSavedPrescription } from '@lunette/prescription/testing';

/** What a prescription has that was added or renamed in the account. */
const IN_ACCOUNT = { source: 'account' as const, orderId: null, productId: '', productName: '' };

/** The powers of a power type; progressive lenses have an addition. */
function rangeOf(powerType: AddedPowerType): PowerRange {
  const { rows } = aPowerRange();
  const addition = {
    key: 'ap' as const,
    label: 'Addition',
    unit: 'dioptre' as const,
    required: true,
    range: { min: 0.75, max: 3.5, step: 0.25 },
    values: null,
  };
  return aPowerRange({ powerType, rows: powerType === 'progressive' ? [...rows, addition] : rows });
}

/** Answers the calls about saved prescriptions from a stored one. */
export function answerPrescriptions(gateway: TestGateway): TestGateway {
  let prescriptions: SavedPrescription[] = [aSavedPrescription()];
  return gateway
    .on(prescriptionContract.getSavedPrescriptions, () => ({ prescriptions }))
    .on(savedPrescriptionContract.getPowersOfType, ({ params: { powerType } }) => rangeOf(powerType))
    .on(savedPrescriptionContract.addSavedPrescription, ({ body: { powerType, prescription }, headers }) => {
      const { left = null, right = null, imageFileName = null, userName = null } = prescription;
      const id = `added-${headers['idempotency-key']}`;
      const added = aSavedPrescription({
        ...IN_ACCOUNT,
        id,
        powerType,
        userName,
        left,
        right,
        imageFileName,
      });
      prescriptions = [added, ...prescriptions.filter((one) => one.id !== id)];
      return { id };
    })
    .on(savedPrescriptionContract.renameSavedPrescription, ({ params: { prescriptionId }, body }) => {
      prescriptions = prescriptions.map((one) =>
        one.id === prescriptionId
          ? { ...one, ...IN_ACCOUNT, id: `renamed-${one.id}`, userName: body.userName || null }
          : one,
      );
      return { prescriptions };
    })
    .on(savedPrescriptionContract.removeSavedPrescription, ({ params: { prescriptionId } }) => {
      prescriptions = prescriptions.filter(({ id }) => id !== prescriptionId);
      return { prescriptions };
    });
}
