import { endpoint, Id, text } from '@lunette/api-client/contract';
import { z } from 'zod';
import { PowerRange, Prescription, PrescriptionSource, SavedPrescription } from './prescription.ts';

/**
 * The power types for which a prescription can be added in the account: those of the prescriptions for glasses that opticians
 * write. Sunglasses are made in the power for distance, and the powers of contact lenses depend on the product.
 */
export const AddedPowerType = z.enum(['single_vision', 'progressive', 'reading']);
export type AddedPowerType = z.infer<typeof AddedPowerType>;

/** All saved prescriptions after a change, the newest first. */
const SavedPrescriptions = z.object({ prescriptions: z.array(SavedPrescription) });
const SavedPath = z.object({ source: PrescriptionSource, prescriptionId: Id });

/** The calls with which a customer manages the saved prescriptions of the account. */
export const savedPrescriptionContract = {
  /** The powers in which glasses of a power type are made, whatever their frame. */
  getPowersOfType: endpoint({
    method: 'GET',
    path: '/v2/products/powers/:powerType',
    access: 'public',
    params: z.object({ powerType: AddedPowerType }),
    result: PowerRange,
  }),
  /** Its answer is only the id, because the answers of idempotent calls are stored, and powers are health data. */
  addSavedPrescription: endpoint({
    method: 'POST',
    path: '/v2/customers/me/prescriptions',
    access: 'customer',
    body: z.object({ powerType: AddedPowerType, prescription: Prescription }),
    result: z.object({ id: z.string() }),
    idempotent: true,
  }),
  /** Changes the name of the owner. One from an order or the cart keeps its name there. */
  renameSavedPrescription: endpoint({
    method: 'PUT',
    path: '/v2/customers/me/prescriptions/:source/:prescriptionId',
    access: 'customer',
    params: SavedPath,
    body: z.object({ userName: text(60) }),
    result: SavedPrescriptions,
  }),
  /** Removes it from the list. An order or the cart that has it keeps it. */
  removeSavedPrescription: endpoint({
    method: 'DELETE',
    path: '/v2/customers/me/prescriptions/:source/:prescriptionId',
    access: 'customer',
    params: SavedPath,
    result: SavedPrescriptions,
  }),
};
