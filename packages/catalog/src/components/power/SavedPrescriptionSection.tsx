import {
  SavedPrescriptions,
  wayOf,
  type PowerDraft,
  type SavedPrescriptionList,
} from '@lunette/prescription';
import type { PowerRange } from '@lunette/prescription/contract';
import { Disclosure, ErrorState, FieldMessage } from '@lunette/ui-kit';
import { useRef, useState } from 'react';
import { useProductText } from '../../productText.ts';

interface SavedPrescriptionSectionProps {
  saved: SavedPrescriptionList;
  range: PowerRange;
  onUse: (draft: PowerDraft) => void;
}

/** The customer's saved prescriptions above the fields of a power, collapsed at first; nothing for a guest or without any. */
export function SavedPrescriptionSection({ saved, range, onUse }: SavedPrescriptionSectionProps) {
  const t = useProductText();
  const [open, setOpen] = useState(false);
  const [taken, setTaken] = useState<'typed' | 'picture' | null>(null);
  const fold = useRef<HTMLDetailsElement>(null);
  const { prescriptions, failed, isFetching, retry } = saved;
  if (prescriptions.length === 0 && !failed) return null;
  const use = (draft: PowerDraft) => {
    onUse(draft);
    setTaken(wayOf(draft));
    setOpen(false);
    fold.current?.querySelector('summary')?.focus();
  };
  return (
    <div className="mt-6 grid gap-2.5">
      <Disclosure
        ref={fold}
        title={t('power.saved')}
        open={open}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        {failed ? (
          <ErrorState
            title={t('power.saved-failed')}
            text={t('power.saved-failed-text')}
            onRetry={retry}
            retrying={isFetching}
          />
        ) : (
          <SavedPrescriptions prescriptions={prescriptions} range={range} onUse={use} />
        )}
      </Disclosure>
      <div role="status" className="empty:hidden">
        {taken && (
          <FieldMessage tone="good">
            {t(taken === 'picture' ? 'power.saved-picture' : 'power.saved-filled')}
          </FieldMessage>
        )}
      </div>
    </div>
  );
}
