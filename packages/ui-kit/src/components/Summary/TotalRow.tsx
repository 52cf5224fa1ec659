import type { ReactNode } from 'react';

/** Props of `TotalRow`. */
export interface TotalRowProps {
  label: ReactNode;
  children: ReactNode;
}

/** The last row of a total, in the display typeface. */
export function TotalRow({ label, children }: TotalRowProps) {
  return (
    <div className="sum-row sum-total">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
