import { powerOwner, powerSection } from '@lunette/prescription/rules';
import type { ReactNode } from 'react';
import type { CartLine } from '../contract/index.ts';
import { useText } from '../text.ts';
import { PowerTable } from './PowerTable.tsx';

interface LinePowerProps {
  line: CartLine;
  /** The way to another power, such as a link that opens the power entry. */
  change?: ReactNode;
}

/** The power of a line: its grid with whose it is, the paper that was sent, or the promise to ask for it. */
export function LinePower({ line, change }: LinePowerProps) {
  const t = useText();
  const { prescription, powerType } = line;
  if (!prescription) return null;
  const section = powerSection(prescription);
  const owner = powerOwner(prescription.userName, '');
  return (
    <div
      className="flex w-fit flex-wrap items-center gap-x-5 gap-y-2.5 rounded-tag bg-sunk px-1 py-2 tablet:px-3"
      data-power={powerType}
    >
      {section === 'POWER_GRID' && <PowerTable prescription={prescription} name={owner || line.modelName} />}
      <div className="px-1 text-14">
        {section === 'POWER_UPLOAD' && <p>{t('cart.power-photo')}</p>}
        {section === 'CONTACT_FOR_POWER' && <p>{t('cart.power-by-call')}</p>}
        {owner && <p className="font-semibold">{owner}</p>}
        {change}
      </div>
    </div>
  );
}
