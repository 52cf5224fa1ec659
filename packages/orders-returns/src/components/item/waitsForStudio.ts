import { isTestedInStudio } from '@lunette/prescription/rules';
import type { OrderItem } from '../../contract/orderItem.ts';

/** Whether an item waits for a power that an eye test in a studio will find. */
export function waitsForStudio({ powerOpen, prescription }: OrderItem): boolean {
  return powerOpen && isTestedInStudio(prescription);
}
