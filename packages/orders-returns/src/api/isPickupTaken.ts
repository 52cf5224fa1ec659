import { codeOf } from '@lunette/api-client';

/** Whether a call was refused because its pickup slot is full or is not offered any more. */
export function isPickupTaken(error: Parameters<typeof codeOf>[0]): boolean {
  return codeOf(error) === 'pickup_taken';
}
