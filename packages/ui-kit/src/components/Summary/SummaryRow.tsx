import type { ReactNode } from 'react';
import { className as join } from '../../className.ts';

/** Props of `SummaryRow`. */
export interface SummaryRowProps {
  label: ReactNode;
  /** Explains the line in small print: `at market price ₹9,400`. */
  note?: ReactNode;
  /** The row is a discount or credit: shown in green. */
  saving?: boolean;
  /** The amount: usually `<Price>`. */
  children: ReactNode;
}

/** One row of a total: a label, an optional explanation and an amount. */
export function SummaryRow({ label, note, saving, children }: SummaryRowProps) {
  return (
    <div className="sum-row">
      <dt>
        {label}
        {note && <small className="sum-note">{note}</small>}
      </dt>
      <dd className={join('num', saving && 'text-good')}>{children}</dd>
    </div>
  );
}
