import { Check } from 'lucide-react';
import type { CartMerge } from '../../contract/index.ts';
import { DeviceIcon } from './DeviceIcon.tsx';
import { useMergeTexts } from './useMergeTexts.ts';

/** Under the name of a line: from which of two bags it came. */
export function MergeOrigin({ merge, lineId }: { merge: CartMerge; lineId: string }) {
  const { origin } = useMergeTexts();
  const told = merge.lines.find((one) => one.lineId === lineId);
  if (!told) return null;
  const client = told.from === 'device' ? merge.client : merge.otherClient;
  return (
    <p className="flex items-start gap-1.5 text-14 text-ink-soft">
      <span className="mt-0.5 shrink-0 [&>svg]:size-4">
        {told.from === 'both' ? <Check aria-hidden /> : <DeviceIcon client={client} />}
      </span>
      {origin(merge, told)}
    </p>
  );
}
