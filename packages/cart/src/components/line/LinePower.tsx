import { PrescriptionSummary } from '@lunette/prescription';
import type { ReactNode } from 'react';
import type { CartLine } from '../../contract/index.ts';

interface LinePowerProps {
  line: CartLine;
  /** The way to another power, such as a link that opens the power entry. */
  change?: ReactNode;
}

/** The power of a line at a glance: whose it is, and what each eye has; its table does not stand in a bag (RX-04). */
export function LinePower({ line: { prescription, powerType }, change }: LinePowerProps) {
  if (!prescription) return null;
  return (
    <div
      className="flex w-fit max-w-full min-w-0 flex-wrap items-end gap-x-5 gap-y-1.5 rounded-tag bg-sunk px-3 py-2 text-14"
      data-power={powerType}
    >
      <PrescriptionSummary prescription={prescription} />
      {change}
    </div>
  );
}
