import { LinkText, Message } from '@lunette/ui-kit';
import { Clock } from 'lucide-react';
import type { PowerRange } from '../../contract/prescription.ts';
import { useEntryText } from '../../text.ts';
import { BoxFields } from './BoxFields.tsx';
import type { PowerDraft, PowerWay } from './powerDraft.ts';

interface PowerLaterProps {
  range: PowerRange;
  draft: PowerDraft;
  onDraft: (draft: PowerDraft) => void;
  ways: readonly PowerWay[];
  onWay?: ((way: PowerWay) => void) | undefined;
}

/** What happens to a power that is sent later, links to the other ways, and the boxes of contact lenses. */
export function PowerLater({ range, draft, onDraft, ways, onWay }: PowerLaterProps) {
  const t = useEntryText();
  return (
    <div className="grid max-w-text gap-5">
      <Message tone="accent" icon={<Clock />}>
        <p>{t('power.later-long')}</p>
        <p className="mt-1 flex flex-wrap gap-x-5">
          {ways
            .filter((way) => way !== 'later')
            .map((way) => (
              <LinkText key={way} as="button" onClick={() => onWay?.(way)}>
                {t(`power.way.${way}`)}
              </LinkText>
            ))}
        </p>
      </Message>
      <BoxFields range={range} draft={draft} onDraft={onDraft} />
    </div>
  );
}
