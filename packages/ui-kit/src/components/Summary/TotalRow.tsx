import type { ReactNode } from 'react';

export interface TotalRowProps {
  label: ReactNode;
  children: ReactNode;
}

/** The last line of a sum, in the display face. */
export function TotalRow({ label, children }: TotalRowProps) {
  return (
    <div className="sum-row sum-total">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
