import { powerSection } from '@lunette/prescription/rules';
import type { OrderItem } from '../../contract/orderItem.ts';

/** Whether an item waits for an optician who reads its power from a picture (RX-10). */
export function waitsForReading({
  powerOpen,
  prescription,
}: Pick<OrderItem, 'powerOpen' | 'prescription'>): boolean {
  return powerOpen && powerSection(prescription) === 'POWER_UPLOAD';
}
