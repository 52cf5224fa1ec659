import { PrescriptionSummary, SeePictures } from '@lunette/prescription';
import { isTestedInStudio, powerSection } from '@lunette/prescription/rules';
import { SHELL_CONFIGURATION, useGetConfigurationQuery } from '@lunette/session';
import type { ReactNode } from 'react';
import type { CartLine } from '../../../contract/index.ts';
import { lineName } from '../lineName.ts';
import { PowerStatus } from './PowerStatus.tsx';

interface LinePowerProps {
  line: CartLine;
  /** A control that changes the power, such as a link that opens the power editor. */
  change?: ReactNode;
}

/**
 * The power of a line in short: whose it is, a text for each eye, and a link to its picture. The bag shows no table (RX-04).
 */
export function LinePower({ line, change }: LinePowerProps) {
  const { prescription, powerType } = line;
  const { data } = useGetConfigurationQuery(SHELL_CONFIGURATION);
  if (!prescription) return null;
  const messages = data?.power_status;
  const isSent = powerSection(prescription) === 'POWER_UPLOAD';
  const isTested = data?.studio_flow?.enabled && isTestedInStudio(prescription);
  const status = isTested ? undefined : isSent ? messages?.powerUploadText : messages?.dontKnowPowerText;
  return (
    <div
      className="flex w-fit max-w-full min-w-0 flex-wrap items-end gap-x-5 gap-y-1.5 rounded-tag bg-sunk px-3 py-2 text-14"
      data-power={powerType}
    >
      <PrescriptionSummary prescription={prescription} status={status && <PowerStatus {...status} />} />
      <div className="flex flex-wrap gap-x-5 gap-y-1.5 empty:hidden">
        <SeePictures prescription={prescription} name={lineName(line).model} />
        {change}
      </div>
    </div>
  );
}
