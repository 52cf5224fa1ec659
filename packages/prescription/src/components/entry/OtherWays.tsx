import { Button } from '@lunette/ui-kit';
import { Camera, Clock, PencilLine } from 'lucide-react';
import { useEntryText } from '../../text.ts';
import type { PowerWay } from './powerDraft.ts';

interface OtherWaysProps {
  ways: readonly PowerWay[];
  onWay: (way: PowerWay) => void;
}

const ICON = { typed: PencilLine, picture: Camera, later: Clock };

/** The buttons that change to another way to give a power; what was entered in this one is kept. */
export function OtherWays({ ways, onWay }: OtherWaysProps) {
  const t = useEntryText();
  return (
    <div className="flex flex-wrap gap-x-1">
      {ways.map((way) => {
        const Icon = ICON[way];
        return (
          <Button key={way} kind="quiet" icon={<Icon className="size-4" />} onClick={() => onWay(way)}>
            {t(`power.way.${way}`)}
          </Button>
        );
      })}
    </div>
  );
}
