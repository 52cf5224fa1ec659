import { Check } from 'lucide-react';
import type { CartMerge } from '../../contract/index.ts';
import { DeviceIcon } from './DeviceIcon.tsx';
import { useMergeTexts } from './useMergeTexts.ts';

/** From which of the merged bags a line came, shown under its name. */
export function MergeOrigin({ merge, lineId }: { merge: CartMerge; lineId: string }) {
  const { origin } = useMergeTexts();
  const mergedLine = merge.lines.find((line) => line.lineId === lineId);
  if (!mergedLine) return null;
  const client = mergedLine.from === 'device' ? merge.client : merge.otherClient;
  return (
    <p className="flex items-start gap-1.5 text-14 text-ink-soft">
      <span className="mt-0.5 shrink-0 [&>svg]:size-4">
        {mergedLine.from === 'both' ? <Check aria-hidden /> : <DeviceIcon client={client} />}
      </span>
      {origin(merge, mergedLine)}
    </p>
  );
}
