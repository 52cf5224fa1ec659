import { className } from '@lunette/ui-kit';
import { ChevronDown } from 'lucide-react';
import type { PowerRow } from '../../../contract/prescription.ts';
import { showPower } from '../../../rules/power/powerText.ts';

interface PowerSelectProps {
  label: string;
  row: PowerRow;
  value: string;
  onChange: (kept: string) => void;
  tone?: 'bad' | 'warn' | undefined;
  off?: string | undefined;
  describedBy?: string | undefined;
}

/** The choice between the existing values of a row, in the gateway's order. */
export function PowerSelect({ label, row, value, onChange, tone, off, describedBy }: PowerSelectProps) {
  return (
    <span
      className={className('input tablet:px-2 desk:px-3.5', tone && `is-${tone}`)}
      dir={row.unit === 'text' ? undefined : 'ltr'}
      title={off}
    >
      <select
        className="num font-semibold"
        aria-label={off ? `${label}. ${off}` : label}
        aria-invalid={tone === 'bad' || undefined}
        aria-describedby={describedBy}
        disabled={Boolean(off)}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">–</option>
        {row.values?.map((offered) => (
          <option key={offered} value={offered}>
            {showPower(offered)}
          </option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none size-4 tablet:max-desk:hidden" />
    </span>
  );
}
